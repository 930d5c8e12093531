import type { ReactNode } from 'react';
import Monogram from '../../ui/Monogram';
import type { Way } from './section';
import styles from './Ways.module.css';

interface Props {
  readonly intro?: string;
  readonly ways: readonly Way[];
  readonly note?: string;
}

/** Ways in rows: where and on which terms, and at the end what it leaves. */
export default function Ways({ intro, ways, note }: Props): ReactNode {
  return (
    <>
      {intro && <p className={styles.note}>{intro}</p>}
      <ul className={styles.ways}>
        {ways.map(({ name, face, terms, figure, below }) => (
          <li key={name} className={face ? styles.faced : undefined}>
            {face && <Monogram {...face} />}
            <div>
              <h3>{name}</h3>
              {terms.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <div className={styles.leaves}>
              <b>{figure}</b>
              <p>{below}</p>
            </div>
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
