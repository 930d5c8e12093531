import type { ReactNode } from 'react';
import { exampleMonth, exampleValue } from '@site/src/content/cardMonth';
import { formatRupees } from '@site/src/lib/format/rupees';
import { yearText } from '@site/src/lib/offers/cardText';
import type { CreditCard } from '@site/src/lib/offers/cardTypes';
import type { CardValue } from '@site/src/lib/offers/cardValue';
import ScrollableTable from '../../ui/ScrollableTable';
import styles from './styles.module.css';

interface Row {
  readonly card: CreditCard;
  readonly value: CardValue;
}

/** By what is left in the worst use of the points; cards that cannot be counted come last, then by name. */
function byLeft(one: Row, other: Row): number {
  const [left, right] = [one, other].map(({ value }) => value.net?.least ?? -Infinity);
  return left === right ? one.card.name.localeCompare(other.card.name, 'en-IN') : (right ?? 0) - (left ?? 0);
}

const total = exampleMonth.reduce((sum, { rupees }) => sum + rupees, 0);

/** "online shopping ₹5,000", each kind of spending once. */
function monthText(): string {
  const kinds = [...new Set(exampleMonth.map(({ category }) => category))];
  return kinds
    .map((kind) => {
      const rupees = exampleMonth
        .filter(({ category }) => category === kind)
        .reduce((sum, entry) => sum + entry.rupees, 0);
      return `${kind} ${formatRupees(rupees)}`;
    })
    .join(', ');
}

/** What each card returns in a year on the same month of spending: an answer that one can argue with. */
export default function ValueTable({ cards }: { readonly cards: readonly CreditCard[] }): ReactNode {
  const rows = cards.map((card): Row => ({ card, value: exampleValue(card) }));
  rows.sort(byLeft);
  return (
    <>
      <p>On {formatRupees(total)} of spending a month, each card returns this in a year, from the second year on:</p>
      <ScrollableTable>
        <thead>
          <tr>
            <th>Card</th>
            <th>Rewards</th>
            <th>Yearly fee</th>
            <th>Left to you</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ card, value: { rewards, net, yearlyFee, isFeeWaived } }) => (
            <tr key={card.id}>
              <td>{card.name}</td>
              <td>{rewards ? yearText(rewards) : 'Not counted'}</td>
              <td>{isFeeWaived ? 'Waived' : formatRupees(Math.round(yearlyFee))}</td>
              <td>{net ? yearText(net) : 'Not counted'}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <p>
        Lounges, vouchers and joining gifts are not counted. Your own month gives another order. Most terms are
        second-hand, from records of the issuers’ pages made between February and July 2026; read the issuer’s page
        before you apply.
      </p>
      <details className={styles.behind}>
        <summary>How we counted</summary>
        <p>
          The month: {monthText()}. Online shopping is at Amazon and Flipkart without Prime, food delivery at Swiggy,
          fuel at the card’s own pumps, the telephone with its own network. Two amounts are the worst and the best use
          of the points. Fees include GST. Lines that ask for a certain app, or have a limit that we did not find, are
          left out.
        </p>
      </details>
    </>
  );
}
