import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { homeLoanRecords } from '../../../content/homeLoans';
import { listRecords } from '../../../content/listRecords';
import { figureValues } from '../../../content/figureValues';
import { kindsIn } from '../../../content/listCatalogue';
import { kindOf, type CardsFile, type DocumentsFile, type ListingFile } from '../../../content/schemas';
import { RATES_HOLD_MONTHS } from '../../../machines/list/ageing';
import { LOAN_FEE_GST } from '../../../content/law/gst';
import { loanRules, REPO_CHANGES } from '../../../lists/loans/rules';
import { todayInIndia } from '../../../content/today';
import { dataOf, readContent } from '../../content/loadDataFile';
import type { Site } from '../../../checks/model';
import { openList, openListSchema } from './openList';
import { openListCsv } from './openListCsv';
import { rankedUntilOf } from './parts';
import { publishedLists, type PublishedList } from './openLists';
import { CARDS, openCards, openCardsCsv, openCardsSchema } from './openCards';
import { HOME_LOANS, homeLoansCsv, openHomeLoans, openHomeLoansSchema } from './openHomeLoans';

/** Reads the home loan list from the same files as the page. */
export function readHomeLoans() {
  const { data } = readContent('home-loans', 'docs/home-loans.yml');
  const records = homeLoanRecords(data, readContent('providers').data, readContent('documents').data);
  return { records, rules: loanRules(figureValues(readContent('figures').data, [LOAN_FEE_GST, REPO_CHANGES])) };
}

/** The records of all credit cards, from one file per issuer, and what of them is held back. */
export function readCards({ data }: Pick<Site, 'data'>): Required<Pick<CardsFile, 'rows' | 'held'>> {
  const files = data.filter(({ kind }) => kind === 'cards').map((file) => dataOf(file) as CardsFile);
  return { rows: files.flatMap(({ rows }) => rows), held: files.flatMap(({ held = [] }) => held) };
}

/** The three files of one list. */
interface OpenFiles {
  readonly json: object;
  readonly csv: string;
  readonly schema: z.ZodType;
}

async function writeFiles(outDir: string, base: string, { json, csv, schema }: OpenFiles): Promise<void> {
  const pretty = (data: unknown): string => `${JSON.stringify(data, undefined, 2)}\n`;
  const file = path.join(outDir, base);
  await mkdir(path.dirname(file), { recursive: true });
  await Promise.all([
    writeFile(`${file}.json`, pretty(json)),
    // Without a byte-order mark, Excel assumes the encoding of the machine and shows â‚¹ for the rupee sign.
    writeFile(`${file}.csv`, `\uFEFF${csv}`),
    writeFile(`${file}.schema.json`, pretty(z.toJSONSchema(schema))),
  ]);
}

/** Kinds of lists that are ranked by market values. */
const rankedKinds = [...kindsIn('loans'), ...kindsIn('deposits')];

function untilOf(data: ListingFile, documents: DocumentsFile): string | undefined {
  if (!rankedKinds.includes(data.kind)) return undefined;
  const { records } = listRecords(data, readContent('providers').data, documents);
  return rankedUntilOf({ days: records.map(({ day }) => day), months: RATES_HOLD_MONTHS }).rankedUntil;
}

/** The files of a list, in its page's order. */
export function filesOf(list: PublishedList, documents: DocumentsFile) {
  const kind = kindOf(list.data.kind);
  const json = openList(list.data, list, documents, untilOf(list.data, documents));
  return { json, csv: openListCsv(kind, json), schema: openListSchema(kind) };
}

/** Publishes the lists as files with their schemas: /data/home-loans.json and so on. */
export async function writeOpenData(outDir: string, site: Site): Promise<void> {
  const { records, rules } = readHomeLoans();
  const open = openHomeLoans(records, rules, todayInIndia());
  const documents = readContent('documents').data;
  const { rows, held } = readCards(site);
  const cards = openCards(rows, readContent('providers').data, documents, held);
  await Promise.all([
    writeFiles(outDir, HOME_LOANS.base, { json: open, csv: homeLoansCsv(open), schema: openHomeLoansSchema }),
    writeFiles(outDir, CARDS.base, { json: cards, csv: openCardsCsv(cards), schema: openCardsSchema }),
    ...publishedLists(site).map((list) => writeFiles(outDir, list.base, filesOf(list, documents))),
  ]);
}
