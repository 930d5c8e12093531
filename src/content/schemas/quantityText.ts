import * as z from 'zod';
import { parseConditions } from '../../lib/quantities/conditions';
import { parseCell, type QuantityCell } from '../../lib/quantities/cell';
import { isUnknown, parse, type QuantityKind } from '../../lib/quantities/quantity';
import { unknownWords } from '../../lib/quantities/unknown';
import type { Reading } from '../../lib/quantities/reading';
import { ending, endsWithSuccessor, noteUntil } from './dated';
import { flag, idOf, several, wording } from './fieldTypes';
import { described } from './meta';
import { moneyProblem, textProblem } from './textRules';

/** Fields whose text is parsed into a typed value, and their source documents. */

const examples: Readonly<Record<QuantityKind, string>> = {
  rate: 'write a rate such as "from 7.15%" or "7.50% - 8.45%"',
  fee: 'write a fee such as "0.35%, ₹2,000 to ₹10,000" or "Nil"',
  money: 'write an amount such as "₹50 lakh"',
  tenure: 'write a tenure such as "up to 30 years"',
  age: 'write an age such as "18 to 70 years"',
  share: 'write a percentage such as "98.52%" or "up to 75%"',
  return: 'write a yearly return such as "18.40%" or "-2.10%"',
  count: 'write a number such as "11,400" or "11,400+"',
  bands: 'write a rate, or rates by balance such as "2.50% up to ₹1 lakh; 3.00% above"',
};

/** A text parsed by `readingOf`, such as conditions or card rewards. */
export function parsed<Value>(readingOf: (text: string) => Reading<Value>, error: string) {
  return z.string({ error }).transform((text, context): Value => {
    const reading = readingOf(text);
    if (reading.problem === undefined) return reading.value;
    context.addIssue({ code: 'custom', message: reading.problem, input: text });
    return z.NEVER;
  });
}

/** A quantity, or one of the words for a missing number. */
function read<Kind extends QuantityKind>(kind: Kind) {
  return parsed((text) => parse(kind, text), examples[kind]);
}

/** A quantity that must be known. */
export function quantity<Kind extends QuantityKind>(kind: Kind) {
  return read(kind).transform((value, context) => {
    if (!isUnknown(value)) return value;
    context.addIssue({ code: 'custom', message: examples[kind], input: value });
    return z.NEVER;
  });
}

/**
 * A quantity of a list, or a word for a missing one. A remark in brackets may follow: "up to 90% (of the on-road price)".
 *
 * @param most the largest plausible number, in the unit of the quantity
 */
export function cell<Kind extends QuantityKind>(kind: Kind, most = Number.POSITIVE_INFINITY) {
  const reads = z.string({ error: examples[kind] }).transform((text, context): QuantityCell<Kind> => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message, input: text });
      return z.NEVER;
    };
    const problem = textProblem(text) ?? moneyProblem(text);
    if (problem !== undefined) return refuse(problem);
    const reading = parseCell(kind, text);
    if (reading.problem !== undefined)
      return refuse(`${withoutEcho(reading.problem, text)}, or "${unknownWords['not-found']}"`);
    const top = greatest(reading.value);
    return top > most ? refuse(`${top} is more than ${most}; check the decimal point`) : reading.value;
  });
  return reads.meta({ quantity: kind });
}

/** Removes the value from a message, because every message is printed after it. */
function withoutEcho(problem: string, text: string): string {
  return problem.replace(`"${text}" is not understood; `, '');
}

/** The upper end of a quantity that is a span; 0 for others. */
function greatest(value: QuantityCell): number {
  return Math.max(0, ...['least', 'most'].map((end) => Number((value as Readonly<Record<string, unknown>>)[end] ?? 0)));
}

/** Conditions that must all hold: "salaried, score at least 840". */
export function conditions() {
  return parsed(parseConditions, 'write conditions such as "salaried, score at least 840"');
}

export const documentId = () =>
  idOf('documents').meta(described('Id of the document in src/content/documents that says so.', 'sbi-rates-2026-10'));

const note = wording(10, 280)
  .optional()
  .meta(described('What belongs with the value and is outside its grammar, such as whom else it holds for.'));

/** Other known values: from a second page, or for some customers only. */
export function otherValues<Kind extends QuantityKind>(kind: Kind) {
  const other = z.strictObject(
    {
      value: quantity(kind),
      condition: wording(5, 100).meta(
        described('Its condition or source, as a phrase after the value.', 'for customers of six months'),
      ),
      document: documentId(),
      notCounted: flag(
        'Set where its condition leaves out those for whom the list counts, such as the self-employed. A higher fee without it is counted as the end of a range.',
      ),
      takenOver: flag('Set where it is the fee of a loan that is taken over from another lender.'),
    },
    { error: 'write the value as "value:", when it holds as "condition:", and its "document:"' },
  );
  return several(other, 'write the other values as a list, each beginning with "- value:"').optional();
}

const OTHERS = described('What else is known of this value: lower, newer, or for some only. Each is listed beside it.');

/** Fields next to every value: its document, and a note. */
export const sourced = { document: documentId(), note, noteUntil: noteUntil() };

/** Fields next to a published rate. */
export const sourcedRate = { ...sourced, others: otherValues('rate').meta(OTHERS) };

/**
 * A value with its document. "Not found", "Not available" and "Varies" stand for a missing number; only "Not found" needs no document.
 */
export function sourcedQuantity<Kind extends QuantityKind>(kind: Kind) {
  const fields = {
    value: read(kind).meta(described('The value as the document says it, before GST.')),
    document: documentId().optional(),
    others: otherValues(kind).meta(OTHERS),
    note,
    noteUntil: noteUntil(),
  };
  const hint = `${examples[kind]} as "value:", with its "document:" below`;
  const hasDocument = ({ value, document }: { value: { kind: string }; document?: string | undefined }): boolean =>
    document !== undefined || value.kind === 'not-found';
  const unproved = `write the document that says so, or "${unknownWords['not-found']}" as the value`;
  const later = z.strictObject(fields, { error: hint }).refine(hasDocument, { error: unproved, path: ['document'] });
  return z
    .strictObject({ ...fields, ...ending(later) }, { error: hint })
    .refine(hasDocument, { error: unproved, path: ['document'] })
    .superRefine(endsWithSuccessor);
}
