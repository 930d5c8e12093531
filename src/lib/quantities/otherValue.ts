import { upperFirst } from '../upperFirst';
import { format, type Quantity } from './quantity';
import * as words from './messages.en';

/** Another value that is known of the same thing: what a second page says, or what only some pay. */
export interface OtherValue<Value> {
  readonly value: Value;
  /** Its condition or source, as a phrase after the value: "through a broker". */
  readonly condition: string;
  readonly document: string;
  /** Whether its condition leaves out those for whom the list counts, such as the self-employed. */
  readonly notCounted?: true | undefined;
  /** Whether it is for a loan that is taken over from another lender. */
  readonly takenOver?: true | undefined;
}

/** @returns "9.98% through a broker" */
export function otherText({ value, condition }: Pick<OtherValue<Quantity>, 'value' | 'condition'>): string {
  return `${format(value)} ${condition}`;
}

/** What else is known, as a sentence of its own. */
export const otherSentence = (other: OtherValue<Quantity>): string =>
  words.asSentence({ value: upperFirst(otherText(other)) });

/** A value and what else is known of it: "0.50%; up to 2% by the schedule of charges". */
export function withOthers(text: string, others: readonly OtherValue<Quantity>[] = []): string {
  return [text, ...others.map(otherText)].join('; ');
}

/** A value and the remark on it, as sentences: "Up to 30 years. Or to age 75." */
export function withNote(text: string, note: string | undefined): string {
  return note === undefined ? text : words.withNote({ value: text, note });
}
