import type { ReactNode } from 'react';
import { barPaths, type StackedBar } from './barPaths';
import styles from './styles.module.css';

const HEIGHT = 40;

/**
 * The bars of a chart in small, between the names of the first and the last. Decoration beside an answer in words: the names are
 * not text, so that neither the search nor a feed reader takes them for words of the page.
 */
export default function SmallBars({ bars }: { readonly bars: readonly StackedBar[] }): ReactNode {
  const { lower, whole } = barPaths(bars, HEIGHT);
  return (
    <div className={styles.small} data-first={bars[0]?.name} data-last={bars.at(-1)?.name}>
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={whole} className={styles.upper} />
        <path d={lower} className={styles.lower} />
      </svg>
    </div>
  );
}
