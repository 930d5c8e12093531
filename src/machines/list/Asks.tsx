import type { ReactNode } from 'react';
import Marked from '../fields/Marked';
import styles from './Asks.module.css';
import * as words from './messages.en';

/** What to ask who made the offer, numbered: what holds on any day. */
export default function Asks({ asks }: { readonly asks: readonly string[] }): ReactNode {
  return (
    <section className={styles.asks}>
      <h2>{words.whatToAskLender}</h2>
      <ol>
        {asks.map((ask) => (
          <li key={ask}>
            <Marked text={ask} />
          </li>
        ))}
      </ol>
    </section>
  );
}
