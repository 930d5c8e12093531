import * as z from 'zod';
import { parseConditions } from '../../lib/quantities/conditions';
import { isUnknown, parse, words, type QuantityKind } from '../../lib/quantities/quantity';
import { idOf, plainText } from './fieldTypes';
import { hidden } from './meta';

/** Fields whose short text is read into a typed value, and the document that each value comes from. */

/** A text of one grammar, or one of the words for a missing number where `orUnknown` allows them. */
function read<Kind extends QuantityKind>(kind: Kind, error: string) {
  return z.string({ error }).transform((text, context) => {
    const reading = parse(kind, text);
    if (reading.problem === undefined) return reading.value;
    context.addIssue({ code: 'custom', message: reading.problem, input: text });
    return z.NEVER;
  });
}

const examples: Readonly<Record<QuantityKind, string>> = {
  rate: 'write a rate such as "from 7.15%" or "7.50% - 8.45%"',
  fee: 'write a fee such as "0.35%, ₹2,000 to ₹10,000" or "Nil"',
  money: 'write an amount such as "₹50 lakh"',
  tenure: 'write a tenure such as "up to 30 years"',
  age: 'write an age such as "18 to 70 years"',
};

/** A quantity that has to be known: no word for a missing number. */
export function quantity<Kind extends QuantityKind>(kind: Kind) {
  return read(kind, examples[kind]).transform((value, context) => {
    if (!isUnknown(value)) return value;
    context.addIssue({ code: 'custom', message: examples[kind], input: value });
    return z.NEVER;
  });
}

/** Conditions that hold together: "salaried, score at least 840". */
export function conditions() {
  return z.string({ error: 'write conditions such as "salaried, score at least 840"' }).transform((text, context) => {
    const reading = parseConditions(text);
    if (reading.problem === undefined) return reading.value;
    context.addIssue({ code: 'custom', message: reading.problem, input: text });
    return z.NEVER;
  });
}

export const documentId = () =>
  idOf('documents').meta(
    hidden('Document', 'Id of the document in src/content/documents.yml that says so.', 'sbi-rates-2026-10'),
  );

const note = plainText(10, 280)
  .optional()
  .meta(hidden('Note', 'What belongs with the value and is outside its grammar, such as whom else it holds for.'));

/** What stands beside every value: its document, and a note. */
export const sourced = { document: documentId(), note };

/**
 * A value with its document. "Not found", "Not available" and "Varies" stand for a missing number; only "Not found" needs no document.
 */
export function sourcedQuantity<Kind extends QuantityKind>(kind: Kind) {
  return z
    .strictObject(
      {
        value: read(kind, examples[kind]).meta(hidden('Value', 'The value as the document says it, before GST.')),
        document: documentId().optional(),
        note,
      },
      { error: `${examples[kind]} as "value:", with its "document:" below` },
    )
    .superRefine(({ value, document }, context) => {
      if (document !== undefined || value.kind === 'not-found') return;
      const message = `write the document that says so, or "${words['not-found']}" as the value`;
      context.addIssue({ code: 'custom', path: ['document'], message });
    });
}
