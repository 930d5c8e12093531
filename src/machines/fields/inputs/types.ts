import type { NumberFieldSpec } from '../NumberField/fieldSpec';

/** A value of a field; null for a number that may be left empty, and is. */
export type Value = number | string | boolean | null;

/** Field values by their name in the address. */
export type Values = Readonly<Record<string, Value>>;

export type NumberInput = { readonly kind: 'number'; readonly spec: NumberFieldSpec };

/** A field with a few options. */
export type ChoiceInput = {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** The option that a value of an earlier address comes to, where options follow the data; '' for none */
  readonly nearest?: (text: string) => string;
};

/** A checkbox. */
export type ToggleInput = { readonly kind: 'toggle'; readonly label: string };

export type Input = NumberInput | ChoiceInput | ToggleInput;

/** Conflicts between individually valid fields, such as retirement before today: the message, by the name of the field that shows it. */
export type Conflicts<V extends Values> = { readonly [Name in keyof V]?: string };

/** A field for each value. */
export type Inputs<V extends Values> = { readonly [Name in keyof V]: Input };
