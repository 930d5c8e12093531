import type { ReactNode } from 'react';
import * as words from '../messages.en';

/** Says after the words of a link that it opens in a new tab, to those who do not see it. */
export default function NewTab(): ReactNode {
  return <span className="visuallyHidden">{` ${words.newTab}`}</span>;
}
