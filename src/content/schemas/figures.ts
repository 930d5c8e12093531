import * as z from 'zod';
import { dayCount, httpsLink, isoDate, kebabId, plainText } from './fieldTypes';
import { rowHint } from './defineKind';
import { rowsOf } from './listingFile';

const periodHint = 'write the period as "{ value: 7.1%, source: { name: … } }"';

const periodSchema = z.strictObject(
  {
    value: plainText(1, 120).describe('The figure as it reads in a sentence. Example: 18 to 65 years'),
    from: isoDate()
      .optional()
      .describe('First day on which it held. Leave out where it is not known or does not matter.'),
    until: isoDate().optional().describe('Last day on which it held. The last period has none while it still holds.'),
    source: z
      .strictObject(
        {
          name: plainText(2, 120).describe('Who says so: an institution or a document.'),
          url: httpsLink().optional().describe('Official address where it can be checked.'),
        },
        { error: 'write the source as "{ name: Reserve Bank of India }", with a url where there is one' },
      )
      .describe('Where the figure comes from.'),
  },
  { error: periodHint },
);

const figureSchema = z.strictObject(
  {
    id: kebabId().describe('Name by which pages quote it. Do not change it later. Example: ppf-rate'),
    label: plainText(5, 120).describe('What the figure is, for visitors. Example: PPF interest rate'),
    periods: z
      .array(periodSchema, { error: 'write a list of at least one period' })
      .min(1, { error: 'write at least one period' })
      .describe('Values in the order of time. The last is the present one.'),
    checked: isoDate().describe('Day on which an editor last compared it with its source.'),
    reviewEveryDays: dayCount().describe('Days after which it should be checked again.'),
    note: plainText(10, 280).optional().describe('A condition or limit that belongs with the figure.'),
  },
  { error: rowHint },
);

/** The registry of figures that prose quotes: src/content/figures.yml. */
export const figuresFile = z.strictObject({ kind: z.literal('figures'), rows: rowsOf(figureSchema) });

export type FigurePeriod = z.infer<typeof periodSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type FiguresFile = z.infer<typeof figuresFile>;
