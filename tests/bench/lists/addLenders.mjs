// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';

/**
 * Adds copies of lenders to the list of home loans in a copy of the site until it has a number of them. Their values are those of the
 * real ones in turn, each with a provider of its own.
 * @param {string} site
 * @param {number} count
 */
export async function addLenders(site, count) {
  const files = {
    list: path.join(site, 'docs/home-loans.yml'),
    providers: path.join(site, 'src/content/providers.yml'),
  };
  const list = parseDocument(await readFile(files.list, 'utf8'));
  const providers = parseDocument(await readFile(files.providers, 'utf8'));
  /** @type {{ rows: { provider: string }[] }} */
  const { rows } = list.toJS();
  /** @type {{ rows: { id: string, name: string }[] }} */
  const { rows: records } = providers.toJS();
  for (let number = 1; number <= count - rows.length; number += 1) {
    const row = rows[number % rows.length];
    const record = records.find(({ id }) => id === row?.provider);
    if (!row || !record) throw new Error('The list names a provider that has no record.');
    const id = `${record.id}-${number}`;
    list.addIn(['rows'], list.createNode({ ...row, provider: id }));
    providers.addIn(
      ['rows'],
      providers.createNode({ ...record, id, name: `${record.name} ${number}`, shortName: `L${number}` }),
    );
  }
  await writeFile(files.list, String(list));
  await writeFile(files.providers, String(providers));
}
