import type { ReactNode } from 'react';
import { barPaths, type StackedBar, type UpperPart } from './barPaths';
import meanings from '../ChartKey/meanings.module.css';
import styles from './styles.module.css';

interface Props {
  readonly bars: readonly StackedBar[];
  readonly upperIs: UpperPart;
}

const HEIGHT = 40;

/**
 * The bars of a chart in small, between the names of the first and the last. Decoration beside an answer in words: the names are
 * not text, so that neither the search nor a feed reader takes them for words of the page.
 */
export default function SmallBars({ bars, upperIs }: Props): ReactNode {
  const { lower, whole } = barPaths(bars, HEIGHT);
  return (
    <div className={styles.small} data-first={bars[0]?.name} data-last={bars.at(-1)?.name}>
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={whole} className={meanings[upperIs]} />
        <path d={lower} className={meanings.own} />
      </svg>
    </div>
  );
}
