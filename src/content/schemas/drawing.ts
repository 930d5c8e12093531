import * as z from 'zod';
import { calculatorIds } from '../calculatorIds';
import { isDrawable } from '../drawing';
import { flag, wording } from './fieldTypes';
import { described } from './meta';

const numberHint = 'write the number that the article comes down to, such as "₹36,949 less"';
const oneHint = 'write one of "bars", "parts" and "calculator" below it';
const calculatorHint = 'write the id of a calculator, such as "sip"; src/content/calculatorIds.ts lists them';
const LEAST_ROWS = 2;
const MOST_ROWS = 5;

/** Names and amounts, one per line. */
function amounts(as: 'bar' | 'part', example: string) {
  const hint = `write ${LEAST_ROWS} to ${MOST_ROWS} lines, each a name and an amount, such as "${example}"`;
  const amount = z.string({ error: hint }).refine((text) => isDrawable(text, as), { error: hint });
  return z
    .record(wording(2, 60), amount, { error: hint })
    .refine((rows) => Object.keys(rows).length >= LEAST_ROWS && Object.keys(rows).length <= MOST_ROWS, { error: hint })
    .optional();
}

/** An article's key number with its chart, for its header and for lists. */
export const drawing = z
  .strictObject(
    {
      number: wording(2, 32)
        .refine((text) => /\d/.test(text), { error: numberHint })
        .meta(described('The number that the article comes down to, as its text has it.', '₹36,949 less')),
      caption: wording(30, 160).meta(described('What one sees in the picture, in a sentence.')),
      bars: amounts('bar', 'Card loan at 18%: ₹1,07,917').meta(
        described('Amounts, or ranges of them, as bars on one scale.'),
      ),
      isCost: flag('The bars are what something costs; charts draw that in clay.'),
      parts: amounts('part', 'Rent: ₹25,000').meta(described('Amounts that add up to one sum, in order.')),
      calculator: z
        .strictObject({ id: z.enum(calculatorIds, { error: calculatorHint }), inputs: z.string().optional() })
        .optional()
        .meta(described('What a calculator draws, with the inputs that are not its own: "monthly=5000&years=10".')),
    },
    { error: oneHint },
  )
  .refine(({ bars, parts, calculator }) => [bars, parts, calculator].filter(Boolean).length === 1, { error: oneHint })
  .optional()
  .meta(described('The central number of the article with its picture, for its head and for lists.'));
