import { isRecord } from '../../../lib/isRecord';
import { addressed, type Site } from '../../model';
import { rowsOf } from '../../records';
import type { Rule } from '../rule';
import { numbersIn } from './writtenNumbers';

/** Between a name and its number: "Utkarsh 7.50%", "Unity pays 6.00%", "Ujjivan adds 0.25%". Not another number, and no end of a clause. */
const BETWEEN = String.raw`(?: Bank)?(?: [a-z]+){0,3} `;

/** Percentages that stand behind the name of a provider on a page with a list, and that none of the provider's values says. */
export const namedRates: Rule = (site, report) => {
  const names = namesOfProviders(site);
  if (names.size === 0) return;
  const rates = ratesByProvider(site, names);
  const behindName = new RegExp(
    String.raw`\b(?<name>${[...names.keys()]
      .sort((one, other) => other.length - one.length)
      .map((name) => name.replaceAll(/[.*+?()]/gu, String.raw`\$&`))
      .join('|')})${BETWEEN}(?<rate>\d+(?:\.\d+)?)%`,
    'gu',
  );
  for (const { path, paragraphs, dataFiles } of addressed(site)) {
    if (dataFiles.size === 0) continue;
    for (const { words, line, column } of paragraphs) {
      for (const { groups = {} } of words.matchAll(behindName)) {
        const { name = '', rate = '' } = groups;
        const known = rates.get(names.get(name) ?? '');
        if (!known || says(known, Number(rate))) continue;
        const message = `no value of ${name} in our data is ${rate}%; compare the text with the rows, or name the document in a row`;
        report({ path, line, column, found: JSON.stringify(`${name} … ${rate}%`), message });
      }
    }
  }
};

/** The percentages of a provider: those of each of its rows. */
type Rates = readonly (readonly number[])[];

/** Whether a row has a rate, or two that lie so far apart: what seniors get more, or a spread. */
function says(rows: Rates, rate: number): boolean {
  const isRate = (one: number): boolean => Math.abs(one - rate) < 0.001;
  return rows.some((rates) =>
    rates.some((one) => isRate(one) || rates.some((other) => rate < 3 && isRate(one - other))),
  );
}

/** Ids of providers by their names, long and short. */
function namesOfProviders(site: Site): ReadonlyMap<string, string> {
  return new Map(
    (rowsOf(site, 'providers') ?? []).flatMap(({ id, name, shortName }) =>
      [name, shortName].flatMap((one) => (typeof one === 'string' ? [[one, String(id)] as const] : [])),
    ),
  );
}

function ratesByProvider({ data }: Site, names: ReadonlyMap<string, string>): ReadonlyMap<string, Rates> {
  const found = new Map<string, (readonly number[])[]>();
  for (const row of data.flatMap(({ rows }) => rows)) {
    const id = row['provider'] ?? row['issuer'] ?? names.get(String(row['name'] ?? row['bank']));
    if (typeof id !== 'string') continue;
    const rates = textsOf(row)
      .flatMap(numbersIn)
      .flatMap(({ unit, value }) => (unit === 'percent' ? [value] : []));
    found.set(id, [...(found.get(id) ?? []), rates]);
  }
  return found;
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : [];
}
