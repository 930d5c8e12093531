import { allPeriods, currentPeriod, findFigure, periodOn } from './figures';
import type { Figure, FiguresFile } from './schemas';
import { numberOfDay } from '../lib/format/dates';
import { exactValue } from '../lib/quantities/span';
import { parse } from '../lib/quantities/quantity';
import { firstYear, lastDayOf, taxYearOn } from './taxYear';

/** Values of figures by the names by which a definition requests them: in rupees, percent, years or months. */
export type FigureValues = Readonly<Record<string, number>>;

/**
 * Parses rupees, a percentage, years or months, or a plain number.
 * @throws {Error} when the text is anything else
 */
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

/** "nil to ₹3 lakh, 5% to ₹7 lakh, 30% above" as one entry a step: "… above 0", "… above 300000", "… above 700000". */
function scaleEntries(name: string, text: string): readonly (readonly [string, number])[] {
  let above = 0;
  return text.split(', ').map((step) => {
    const [percent = '', upTo = ''] = step.split(/ to | above$/);
    const entry = [`${name} above ${above}`, percent === 'nil' ? 0 : numberOf(name, percent)] as const;
    if (upTo) above = numberOf(name, upTo);
    return entry;
  });
}

/** All values of a figure, one entry for each period: "… from ", "… from 2024-07-23". */
function historyEntries(figure: Figure): readonly (readonly [string, number])[] {
  const { id } = figure;
  return allPeriods(figure).map(({ from = '', value }) => [`${id} from ${from}`, numberOf(id, value)]);
}

/** The first day of the current value, in days since 1 January 1970. */
function firstDay(figure: Figure): number {
  const { from } = currentPeriod(figure);
  if (from === undefined) throw new Error(`the figure "${figure.id}" does not say from when its value holds`);
  return numberOfDay(from);
}

/** The tax year of a figure that is set by tax year. */
function taxYearOf({ id, taxYear }: Figure): string {
  if (taxYear === undefined) throw new Error(`the figure "${id}" does not say up to which tax year it is known`);
  return taxYear;
}

/** So many values of a figure are given for "lately": rates that are ranked are younger than the oldest of them. */
const VALUES_LATELY = 4;

/** The first tax year for which the registry knows a figure; undefined if it has one value without a first and a last day. */
function firstKnownYear(figure: Figure): number | undefined {
  const [{ from, until } = {}] = allPeriods(figure);
  if (from === undefined) return until === undefined ? undefined : firstYear(taxYearOn(until));
  const year = firstYear(taxYearOn(from));
  return from === `${year}-04-01` ? year : year + 1;
}

/** The names of the values of figures at the beginning of each tax year: "cess@2024-04-01" and so on, from the first that is known for all. */
function namesByTaxYear(figures: readonly Figure[]): readonly string[] {
  const first = Math.max(...figures.map((figure) => firstKnownYear(figure) ?? -Infinity));
  return figures.flatMap((figure) => {
    const last = firstYear(taxYearOf(figure));
    const count = Number.isFinite(first) ? last - first + 1 : 1;
    return Array.from({ length: count }, (_year, index) => `${figure.id}@${last - count + 1 + index}-04-01`);
  });
}

/**
 * The values of figures, by the names that a definition asks for.
 *
 * @param names an id for the present value, such as "ppf-rate", or with a day for the value that held then: "ppf-rate@2025-03-31". Of a
 * figure with several numbers, "gold-loan-ltv#2" is the second. A scale, such as slabs of tax, has an entry for each step; `scaleOf` reads
 * them. For the other days, "ppf-rate by day" has an entry for each value that it had, "ppf-rate lately" for the last four, and "debt-fund-tax since" is the first day of the
 * present one; `figureHistory` reads both. "cess by tax year" has an entry for each tax year up to the last that is known, named by its first day,
 * them. For the other days, "ppf-rate by day" has an entry for each value that it had, and "debt-fund-tax since" is the first day of the
 * present one; `figureHistory` reads both. "cess by tax year" has an entry for each tax year that is known for all figures that are asked for in this way, named by its first day,
 * and "cess known until" is the last day of that year.
 * @throws {Error} when a value is neither such a number nor a scale
 */
export function figureValues(registry: FiguresFile, names: readonly string[]): FigureValues {
  const byYear = names.flatMap((name) => /^(\S+) by tax year$/.exec(name)?.[1] ?? []);
  const valuesByTaxYear: readonly (readonly [string, number])[] =
    byYear.length === 0
      ? []
      : Object.entries(figureValues(registry, namesByTaxYear(byYear.map((id) => findFigure(registry, id)))));
  return Object.fromEntries(
    names.flatMap((name): readonly (readonly [string, number])[] => {
      const [figureId = '', asked] = name.split(/ (?=by day$|lately$|since$|by tax year$|known until$)/);
      if (asked === 'by day') return historyEntries(findFigure(registry, figureId));
      if (asked === 'lately') return historyEntries(findFigure(registry, figureId)).slice(-VALUES_LATELY);
      if (asked === 'since') return [[name, firstDay(findFigure(registry, figureId))]];
      if (asked === 'by tax year') return valuesByTaxYear.filter(([key]) => key.startsWith(`${figureId}@`));
      if (asked === 'known until') return [[name, numberOfDay(lastDayOf(taxYearOf(findFigure(registry, figureId))))]];
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
