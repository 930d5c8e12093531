import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '@site/src/content/figureValues';
import { OLD_ORDER } from '@site/src/content/listingText';
import type { ListingFile } from '@site/src/content/schemas';
import { productList } from '@site/src/parts/structuredData/list';
import { card } from '@site/src/parts/structuredData/products';
import { OfferList } from '@site/src/parts/islands';
import { lists } from '@site/src/lists';
import { CARDS_ANCHOR, type CardKindId } from '@site/src/content/cardKindIds';
import { allCards, cardKinds } from '@site/src/lists/credit-cards/kinds';
import StructuredData from '../../layout/StructuredData';
import { DataNote, SourceNote } from '../DataNote';
import NobodyPays from '../NobodyPays';
import { useRanking } from '../useRanking';
import styles from './styles.module.css';

const LIST = 'credit-cards';
const ORDER = 'Ordered by what you keep of a year’s rewards, then by fee, then by name.';

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
        <OfferList id={LIST} figures={figures} {...(kind && { part: kind })} {...(isOld && { isOld })} />
      </div>
      <NobodyPays />
      <DataNote data={data} order={isOld ? OLD_ORDER : ORDER} />
      <details className={styles.behind}>
        <summary>How a year is worked out, and the sources</summary>
        <p>
          “You keep” is a year’s rewards, if you use the points in the way that pays least, less the yearly fee and the
          markup on payments abroad, both with GST, from the second year on. Where uses differ, the rewards show both
          ends, and what you keep begins with “from”. Cards within ₹100 of each other are a tie; the one with the lower
          fee comes first.
        </p>
        <p>
          Of food, 60% is groceries, 20% restaurants and 20% orders at Swiggy; of bills, a quarter is the telephone.
          Fuel and telephone are bought where the card pays for them. Vouchers that the spending itself earns count at
          face value, and all spending counts towards them and towards a waived fee, though issuers leave some of it
          out. Lounges, joining gifts and charges to redeem are not counted, nor are lines that ask for a certain app or
          have a limit that we did not find: the details of each row name what it leaves out.
        </p>
        <p>
          Most terms are second-hand, from records of the issuers’ pages made between February and July 2026. Read the
          issuer’s page before you apply.
        </p>
        <SourceNote data={data} />
      </details>
      <StructuredData data={productList(cards.map(card))} />
    </div>
  );
}
