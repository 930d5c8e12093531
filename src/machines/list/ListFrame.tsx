import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { Check } from 'lucide';
import Drawing from '../../ui/Icon/Drawing';
import { OLD_WORDS } from './ageing';
import Announcement from '../fields/Announcement';
import Marked, { withoutMarks } from '../fields/Marked';
import RefusedAddress from '../fields/RefusedAddress';
import { useLeftOut } from '../fields/RefusedAddress/useLeftOut';
import Select from '../fields/Select';
import StillFor from '../../ui/ResultPanel/StillFor';
import Asks from './Asks';
import type { OfferFirst } from './definition';
import styles from './ListFrame.module.css';
import first from './OfferFirst.module.css';
import * as words from './messages.en';

/** The sort orders of a list. */
interface OrderChoice<Order extends string> {
  /** As in the address */
  readonly name: string;
  readonly value: Order;
  readonly options: readonly { readonly value: Order; readonly text: string }[];
  readonly onChange: (order: Order) => void;
}

interface Props<Order extends string> {
  /** The answer in one sentence for the numbers in the panel; on a phone it is the result */
  readonly lead: string;
  /** What it opens with instead, once its values are too old to rank */
  readonly offerFirst?: OfferFirst | undefined;
  /** How old the values are, below it */
  readonly age?: string | undefined;
  readonly heading: string;
  /** Whether the island answers. Before, no bar repeats the answer */
  readonly isAwake: boolean;
  /** Summary of the visitor's numbers: "₹50 lakh, 20 years" */
  readonly inputsText: string;
  /** Whether a field is invalid, so that answer and rows are for earlier numbers */
  readonly isStale?: boolean;
  readonly order?: OrderChoice<Order> | undefined;
  /** Invalid values in the address */
  readonly refused: Parameters<typeof useLeftOut>[1];
  /** Links to pages with parts of the same list */
  readonly pages?: ReactNode;
  /** Toggles for required terms, above everything else */
  readonly must?: ReactNode;
  /** Id of the rows, as a link target */
  readonly anchor?: string | undefined;
  /** The panel with the visitor's numbers */
  readonly aside?: ReactNode;
  /** Shown at the end of the panel's column, on a phone below the rows */
  readonly beside?: ReactNode;
  /** @param head the heading and the sort order, which stay below the header until the end of the list that they stand in */
  readonly children: (head: ReactNode) => ReactNode;
}

const PROMISES = [words.promisePhone, words.promiseSource];

function Promises(): ReactNode {
  return (
    <ul className={styles.promises}>
      {PROMISES.map((promise) => (
        <li key={promise}>
          <Drawing of={Check} size={18} /> {promise}
        </li>
      ))}
    </ul>
  );
}

/** The layout of a list page: the answer below the title, then the rows beside the panel with the visitor's numbers. */
export default function ListFrame<Order extends string>(props: Props<Order>): ReactNode {
  const {
    lead,
    age,
    offerFirst,
    heading,
    isAwake,
    inputsText,
    isStale,
    order,
    refused,
    pages,
    must,
    anchor,
    aside,
    beside,
    children,
  } = props;
  const page = useRef<HTMLDivElement>(null);
  const leftOut = useLeftOut(page, refused);
  return (
    <div className={styles.page} ref={page} data-prints-alone="">
      <Announcement sentence={withoutMarks(lead)} />
      <div className={clsx(styles.columns, !aside && styles.wide, offerFirst && first.columns)} id="offers">
        {offerFirst ? (
          <p className={clsx(styles.answer, first.intro)}>
            <Marked text={words.startWithOffer} />
          </p>
        ) : (
          // On a phone below toggles and open fields, which it would move under the finger as it grows.
          <p
            className={clsx(styles.answer, aside ? styles.above : must && styles.below)}
            data-example=""
            data-ranking=""
            data-old-words={OLD_WORDS}
            data-result-card={isAwake || undefined}
          >
            {isStale && <StillFor inputs={inputsText} />}
            <Marked text={lead} />
            {age && (
              <span className={styles.age}>
                {' '}
                <Marked text={age} />
              </span>
            )}
          </p>
        )}
        {pages ?? <Promises />}
        {must}
        {offerFirst && (
          <>
            <div className={first.offer}>
              {aside}
              <Asks asks={offerFirst.asks} />
            </div>
            <div className={first.beside}>{beside}</div>
          </>
        )}
        {!offerFirst && aside && (
          <div className={styles.aside}>
            <div className={styles.panel}>{aside}</div>
            {beside && <div className={styles.beside}>{beside}</div>}
          </div>
        )}
        <div className={styles.list} id={anchor} data-example="">
          {children(
            <>
              <div className={styles.head} data-list-tools>
                <h2>{heading}</h2>
                {order && <Select label={words.orderBy} inline {...order} />}
              </div>
              {offerFirst && <p className={first.standing}>{offerFirst.standing}</p>}
              <RefusedAddress refused={leftOut} />
            </>,
          )}
          {/* Tells the styles that the rows have arrived. */}
          <span hidden data-rows-end />
        </div>
      </div>
    </div>
  );
}
