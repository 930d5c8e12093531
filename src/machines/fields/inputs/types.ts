import type { NumberFieldSpec } from '../NumberField/fieldSpec';

/** A value of a field. */
export type Value = number | string | boolean;

/** The values of fields, by the name that stands in the address. */
export type Values = Readonly<Record<string, Value>>;

/** A field of one number. */
export type NumberInput = { readonly kind: 'number'; readonly spec: NumberFieldSpec };

/** A field with a few answers in words. */
export type ChoiceInput = {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
};

/** A box to tick. */
export type ToggleInput = { readonly kind: 'toggle'; readonly label: string };

export type Input = NumberInput | ChoiceInput | ToggleInput;

/** What is wrong between fields that are each right alone, by the name of the field to say it at: retirement before today. */
export type Conflicts<Own extends Values> = { readonly [Name in keyof Own]?: string };

/** A field for each value. */
export type Inputs<Own extends Values> = { readonly [Name in keyof Own]: Input };
