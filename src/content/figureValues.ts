import { allPeriods, currentPeriod, findFigure, periodOn } from './figures';
import type { Figure, FiguresFile } from './schemas';
import { exactValue } from '../lib/quantities/span';
import { parse } from '../lib/quantities/quantity';
import { numberOfDay } from '../lib/days';
import { firstYear, lastDayOf, taxYearOn } from './taxYear';

/** Values of figures, by the names that definitions request: in rupees, percent, years or months. */
export type FigureValues = Readonly<Record<string, number>>;

/** Each value by its name. */
type Entries = readonly (readonly [string, number])[];

/*
 * The values of the registry are texts for readers, of which three forms hold numbers:
 * - one number: "₹12,500", "₹2.5 lakh", "4%", "15 years", "24 months" or "376", which `numberOf` reads;
 * - several in a sentence, "85% up to ₹2.5 lakh, 80% up to ₹5 lakh", of which `oneOf` reads one by its place;
 * - a scale that ends with "above", "nil to ₹3 lakh, 5% to ₹7 lakh, 30% above", which `scaleEntries` reads.
 */

/** @throws {Error} when the text is no single number */
function numberOf(name: string, text: string): number {
  if (/^\d+(?:\.\d+)?(?:%| (?:years?|months?)$|$)/.test(text)) return Number.parseFloat(text);
  const { value } = parse('money', text);
  const rupees = value && 'least' in value ? exactValue(value) : undefined;
  if (rupees === undefined) throw new Error(`the figure "${name}" reads "${text}"; one number is needed`);
  return rupees;
}

/** One of several numbers in a text such as "85% up to ₹2.5 lakh, 80% up to ₹5 lakh", counted from 1. */
function oneOf(name: string, text: string, place: number): number {
  const found = text.match(/₹[\d.,]*\d(?: (?:lakh|crore))?|\d+(?:\.\d+)?%?/g)?.[place - 1];
  if (found === undefined) throw new Error(`the figure "${name}" reads "${text}"; it holds no such number`);
  return numberOf(name, found);
}

/** "nil to ₹3 lakh, 5% to ₹7 lakh, 30% above" as one entry per step: "… above 0", "… above 300000", "… above 700000". */
function scaleEntries(name: string, text: string): Entries {
  let above = 0;
  return text.split(', ').map((step) => {
    const [percent = '', upTo = ''] = step.split(/ to | above$/);
    const entry = [`${name} above ${above}`, percent === 'nil' ? 0 : numberOf(name, percent)] as const;
    if (upTo) above = numberOf(name, upTo);
    return entry;
  });
}

/** All values of a figure, one entry per period: "… from ", "… from 2024-07-23". */
function historyEntries(figure: Figure): Entries {
  const { id } = figure;
  return allPeriods(figure).map(({ from = '', value }) => [`${id} from ${from}`, numberOf(id, value)]);
}

/** The first day of the current value, in days since 1 January 1970. */
function firstDay(figure: Figure): number {
  const { from } = currentPeriod(figure);
  if (from === undefined)
    throw new Error(`the figure "${figure.id}" does not say from when its value holds; write "from"`);
  return numberOfDay(from);
}

/** The tax year of a figure that is set by tax year. */
function taxYearOf({ id, taxYear }: Figure): string {
  if (taxYear === undefined)
    throw new Error(`the figure "${id}" does not say up to which tax year it is known; write "taxYear"`);
  return taxYear;
}

/** The day on which somebody last compared a figure with its document, in days since 1 January 1970. */
function checkedDay({ id, checked }: Figure): number {
  if (checked === undefined) throw new Error(`the figure "${id}" is market practice, which nobody checks`);
  return numberOfDay(checked);
}

/** Number of values for "lately": ranked rates are younger than the oldest of them. */
const VALUES_LATELY = 4;

/** What a name may request behind the id of a figure, but for its tax years, which depend on those of other figures. */
const behindAnId: Readonly<Record<string, (figure: Figure, name: string) => Entries>> = {
  'by day': historyEntries,
  lately: (figure) => historyEntries(figure).slice(-VALUES_LATELY),
  since: (figure, name) => [[name, firstDay(figure)]],
  'known until': (figure, name) => [[name, numberOfDay(lastDayOf(taxYearOf(figure)))]],
  checked: (figure, name) => [[name, checkedDay(figure)]],
};

/** The first tax year with a known value; undefined for a single value without a first and a last day. */
function firstKnownYear(figure: Figure): number | undefined {
  const [{ from, until } = {}] = allPeriods(figure);
  if (from === undefined) return until === undefined ? undefined : firstYear(taxYearOn(until));
  const year = firstYear(taxYearOn(from));
  return from === `${year}-04-01` ? year : year + 1;
}

/** Names of figures at the beginning of each tax year, from the first that is known for all: "cess@2024-04-01" and so on. */
function namesByTaxYear(figures: readonly Figure[]): readonly string[] {
  const first = Math.max(...figures.map((figure) => firstKnownYear(figure) ?? -Infinity));
  return figures.flatMap((figure) => {
    const last = firstYear(taxYearOf(figure));
    const count = Number.isFinite(first) ? last - first + 1 : 1;
    return Array.from({ length: count }, (_year, index) => `${figure.id}@${last - count + 1 + index}-04-01`);
  });
}

/**
 * The values of figures, by the names that a definition requests.
 *
 * @param names one of these forms for each value:
 * - "ppf-rate": the current value; "ppf-rate@2025-03-31": the value on that day
 * - "gold-loan-ltv#2": the second of a figure's several numbers
 * - "new-regime-slabs": a scale, with an entry per step; `scaleOf` reads it
 * - "ppf-rate by day": an entry for each value of its history; "ppf-rate lately": for the last four; `historyOf` reads both
 * - "debt-fund-tax since": the first day of the current value; `sinceDay` reads it
 * - "cess by tax year": an entry for each tax year known for all figures requested in this form, named by its first day
 * - "cess known until": the last day of the last known tax year; `lastKnownDay` reads it
 * - "nsc-rate checked": the day on which somebody last compared it with its document; `checkedDay` reads it
 * @throws {Error} when a value is neither such a number nor a scale
 */
export function figureValues(registry: FiguresFile, names: readonly string[]): FigureValues {
  const byYear = names.flatMap((name) => /^(\S+) by tax year$/.exec(name)?.[1] ?? []);
  const valuesByTaxYear: Entries =
    byYear.length === 0
      ? []
      : Object.entries(figureValues(registry, namesByTaxYear(byYear.map((id) => findFigure(registry, id)))));
  return Object.fromEntries(
    names.flatMap((name): Entries => {
      const [, figureId = '', asked = ''] = /^(\S+) (.+)$/.exec(name) ?? [];
      if (asked === 'by tax year') return valuesByTaxYear.filter(([key]) => key.startsWith(`${figureId}@`));
      const { [asked]: read } = behindAnId;
      if (read) return read(findFigure(registry, figureId), name);
      const [before = '', place] = name.split('#');
      const [id = '', day] = before.split('@');
      if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day)) {
        throw new Error(`write the day of "${name}" as in "${id}@2025-03-31"`);
      }
      const figure = findFigure(registry, id);
      const { value } = day === undefined ? currentPeriod(figure) : periodOn(figure, day);
      if (place !== undefined) return [[name, oneOf(name, value, Number(place))]];
      return value.endsWith(' above') ? scaleEntries(name, value) : [[name, numberOf(name, value)]];
    }),
  );
}
