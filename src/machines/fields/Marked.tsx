import { Fragment, type ReactNode } from 'react';

/** Around the key numbers of a sentence: "costs **₹39,066 a month** at". */
const MARK = '**';

/** The space in "₹2 lakh", where a line must not end. */
const INSIDE_AMOUNT = /(₹[\d.,]+) (?=lakh|crore|लाख|करोड़)/gu;

/** A sentence with its key numbers in bold, and no amount broken over two lines. */
export default function Marked({ text }: { readonly text: string }): ReactNode {
  // Keyed by index, so that moving a slider updates text nodes only.
  return text
    .replaceAll(INSIDE_AMOUNT, '$1\u00A0')
    .split(MARK)
    .map((part, place) => (place % 2 === 1 ? <b key={place}>{part}</b> : <Fragment key={place}>{part}</Fragment>));
}

/** The same sentence as plain text, for screen readers. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK, '');
