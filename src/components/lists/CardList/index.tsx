import type { ReactNode } from 'react';
import type { ListingFile } from '@site/src/content/schemas';
import { creditCard } from '@site/src/content/creditCards';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { DataNote, SourceNote } from '../DataNote';
import Comparable from '../Comparable';
import Card, { type Pick } from './Card';
import ValueTable from './ValueTable';
import styles from './styles.module.css';

/** Where "View Top Cards" scrolls to. */
const ANCHOR = 'cards-list';

interface Props {
  readonly data: ListingFile<'card-listings'>;
}

/** Credit cards by name: first what each returns on one month of spending, then each with its terms and an honest word. */
export default function CardList({ data }: Props): ReactNode {
  useBrokenLinks().collectAnchor(ANCHOR);
  const picks = data.rows.map(({ card, ...words }): Pick => ({ ...words, card: creditCard(card) }));
  picks.sort((one, other) => one.card.name.localeCompare(other.card.name, 'en-IN'));
  return (
    <div id={ANCHOR} className={styles.list}>
      <ValueTable cards={picks.map(({ card }) => card)} />
      <DataNote data={data} />
      <Comparable listing={data.kind}>
        <div className={styles.cards}>
          {picks.map((pick) => (
            <Card key={pick.card.id} {...pick} />
          ))}
        </div>
      </Comparable>
      <SourceNote data={data} />
    </div>
  );
}
