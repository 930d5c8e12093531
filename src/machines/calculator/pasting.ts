import type { ReactNode } from 'react';
import type { Inputs, Value, Values } from '../fields/inputs/types';

/** How a pasted text fills the fields, such as a statement that a lender wrote. */
export type Pasting<V extends Values> = {
  /** The box, `PasteBox`: calculators without one do without its code */
  readonly Box: (props: PasteBoxProps<V>) => ReactNode;
  /** Label of the box for the text, and what happens to it */
  readonly label: string;
  readonly hint: string;
  /** What the fields hold if nothing is known: before a text fills some of them, and after the visitor emptied them */
  readonly empty: V;
  /** Choices that stay as a visitor sees or has made them while the other fields are emptied: no choice of theirs is changed in silence */
  readonly keeps: readonly (keyof V & string)[];
  readonly read: (text: string) => ReadText<V>;
};

/** What a text says of the fields. */
export type ReadText<V extends Values> = {
  /** Values that it names, each with the words that it was read from */
  readonly values: readonly { readonly name: keyof V & string; readonly value: Value; readonly quote: string }[];
  /** What it names besides, as it is written, and no field took */
  readonly unused: readonly string[];
};

/** Empty fields, but for the choices among `values` that stay. */
export function emptyBut<V extends Values>(
  { empty, keeps }: Pick<Pasting<V>, 'empty' | 'keeps'>,
  values: V,
  isKept: (name: keyof V & string) => boolean = () => true,
): V {
  return { ...empty, ...Object.fromEntries(keeps.filter(isKept).map((name) => [name, values[name]])) };
}

export interface PasteBoxProps<V extends Values> {
  readonly pasting: Pasting<V>;
  readonly inputs: Inputs<V>;
  /** What the text said; undefined before there was one */
  readonly read: ReadText<V> | undefined;
  readonly onRead: (read: ReadText<V> | undefined) => void;
  /** Sets the fields */
  readonly onFill: (values: V) => void;
  /** Empties the fields, but for the choices that stay */
  readonly onEmpty: () => void;
}
