import { currentPeriod, findFigure, periodOn } from '../content/figures';
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

/**
 * The values of figures, by the names that a definition asks for.
 *
 * @param names an id for the present value, such as "ppf-rate", or with a day for the value that held then: "ppf-rate@2025-03-31"
 */
export function figureValues(registry: FiguresFile, names: readonly string[]): FigureValues {
  return Object.fromEntries(
    names.map((name) => {
      const [id = '', day] = name.split('@');
      if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day)) {
        throw new Error(`write the day of "${name}" as in "${id}@2025-03-31"`);
      }
      const figure = findFigure(registry, id);
      return [name, numberOf(name, (day === undefined ? currentPeriod(figure) : periodOn(figure, day)).value)];
    }),
  );
}
