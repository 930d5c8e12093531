import type { ReactNode } from 'react';
import { formatRupees } from '../../lib/format/rupees';
import { rankHomeLoans } from '../loans/rank';
import type { HomeLoanList } from '../../content/offerTypes';
import { formatMoney } from '../../lib/quantities/money';
import styles from './OtherAmounts.module.css';

interface Props {
  readonly list: HomeLoanList;
}

const AMOUNTS = [2_500_000, 7_500_000, 10_000_000];
const YEARS = [15, 20];

/** Without JavaScript: the EMI of other loans at the lowest published rate. */
export default function OtherAmounts({ list }: Props): ReactNode {
  const emiOf = (amount: number, years: number): string => {
    const emi = rankHomeLoans(list, { amount, tenureMonths: years * 12 }).ranked[0]?.emi;
    return emi === undefined ? 'Not known' : formatRupees(emi);
  };
  return (
    <div className={styles.other}>
      <p>To put in your own numbers the page needs JavaScript. Without it, EMIs at the lowest published rate:</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Loan</th>
            {YEARS.map((years) => (
              <th key={years} scope="col">
                {years} years
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {AMOUNTS.map((amount) => (
            <tr key={amount}>
              <th scope="row">{formatMoney(amount)}</th>
              {YEARS.map((years) => (
                <td key={years}>{emiOf(amount, years)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
