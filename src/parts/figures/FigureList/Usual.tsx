import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Figure } from '../../../content/schemas';
import styles from './Usual.module.css';
import listStyles from './styles.module.css';
import Value from './Value';
import * as words from '../messages.en';

function Row({ figure: { id, label, note }, figure }: { readonly figure: Figure }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} data-later="" className={listStyles.entry}>
      <div className={listStyles.row}>
        <h3>{label}</h3>
        <Value figure={figure} />
        {note && <small className={listStyles.source}>{note}</small>}
      </div>
    </section>
  );
}

/** Market practice of a subject: whose it is, once above the rows that it holds for. */
export default function Usual({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  if (figures.length === 0) return null;
  return (
    <div className={styles.usual}>
      <p>{words.usual}</p>
      <div className={listStyles.list}>
        {[...new Set(figures.map(({ practice }) => practice))].map((practice) => (
          <div key={practice}>
            <p className={styles.whose}>{practice}</p>
            {figures
              .filter((figure) => figure.practice === practice)
              .map((figure) => (
                <Row key={figure.id} figure={figure} />
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}
