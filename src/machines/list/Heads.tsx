import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp } from 'lucide';
import Drawing from '../../ui/Icon/Drawing';
import { useTurns } from '../fields/hooks/useTurns';
import styles from './Rows.module.css';
import * as words from './messages.en';

/** A column head and the sort order it selects. The first one is for names. */
export interface ColumnHead {
  readonly text: string;
  readonly order?: string;
  /** Sorts highest first; other columns sort lowest first, or from A. */
  readonly highestFirst?: true;
}

interface Props {
  readonly heads: readonly ColumnHead[];
  readonly order: string | undefined;
  readonly onOrder: (order: string) => void;
}

/** Column heads above the rows on wide screens. After hydration, those that can sort the list are buttons. */
export default function Heads({ heads, order, onOrder }: Props): ReactNode {
  const turns = useTurns<HTMLDivElement>(({ type, text }) => type === 'press' && onOrder(text));
  const plain = (
    <div className={styles.columnHeads} aria-hidden="true">
      {heads.map(({ text }) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  );
  if (!heads.some((head) => head.order !== undefined)) return plain;
  return (
    <>
      <div
        className={styles.columnHeads}
        role="group"
        aria-label={words.orderBy}
        data-needs-script
        data-prints
        {...turns}
      >
        {heads.map(({ text, order: by, highestFirst }) =>
          by === undefined ? (
            <span key={text}>{text}</span>
          ) : (
            <button key={text} type="button" value={by} aria-pressed={by === order}>
              {text}
              {by === order && <Drawing of={highestFirst ? ArrowDown : ArrowUp} size={14} />}
            </button>
          ),
        )}
      </div>
      <noscript>{plain}</noscript>
    </>
  );
}
