import { currentPeriod, findFigure, periodOn } from './figures';
import type { FiguresFile } from './schemas';
import { exactValue } from '../lib/quantities/span';
import { parse } from '../lib/quantities/quantity';

/** Values of figures of the law, by the names under which a definition asks for them: rupees, percent or years. */
export type FigureValues = Readonly<Record<string, number>>;

/** @throws {Error} when the text is neither one percentage, one amount nor one time in years */
function numberOf(id: string, text: string): number {
  if (/^\d+(?:\.\d+)?(?:%| years$)/.test(text)) return Number.parseFloat(text);
  const { value } = parse('money', text);
  const rupees = value && 'least' in value ? exactValue(value) : undefined;
  if (rupees === undefined) throw new Error(`the figure "${id}" reads "${text}"; one number is needed`);
  return rupees;
}

/** One of several percentages and amounts in a text such as "85% up to ₹2.5 lakh, 80% up to ₹5 lakh", counted from 1. */
function oneOf(name: string, text: string, place: number): number {
  const found = text.match(/₹[\d.,]*\d(?: (?:lakh|crore))?|\d+(?:\.\d+)?%/g)?.[place - 1];
  if (found === undefined) throw new Error(`the figure "${name}" reads "${text}"; it holds no such number`);
  return numberOf(name, found);
}

/**
 * The values of figures, by the names that a definition asks for.
 *
 * @param names an id for the present value, such as "ppf-rate", or with a day for the value that held then: "ppf-rate@2025-03-31". Of a
 * figure with several numbers, "gold-loan-ltv#2" is the second.
 */
export function figureValues(registry: FiguresFile, names: readonly string[]): FigureValues {
  return Object.fromEntries(
    names.map((name) => {
      const [before = '', place] = name.split('#');
      const [id = '', day] = before.split('@');
      if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day)) {
        throw new Error(`write the day of "${name}" as in "${id}@2025-03-31"`);
      }
      const figure = findFigure(registry, id);
      const { value } = day === undefined ? currentPeriod(figure) : periodOn(figure, day);
      return [name, place === undefined ? numberOf(name, value) : oneOf(name, value, Number(place))];
    }),
  );
}
