import { currentPeriod, findFigure } from '../content/figures';
import type { FiguresFile } from '../content/schemas';
import type { FigureValues } from '../islands/Calculator/definition';
import { exactValue } from '../lib/quantities/span';
import { parse } from '../lib/quantities/quantity';

/** @throws {Error} when the text is neither one percentage nor one amount */
function numberOf(id: string, text: string): number {
  if (/^\d+(?:\.\d+)?%/.test(text)) return Number.parseFloat(text);
  const { value } = parse('money', text);
  const rupees = value && 'least' in value ? exactValue(value) : undefined;
  if (rupees === undefined) throw new Error(`the figure "${id}" reads "${text}"; a calculator needs one number`);
  return rupees;
}

/** The present values of figures, by their ids. */
export function figureValues(registry: FiguresFile, ids: readonly string[]): FigureValues {
  return Object.fromEntries(ids.map((id) => [id, numberOf(id, currentPeriod(findFigure(registry, id)).value)]));
}
