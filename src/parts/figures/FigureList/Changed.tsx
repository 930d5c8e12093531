import type { ReactNode } from 'react';
import { currentPeriod } from '../../../content/figures';
import type { Figure } from '../../../content/schemas';
import { formatDayInShort } from '../../../lib/format/dates';
import PhoneFold from '../../../ui/PhoneFold';
import styles from './Changed.module.css';
import listStyles from './styles.module.css';
import Value from './Value';
import * as words from '../messages.en';

/** So many stand unfolded on a phone, and in a line of a wide screen. */
const AT_FIRST = 3;

function Rows({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  return (
    <ul>
      {figures.map((figure) => (
        <li key={figure.id}>
          <div className={listStyles.head}>
            <a href={`#${figure.id}`}>{figure.label}</a>
            <Value figure={figure} />
          </div>
          <small>{words.since({ day: formatDayInShort(currentPeriod(figure).from ?? '') })}</small>
        </li>
      ))}
    </ul>
  );
}

/** Figures that changed lately, each with its new and its old value side by side. Nothing if there are none. */
export default function Changed({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  if (figures.length === 0) return null;
  const others = figures.slice(AT_FIRST);
  return (
    <section aria-label={words.changed} className={styles.changed}>
      <Rows figures={figures.slice(0, AT_FIRST)} />
      {others.length > 0 && (
        <PhoneFold title={words.moreChanged({ count: others.length })}>
          <Rows figures={others} />
        </PhoneFold>
      )}
    </section>
  );
}
