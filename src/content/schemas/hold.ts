import * as z from 'zod';
import { wording } from './fieldTypes';
import { fieldsOf, hidden, metaOf } from './meta';
import { isRecord } from '../../lib/isRecord';
import { unknownWords } from '../../lib/quantities/unknown';
import { reportAt, rowsIn } from './rowRules';
import * as words from './messages.en';

/**
 * Takes something out that may be wrong, until it is put right: `hold: reason` on a list or a row, and on a row `hold: { field: reason }` for one of
 * its values. src/content/heldBack.ts does it for every list when it is loaded.
 */

/** Something of a list that may be wrong and is shown nowhere, with the reason that visitors read. */
export interface HeldBack {
  /** Name of its row; undefined for the whole list */
  readonly row?: string;
  /** Field of its value; undefined for the whole row */
  readonly field?: string;
  readonly reason: string;
}

const reason = () => wording(10, 200);

const hint = 'write why in 10 to 200 characters, or for one value "{ processingFee: why }"';

/** On a row: the reason, or reasons by the fields that they are for. */
export const hold = () =>
  z
    .union([reason(), z.record(z.string(), reason())], { error: hint })
    .optional()
    .meta(
      hidden(
        words.heldBack,
        'Why this row may be wrong. It then stands nowhere on the site, but for this reason below the list.',
        'The rate is being compared with the bank’s page.',
      ),
    );

/** On a whole list. */
export const listHold = () =>
  reason().optional().meta(hidden(words.heldBack, 'Why these rows may be wrong. All are then held back.'));

/** What becomes of the value of a held field. */
export type HeldAs = 'a word' | 'a word as its value' | 'nothing';

/** @returns undefined for a field that a row cannot do without, so that the whole row has to be held */
export function heldAs(row: z.ZodObject, field: string): HeldAs | undefined {
  const { [field]: schema } = fieldsOf(row);
  if (!schema || field === 'hold') return undefined;
  if (metaOf(schema).quantity !== undefined) return 'a word';
  if (schema instanceof z.ZodOptional) return 'nothing';
  const value = schema instanceof z.ZodObject ? fieldsOf(schema)['value'] : undefined;
  return value && z.safeParse(value, unknownWords['not-found']).success ? 'a word as its value' : undefined;
}

/** Reports a hold on a field that there is not, or that a row cannot do without. */
export function holdsWhatItCan(data: unknown, context: z.core.$RefinementCtx, row: z.ZodObject): void {
  const able = Object.keys(fieldsOf(row)).filter((field) => heldAs(row, field) !== undefined && field !== 'source');
  for (const [index, { hold: held }] of rowsIn(data).entries()) {
    if (!isRecord(held)) continue;
    for (const field of Object.keys(held).filter((name) => !able.includes(name))) {
      const message = `hold the whole row with "hold: why", or one of its values: ${able.join(', ')}`;
      reportAt(context, ['rows', index, 'hold', field], message);
    }
  }
}
