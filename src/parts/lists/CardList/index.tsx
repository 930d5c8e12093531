import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../../content/figureValues';
import { OLD_ORDER } from '../../../content/listingText';
import type { ListingFile } from '../../../content/schemas';
import { productList } from '../../structuredData/list';
import { card } from '../../structuredData/products';
import { OfferList } from '../../islands';
import { lists } from '../../../lists';
import { CARDS_ANCHOR, type CardKindId } from '../../../content/cardKindIds';
import { allCards, cardKinds } from '../../../lists/credit-cards/kinds';
import StructuredData from '../../layout/StructuredData';
import { ListNote } from '../DataNote';
import { useRanking } from '../useRanking';
import styles from './styles.module.css';
import * as words from '../messages.en';

const LIST = 'credit-cards';

interface Props {
  /** The page's cards, with its texts about them */
  readonly data: ListingFile<'card-listings'>;
  /** The page's kind of cards; all cards if left out */
  readonly kind?: CardKindId;
}

/** Credit cards by a year's net return on a month's spending, with the date of their terms and the selection below. */
export default function CardList({ data, kind }: Props): ReactNode {
  const links = useBrokenLinks();
  links.collectAnchor(CARDS_ANCHOR);
  links.collectAnchor('offers');
  const { cards } = kind ? cardKinds[kind] : allCards;
  const figures = figureValues(registry, lists[LIST].figures);
  const { isOld, until } = useRanking(LIST, kind);
  return (
    <div className={styles.list}>
      <div data-until={until}>
        <OfferList
          id={LIST}
          figures={figures}
          months={[data.asOf]}
          {...(kind && { part: kind })}
          {...(isOld && { isOld })}
        />
      </div>
      <ListNote of={[{ data, order: isOld ? OLD_ORDER : words.cardsOrder }]} title={words.cardsMethod}>
        <p>{words.cardsKept}</p>
        <p>{words.cardsCounted}</p>
        <p>{words.cardsRead}</p>
      </ListNote>
      <StructuredData data={productList(cards.map(card))} />
    </div>
  );
}
