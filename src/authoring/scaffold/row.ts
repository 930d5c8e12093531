import * as z from 'zod';
import { columnsOf, listingKinds } from '../../content/schemas';
import type { AnyKind, ListingKind } from '../../content/schemas';
import { faultBy, listItems } from './question';
import type { Question } from './question';
import type { Row } from './insertRow';

export type RowType = 'lender' | 'card' | 'row';

/** The kinds of list to which a row of each type may be added; `row` is for all that are neither lenders nor cards, too. */
export function kindsFor(type: RowType): ListingKind[] {
  const all = Object.keys(listingKinds) as ListingKind[];
  if (type === 'lender') return all.filter((kind) => kind.endsWith('-offers'));
  return type === 'card' ? ['card-listings'] : all;
}

/** One question a field, in the words and with the rules of the kind. Optional fields may stay empty. */
export function rowQuestions(kind: ListingKind): Question[] {
  const { fields }: AnyKind = listingKinds[kind];
  const shown = columnsOf(kind).map(({ field }) => field);
  const inOrder = [...shown, ...Object.keys(fields).filter((field) => !shown.includes(field))];
  return inOrder.flatMap((name) => {
    const field = fields[name];
    if (!field) return [];
    const isList = field.schema instanceof z.ZodArray;
    const isOptional = field.schema.safeParse(undefined).success;
    return [
      {
        name,
        text: `${field.label}. ${field.description}${isList ? `${field.description.endsWith('.') ? '' : '.'} Put semicolons between them.` : ''}`,
        ...(isOptional && { otherwise: '' }),
        fault: isList ? faultOfList(field.schema) : faultBy(field.schema),
      },
    ];
  });
}

/** The schema speaks of lines in a file; here they are typed on one line. */
function faultOfList(schema: z.ZodType): Question['fault'] {
  const fault = faultBy(schema, listItems);
  return (answer) => fault(answer)?.replace('each beginning with "- "', 'with semicolons between them');
}

/** The answers as a row, its fields in the order of the kind; optional ones without an answer are left out. */
export function rowFrom(kind: ListingKind, answers: Readonly<Record<string, string>>): Row {
  const { fields }: AnyKind = listingKinds[kind];
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { schema }]) => {
      const answer = answers[name] ?? '';
      if (answer === '') return [];
      return [[name, schema instanceof z.ZodArray ? listItems(answer) : answer]];
    }),
  );
}
