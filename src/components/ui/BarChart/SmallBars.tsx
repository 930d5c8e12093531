import type { ReactNode } from 'react';
import { barPaths, type StackedBar } from './barPaths';
import styles from './styles.module.css';

const HEIGHT = 40;

/** The bars of a chart in small, between the names of the first and the last. Decoration beside an answer in words. */
export default function SmallBars({ bars }: { readonly bars: readonly StackedBar[] }): ReactNode {
  const { lower, upper } = barPaths(bars, HEIGHT);
  return (
    <div className={styles.small} aria-hidden="true">
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none">
        <path d={lower} className={styles.lower} />
        <path d={upper} className={styles.upper} />
      </svg>
      <span>{bars[0]?.name}</span>
      {bars.length > 1 && <span>{bars.at(-1)?.name}</span>}
    </div>
  );
}
