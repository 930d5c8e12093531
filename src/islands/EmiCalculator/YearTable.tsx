import type { ReactNode } from 'react';
import { amortisationByYear, type Loan } from '../../lib/finance/emi';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import styles from './YearTable.module.css';

interface Props {
  readonly loan: Loan;
  /** The loan in words, for the caption. */
  readonly loanText: string;
}

/** How the loan is repaid, year by year, folded away until it is wanted. */
export default function YearTable({ loan, loanText }: Props): ReactNode {
  const years = amortisationByYear(loan);
  const interest = years.reduce((sum, { interestPaid }) => sum + interestPaid, 0);

  return (
    <details className={styles.years}>
      <summary className={styles.yearsSummary}>Year by year: principal, interest and balance</summary>
      <table className={styles.table}>
        <caption className={styles.caption}>Repayment of {loanText}, in rupees</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Principal paid</th>
            <th scope="col">Interest paid</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, principalPaid, interestPaid, balance }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{formatNumber(principalPaid)}</td>
              <td>{formatNumber(interestPaid)}</td>
              <td>{formatNumber(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        The last instalment settles what rounding the EMI to the rupee leaves over, so the interest in this table adds
        up to {formatRupees(interest)}.
      </p>
    </details>
  );
}
