import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import defaults from '@site/src/content/defaults.yml';
import figures from '@site/src/content/figures.yml';
import { figureValues } from '@site/src/content/figureValues';
import { loanRules } from '@site/src/content/loanRules';
import { Compare } from '@site/src/islands';
import { countingLists } from '@site/src/islands/Compare/countingLists';
import { lists } from '@site/src/lists';

const counted = Object.values(countingLists).flatMap((id) => lists[id].figures);

/** Rows of a list side by side: those that the address names, or the first three. */
export default function SideBySide(): ReactNode {
  return (
    <>
      <Compare rules={loanRules(figures, defaults, 'home-loan')} figures={figureValues(figures, counted)} />
      <noscript>
        <p>
          To choose other lenders, turn on JavaScript. Without it, each row of the{' '}
          <Link to="/home-loans">home loans</Link> opens to the same values.
        </p>
      </noscript>
    </>
  );
}
