import type { ReactNode } from 'react';
import type { Inputs, Value, Values } from '../fields/inputs/types';

/** How a pasted text fills the fields, such as a statement that a lender wrote. */
export type Pasting<Own extends Values> = {
  /** The box, `PasteBox`: calculators without one do without its code */
  readonly Box: (props: PasteBoxProps<Own>) => ReactNode;
  /** Label of the box for the text, and what happens to it */
  readonly label: string;
  readonly hint: string;
  /** What the fields hold if nothing is known: before a text fills some of them, and after the visitor emptied them */
  readonly empty: Own;
  /** Choices that stay as a visitor sees or has made them while the other fields are emptied: no choice of theirs is changed in silence */
  readonly keeps: readonly (keyof Own & string)[];
  readonly read: (text: string) => ReadText<Own>;
};

/** What a text says of the fields. */
export type ReadText<Own extends Values> = {
  /** Values that it names, each with the words that it was read from */
  readonly values: readonly { readonly name: keyof Own & string; readonly value: Value; readonly quote: string }[];
  /** What it names besides, as it is written, and no field took */
  readonly unused: readonly string[];
};

/** Empty fields, but for the choices among `values` that stay. */
export function emptyBut<Own extends Values>(
  { empty, keeps }: Pick<Pasting<Own>, 'empty' | 'keeps'>,
  values: Own,
  isKept: (name: keyof Own & string) => boolean = () => true,
): Own {
  return { ...empty, ...Object.fromEntries(keeps.filter(isKept).map((name) => [name, values[name]])) };
}

export interface PasteBoxProps<Own extends Values> {
  readonly pasting: Pasting<Own>;
  readonly inputs: Inputs<Own>;
  /** What the text said; undefined before there was one */
  readonly read: ReadText<Own> | undefined;
  readonly onRead: (read: ReadText<Own> | undefined) => void;
  /** Sets the fields */
  readonly onFill: (values: Own) => void;
}
