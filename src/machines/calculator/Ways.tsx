import type { ReactNode } from 'react';
import Monogram from '../../ui/Monogram';
import PhoneFold from '../../ui/PhoneFold';
import type { WayRow } from './section';
import styles from './Ways.module.css';

interface Props {
  readonly intro?: string;
  readonly ways: readonly WayRow[];
  readonly note?: string;
  readonly fold?: string;
}

/** Ways in rows: where and on which terms, and at the end what it leaves. */
export default function Ways({ intro, ways, note, fold }: Props): ReactNode {
  const rows = (
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
            {below && <p>{below}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {intro && <p className={styles.note}>{intro}</p>}
      {fold === undefined ? rows : <PhoneFold title={fold}>{rows}</PhoneFold>}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
