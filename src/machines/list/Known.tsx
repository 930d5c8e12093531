import { Fragment, type ReactNode } from 'react';
import { rowsOf, type OfferGroup, type OfferRow } from './rows';

/** How a value reads that no document gives, alone or in a line: "2 years Not found". */
const UNKNOWN = /(Not found|Not known)/u;

/** Whether a text is nothing but the word for a value that no document gives. */
export const isUnknownText = (text: string): boolean => text !== '' && text.replace(UNKNOWN, '') === '';

interface Props {
  readonly text: string;
}

/** A text of a row, with a dash for each value that is not known, which is explained once below the rows. */
export default function Known({ text }: Props): ReactNode {
  return text.split(UNKNOWN).map((part, index) =>
    UNKNOWN.test(part) ? (
      <span key={index} role="img" aria-label={part.toLowerCase()}>
        —
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** All texts of a row that may hold an unknown value. */
export function textsOf({ figures, fold, facts }: OfferRow): readonly string[] {
  return [
    ...figures.flatMap(({ text, small = [] }) => [text, ...small]),
    fold.text,
    ...facts.flatMap(([, value]) => value),
  ];
}

/** What a dash means, below a group of rows that has one. */
export function dashNote(group: OfferGroup): string | undefined {
  return rowsOf(group).some((row) => textsOf(row).some((text) => UNKNOWN.test(text)))
    ? 'A dash (—) stands for what no document that we opened says.'
    : undefined;
}
