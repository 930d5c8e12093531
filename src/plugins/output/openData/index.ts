import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { homeLoanRecords } from '../../../content/homeLoans';
import { loanRules } from '../../../content/loanRules';
import type { DataFile } from '../../../content/schemas';
import { loadDataFile } from '../../content/loadDataFile';
import { HOME_LOAN_FILES as PATHS } from '../../../lib/offers/openDataPaths';
import { homeLoansCsv, openHomeLoans, openHomeLoansSchema } from './openHomeLoans';

async function load<Kind extends DataFile['kind']>(siteDir: string, file: string, kind: Kind) {
  const absolute = path.join(siteDir, file);
  const data = loadDataFile(absolute, await readFile(absolute, 'utf8'));
  if (data.kind !== kind) throw new Error(`${file} is of the kind "${data.kind}", not "${kind}"`);
  return data as Extract<DataFile, { readonly kind: Kind }>;
}

/** The list of home loans, from the same files as the page. */
export async function readHomeLoans(siteDir: string) {
  const [file, providers, documents, figures, defaults] = await Promise.all([
    load(siteDir, 'docs/home-loans.yml', 'home-loans'),
    load(siteDir, 'src/content/providers.yml', 'providers'),
    load(siteDir, 'src/content/documents.yml', 'documents'),
    load(siteDir, 'src/content/figures.yml', 'figures'),
    load(siteDir, 'src/content/defaults.yml', 'defaults'),
  ]);
  return { ...homeLoanRecords(file, providers, documents), ...loanRules(figures, defaults, 'home-loan') };
}

/** Writes the lists as files that others can load, with their schema: /data/home-loans.json and so on. */
export async function writeOpenData(siteDir: string, outDir: string): Promise<void> {
  const open = openHomeLoans(await readHomeLoans(siteDir));
  const json = (data: unknown): string => `${JSON.stringify(data, undefined, 2)}\n`;
  await mkdir(path.join(outDir, 'data'), { recursive: true });
  await Promise.all([
    writeFile(path.join(outDir, PATHS.json), json(open)),
    // Excel takes a file without the mark for one in the encoding of the machine, and shows â‚¹ for the rupee.
    writeFile(path.join(outDir, PATHS.csv), `\uFEFF${homeLoansCsv(open)}`),
    writeFile(path.join(outDir, PATHS.schema), json(z.toJSONSchema(openHomeLoansSchema))),
  ]);
}
