import type { ReactNode } from 'react';
import { calculateEmi, type EmiResult, type Loan } from '../../lib/finance/emi';
import { formatRupees } from '../../lib/format/rupees';
import { formatYearlyRate } from './fields';
import ShareBar from './ShareBar';
import styles from './Result.module.css';

interface Props {
  readonly loan: Loan;
  readonly result: EmiResult;
  /** The loan in words, such as '₹50,00,000 over 20 years at 8.5% a year'. */
  readonly loanText: string;
  /** True while an input is not valid and the figures are those of the last valid ones. */
  readonly isStale: boolean;
}

/** The result card: the EMI, what the loan costs in all, and what a rise of the rate would do. */
export default function Result({ loan, result, loanText, isStale }: Props): ReactNode {
  const raisedRatePercent = loan.annualRatePercent + 1;
  const raisedEmi = calculateEmi({ ...loan, annualRatePercent: raisedRatePercent }).emi;

  return (
    <div className={isStale ? styles.resultStale : styles.result} data-example="">
      <p className={styles.example} data-until-live="">
        Our example
      </p>
      {isStale && <p className={styles.staleNote}>Still showing the last valid figures: {loanText}.</p>}
      <dl className={styles.figures}>
        <div className={styles.emi}>
          <dt>Monthly EMI</dt>
          <dd>{formatRupees(result.emi)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total payable</dt>
          <dd>{formatRupees(result.totalPayable)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total interest</dt>
          <dd>{formatRupees(result.totalInterest)}</dd>
        </div>
      </dl>
      <ShareBar principal={loan.principal} interest={result.totalInterest} />
      <p className={styles.whatIf}>
        If the rate rises by 1 point to {formatYearlyRate(raisedRatePercent)}, the EMI becomes{' '}
        <strong>{formatRupees(raisedEmi)}</strong>, which is {formatRupees(raisedEmi - result.emi)} more each month.
      </p>
      <p className={styles.basis}>
        For {loanText}, in {loan.tenureMonths} monthly instalments.
      </p>
    </div>
  );
}
