import * as z from 'zod';
import { idOf, kebabId, pagePath, several, wording } from './fieldTypes';
import { records } from './kind';
import { described } from './meta';
import { always, eachNamedOnce, rowsIn } from './rowRules';

/** Amounts, percentages and durations, which may change. */
const QUANTITY = /[₹%]|\d[\d.,]*\s?(?:per cent|lakh|crore|years?|months?|days?|hours?)\b/i;

/** A sentence or two without numbers, so that it stays true if the law changes. */
function meaning(max: number) {
  return wording(20, max).refine((text) => !QUANTITY.test(text), {
    error: 'write it without the number, and name its figure in "figures": the value then stands below the text',
  });
}

const glossaryFile = records({
  kind: 'glossary',
  title: 'The words of money that pages use, each explained in a sentence',
  nameField: 'id',
  row: {
    id: kebabId().meta(described('Name by which pages and links ask for it. Do not change it later.', 'apr')),
    term: wording(2, 40).meta(described('The word as pages write it.', 'APR')),
    full: wording(5, 80).optional().meta(described('What its letters stand for.', 'Annual Percentage Rate')),
    short: meaning(160).meta(described('One sentence that a reader in a second language understands.')),
    more: meaning(240).optional().meta(described('One or two sentences on what follows from it.')),
    also: several(wording(2, 50), 'write a list of other names, such as [monthly instalment]')
      .optional()
      .meta(described('What else people call it, in whatever language. The search knows these names, too.')),
    figures: several(idOf('figures'), 'write a list of ids of src/content/figures.yml, such as [repo-rate]')
      .optional()
      .meta(described('Figures of src/content/figures.yml that belong to it.')),
    page: z
      .strictObject(
        {
          name: wording(3, 60).meta(described('The words of the link.', 'SIP calculator')),
          path: pagePath().meta(described('The page or calculator where it matters.', '/calculators/sip')),
        },
        { error: 'write the page as "{ name: SIP calculator, path: /calculators/sip }"' },
      )
      .optional()
      .meta(described('Our page or calculator where it matters.')),
  },
});

/** Every name of every term, with its path. */
function namesIn(data: unknown) {
  return rowsIn(data).flatMap(({ term, full, also }, index) => {
    const others: readonly unknown[] = Array.isArray(also) ? also : [];
    return [
      { name: term, path: ['rows', index, 'term'] },
      { name: full, path: ['rows', index, 'full'] },
      ...others.map((name, place) => ({ name, path: ['rows', index, 'also', place] })),
    ];
  });
}

/** Term names must be unique, or visitors would find only one of two. */
const oneTermAName = (data: unknown, context: z.core.$RefinementCtx): void =>
  eachNamedOnce(namesIn(data), context, 'this name already stands at line {line}; remove it here or there');

/** The glossary: src/content/glossary.yml. */
export const glossary = { ...glossaryFile, file: glossaryFile.file.superRefine(oneTermAName, always) };

export type Term = z.infer<typeof glossary.row>;
