import { Fragment, type ReactNode } from 'react';
import { rowsOf, type OfferGroup, type OfferRow } from './rows';

/** The words for an unknown value, alone or in a line: "2 years Not found". */
const UNKNOWN = /(Not found|Not known)/u;

/** Whether a text consists only of the words for an unknown value. */
export const isUnknownText = (text: string): boolean => text !== '' && text.replace(UNKNOWN, '') === '';

interface Props {
  readonly text: string;
}

/** A row's text, with a dash for each unknown value; one note below the rows explains it. */
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

/** All texts of a row that may contain an unknown value. */
export function textsOf({ figures, fold, facts }: OfferRow): readonly string[] {
  return [
    ...figures.flatMap(({ text, small = [] }) => [text, ...small]),
    fold.text,
    ...facts.flatMap(([, value]) => value),
  ];
}

/** The explanation of dashes, below a group of rows with any. */
export function dashNote(group: OfferGroup): string | undefined {
  return rowsOf(group).some((row) => textsOf(row).some((text) => UNKNOWN.test(text)))
    ? 'A dash (—) stands for what no document that we opened says.'
    : undefined;
}
