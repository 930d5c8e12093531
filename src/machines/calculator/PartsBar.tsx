import type { ReactNode } from 'react';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import styles from './PartsBar.module.css';
import type { SplitPart } from './section';

interface Props {
  readonly parts: readonly SplitPart[];
  readonly note: string;
}

/** A sum in its parts: a bar with a field for each, as wide as the part, and right below it, by the same numbers, what each part is. */
export default function PartsBar({ parts, note }: Props): ReactNode {
  const whole = parts.reduce((sum, { rupees }) => sum + rupees, 0);
  const shares = parts.map(({ rupees }) => Math.round((rupees / whole) * 1000) / 10);
  return (
    <>
      <svg className={styles.bar} width="100%" height="36" aria-hidden="true">
        {shares.map((share, index) => {
          const start = shares.slice(0, index).reduce((sum, before) => sum + before, 0);
          return (
            <g key={start}>
              <rect x={`${start}%`} width={`${share}%`} height="36" className={styles.part} />
              <text x={`${start}%`} dx="12" y="24">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className={styles.parts}>
        {parts.map(({ rupees, name, text }, index) => (
          <li key={index}>
            <b>{rupeesInShortOrFull(rupees)}</b>
            <span>{name}</span>
            <small>{text}</small>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </>
  );
}
