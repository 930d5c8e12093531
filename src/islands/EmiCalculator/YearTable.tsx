import { memo, Suspense, type ReactNode } from 'react';
import { ScrollFrame } from '@site/src/components/ui/ScrollableTable';
import { amortisationByYear, inWholeRupees, type Loan } from '../../lib/finance/emi';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import styles from './YearTable.module.css';

interface Props {
  readonly loan: Loan;
  /** The loan in words, for the caption. */
  readonly loanText: string;
}

/** How the loan is repaid, year by year. */
function Years({ loan, loanText }: Props): ReactNode {
  const years = inWholeRupees(amortisationByYear(loan));
  const interest = years.reduce((sum, { interestPaid }) => sum + interestPaid, 0);

  return (
    <>
      <ScrollFrame label="Repayment year by year">
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
      </ScrollFrame>
      <p className={styles.note}>
        The last instalment settles what rounding the EMI to the rupee leaves over, so the interest in this table adds
        up to {formatRupees(interest)}.
      </p>
    </>
  );
}

/**
 * How the loan is repaid, year by year, folded away until it is wanted. React wakes it by itself, after the rest of the
 * calculator: on a slow phone, the first answer would wait for a hundred cells that nobody sees.
 */
function YearTable(props: Props): ReactNode {
  return (
    <details className={styles.years}>
      <summary className={styles.yearsSummary}>Year by year: principal, interest and balance</summary>
      <Suspense>
        <Years {...props} />
      </Suspense>
    </details>
  );
}

/** As long as it is given the same loan, the calculator leaves it alone, awake or not. */
export default memo(YearTable);
