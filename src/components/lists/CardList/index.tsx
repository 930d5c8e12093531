import type { ReactNode } from 'react';
import { Check } from 'lucide';
import type { ListingFile, RowOf } from '@site/src/content/schemas';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { DataNote, SourceNote } from '../DataNote';
import Drawing from '../../ui/Icon/Drawing';
import VisitLink from '../VisitLink';
import styles from './styles.module.css';

/** Where "View Top Cards" scrolls to. */
const ANCHOR = 'cards-list';

interface Props {
  readonly data: ListingFile<'card-listings'>;
}

function CreditCard({ card }: { readonly card: RowOf<'card-listings'> }): ReactNode {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{card.name}</h3>
        <p className={styles.issuer}>{card.issuer}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Fee</dt>
          <dd>{card.fee}</dd>
        </div>
        <div>
          <dt>Best for</dt>
          <dd>{card.bestFor}</dd>
        </div>
      </dl>
      <ul className={styles.benefits} aria-label="Benefits">
        {card.benefits.map((benefit) => (
          <li key={benefit}>
            <Drawing of={Check} size={18} />
            {benefit}
          </li>
        ))}
      </ul>
      <p className={styles.review}>
        <strong>Our view:</strong> {card.review}
      </p>
      <VisitLink href={card.link} name={card.name} />
    </article>
  );
}

/** Credit cards, each with what it costs, whom it suits and an honest word. */
export default function CardList({ data }: Props): ReactNode {
  useBrokenLinks().collectAnchor(ANCHOR);
  return (
    <div id={ANCHOR} className={styles.list}>
      <DataNote data={data} />
      <div className={styles.cards}>
        {data.rows.map((card) => (
          <CreditCard key={card.name} card={card} />
        ))}
      </div>
      <SourceNote data={data} />
    </div>
  );
}
