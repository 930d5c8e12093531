// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';

/**
 * Adds copies of credit cards in a copy of the site until it has a number of them: the values of the real ones, again and again.
 * @param {string} site
 * @param {number} count
 */
export async function addCards(site, count) {
  const folder = path.join(site, 'src/content/cards');
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name);
      const issuer = parseDocument(await readFile(file, 'utf8'));
      /** @type {{ rows: { id: string, name: string }[] }} */
      const { rows } = issuer.toJS();
      return { file, issuer, rows };
    }),
  );
  const cards = files.flatMap(({ issuer, rows }) => rows.map((row) => ({ issuer, row })));
  for (let number = cards.length; number < count; number += 1) {
    const card = cards[number % cards.length];
    if (!card) throw new Error('The site has no credit cards.');
    const { issuer, row } = card;
    const copy = { ...row, id: `${row.id}-${number}`, name: `${row.name} ${number}` };
    issuer.addIn(['rows'], issuer.createNode(copy, { aliasDuplicateObjects: false }));
  }
  await Promise.all(files.map(({ file, issuer }) => writeFile(file, String(issuer))));
}
