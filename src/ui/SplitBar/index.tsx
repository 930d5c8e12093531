import type { ReactNode } from 'react';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { tenths } from '../../lib/tenths';
import styles from './styles.module.css';

export interface SplitBarPart {
  readonly name: string;
  /** Rupees, zero or more */
  readonly rupees: number;
  /** What stands at its name: the amount in short without it, nothing where '' */
  readonly amount?: string | undefined;
  /** Where it is the second part: what the money brings, and not what it costs */
  readonly isGain?: boolean | undefined;
}

interface Props {
  /** At least one of them more than zero */
  readonly parts: readonly [SplitBarPart, SplitBarPart];
  /** Set when a chart below shows the parts in its own colours: this shows only their names and amounts */
  readonly isDrawnBelow?: boolean | undefined;
}

/** A total, drawn as its two parts. Each is labelled at its own end, so colours need not be told apart. */
export default function SplitBar({ parts, isDrawnBelow }: Props): ReactNode {
  const [first, second] = parts;
  const share = tenths((first.rupees / (first.rupees + second.rupees)) * 100);
  return (
    <div className={styles.split}>
      {!isDrawnBelow && (
        <svg width="100%" height="16" aria-hidden="true">
          <rect width={`${share}%`} height="16" className={styles.own} />
          <rect
            x={`${share}%`}
            width={`${tenths(100 - share)}%`}
            height="16"
            className={second.isGain ? styles.gain : styles.cost}
          />
          <line x1={`${share}%`} x2={`${share}%`} y2="16" className={styles.edge} />
        </svg>
      )}
      <dl>
        {parts.map(({ name, rupees, amount = rupeesInShort(rupees) }) => (
          <div key={name}>
            <dt>{name}</dt>
            {amount && <dd>{amount}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
