import type { ReactNode } from 'react';
import { currentPeriod } from '../../../content/figures';
import type { Figure } from '../../../content/schemas';
import { formatDayInShort } from '../../../lib/format/dates';
import PhoneFold from '../../../ui/PhoneFold';
import styles from './Changed.module.css';
import listStyles from './styles.module.css';
import Value from './Value';
import * as words from '../messages.en';

/** How many changes a phone shows before the fold. */
const AT_FIRST = 3;

function Rows({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  return (
    <ul>
      {figures.map((figure) => (
        <li key={figure.id} className={listStyles.row}>
          <a href={`#${figure.id}`}>{figure.label}</a>
          <Value figure={figure} />
          <small className={listStyles.source}>
            {words.since({ day: formatDayInShort(currentPeriod(figure).from ?? '') })}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Rules that changed lately, in rows as those below. Nothing if there are none. */
export default function Changed({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  if (figures.length === 0) return null;
  const others = figures.slice(AT_FIRST);
  return (
    <section aria-labelledby="changed" className={styles.changed}>
      <h2 id="changed">{words.changed}</h2>
      <div className={listStyles.list}>
        <Rows figures={figures.slice(0, AT_FIRST)} />
        {others.length > 0 && (
          <PhoneFold title={words.moreChanged({ count: others.length })}>
            <Rows figures={others} />
          </PhoneFold>
        )}
      </div>
    </section>
  );
}
