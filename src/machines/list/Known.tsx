import { Fragment, type ReactNode } from 'react';
import { UNKNOWN } from './unknownText';

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
