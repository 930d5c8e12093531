import { format, type Quantity } from './quantity';

/** Another value that is known of the same thing: what a second page says, or what only some pay. */
export interface OtherValue<Value> {
  readonly value: Value;
  /** Its condition or source, as a phrase after the value: "through a broker". */
  readonly condition: string;
  /** Id of a document. */
  readonly document: string;
}

/** @returns "9.98% through a broker" */
export function otherText({ value, condition }: Pick<OtherValue<Quantity>, 'value' | 'condition'>): string {
  return `${format(value)} ${condition}`;
}

/** A value and what else is known of it: "0.50%; up to 2% by the schedule of charges". */
export function withOthers(text: string, others: readonly OtherValue<Quantity>[] = []): string {
  return [text, ...others.map(otherText)].join('; ');
}
