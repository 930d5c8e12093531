import type { ReactNode } from 'react';
import { knownUntil, lastKnownOf } from '../../../content/figures';
import type { Figure } from '../../../content/schemas';
import { useSiteData } from '../../useSiteData';
import * as words from '../messages.en';

interface Props {
  readonly figure: Figure;
  /** Text before and after it, such as brackets */
  readonly before: string;
  readonly after?: string;
  /** Whether the date of the last check precedes it, so that the month is not repeated */
  readonly isDated?: boolean;
}

/**
 * "last known, June 2026", for a figure past its review date or tax year. Until then it is hidden in the HTML, and src/behaviours/overdue.ts shows it
 * on later visits. Market practice has no date.
 */
export default function LastKnown({ figure, before, after = '', isDated = false }: Props): ReactNode {
  const { today } = useSiteData();
  const until = knownUntil(figure);
  if (until === undefined) return null;
  const text =
    isDated && figure.taxYear === undefined ? words.lastKnown : words.lastKnownOf({ when: lastKnownOf(figure) });
  return (
    <span data-until={until} data-pagefind-ignore hidden={today <= until}>
      {`${before}${text}${after}`}
    </span>
  );
}
