import { Fragment, type ReactNode } from 'react';
import { UNKNOWN } from './unknownText';

/** A row's text, with a dash for each unknown value, which one note below the rows explains. */
export default function Known({ text }: { readonly text: string }): ReactNode {
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
