import type { ReactNode } from 'react';
import { useSiteData } from '../../useSiteData';

interface Props {
  /** Last day on which it is true, year-month-day */
  readonly day: string;
  /** Replacement from the next day on; without it, the text disappears */
  readonly then?: string;
  readonly children: ReactNode;
}

/**
 * A part of a sentence about a future date. The build leaves it out after its last day; on a copy that is opened later, src/behaviours/overdue.ts
 * marks it as old, which hides it, and shows its replacement.
 */
export default function Until({ day, then, children }: Props): ReactNode {
  const { today } = useSiteData();
  if (today > day) return then ?? null;
  return (
    <>
      <span data-until={day} data-ends="">
        {children}
      </span>
      {then !== undefined && (
        <span data-until={day} data-pagefind-ignore hidden>
          {then}
        </span>
      )}
    </>
  );
}
