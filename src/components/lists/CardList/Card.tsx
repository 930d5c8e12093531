import type { ReactNode } from 'react';
import { Check } from 'lucide';
import { documentIdsOf, issuerOf } from '@site/src/content/creditCards';
import { formatDay } from '@site/src/lib/format/dates';
import type { CreditCard } from '@site/src/lib/offers/cardTypes';
import {
  feeText,
  incomeText,
  loungeText,
  markupText,
  nothingText,
  notesOf,
  paidAsText,
  rewardLines,
} from '@site/src/lib/offers/cardText';
import TickBox from '@site/src/islands/ticks/TickBox';
import Drawing from '../../ui/Icon/Drawing';
import { Sources } from '../Sources';
import VisitLink from '../VisitLink';
import styles from './styles.module.css';

/** A card, and what a page says of it. */
export interface Pick {
  readonly card: CreditCard;
  readonly bestFor: string;
  readonly review: string;
}

function factsOf({ card, bestFor }: Pick): readonly (readonly [string, string])[] {
  return [
    ['Fee', feeText(card)],
    ['Best for', bestFor],
    ['Pays nothing on', nothingText(card)],
    ['Markup abroad', markupText(card)],
    ['Lounges', loungeText(card)],
    ...(card.deposit ? ([['Fixed deposit', card.deposit.value]] as const) : []),
    ...(card.applications ? ([['New applicants', card.applications.value]] as const) : []),
  ];
}

/** What one asks for second: how it is paid, whom it is for, what changed and when, and the documents. */
function Behind({ card }: { readonly card: CreditCard }): ReactNode {
  return (
    <details className={styles.behind}>
      <summary>
        Points, income, changes, sources<span className="visuallyHidden"> of {card.name}</span>
      </summary>
      <ul>
        <li>Paid as: {paidAsText(card)}</li>
        <li>Income asked: {incomeText(card)}</li>
        {card.changes?.map(({ day, what }) => (
          <li key={day}>
            From {formatDay(day)}: {what}
          </li>
        ))}
        {notesOf(card).map((note) => (
          <li key={note}>{note}</li>
        ))}
        <li>
          Sources: <Sources ids={documentIdsOf(card)} />
        </li>
      </ul>
    </details>
  );
}

/** One credit card, with what it costs, whom it suits, what it pays and an honest word. */
export default function Card(pick: Pick): ReactNode {
  const { card, review } = pick;
  const issuer = issuerOf(card).name;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{card.name}</h3>
        <p className={styles.issuer}>{[issuer, ...(card.networks ?? [])].join(', ')}</p>
      </div>
      <dl className={styles.facts}>
        {factsOf(pick).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.benefits} aria-label="Benefits">
        {rewardLines(card).map((text) => (
          <li key={text}>
            <Drawing of={Check} size={18} />
            {text}
          </li>
        ))}
      </ul>
      <p className={styles.review}>
        <strong>Our view:</strong> {review}
      </p>
      <Behind card={card} />
      <TickBox row={card} />
      <VisitLink href={card.link} name={card.name} />
    </article>
  );
}
