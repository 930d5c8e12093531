import { useDeferredValue, useId, useMemo, type ReactNode } from 'react';
import { amortisationByYear, calculateEmi, type Loan } from '../../lib/finance/emi';
import { formatRupees } from '../../lib/format/rupees';
import { formatYearlyRate, formatYears, principalField, rateField, tenureField, type Limits } from './fields';
import LoanField from './LoanField';
import Result from './Result';
import styles from './styles.module.css';
import { useAnnouncement } from './useAnnouncement';
import { useLinkedField } from './useLinkedField';
import YearTable from './YearTable';

/** What a page may set; every figure at first must lie within its limits. Not an interface, which would not count as JSON. */
export type EmiCalculatorProps = {
  /** Loan amount at first, in rupees. */
  readonly principal?: number;
  /** Tenure at first, in years. */
  readonly tenureYears?: number;
  /** Rate at first, in percent a year. */
  readonly annualRatePercent?: number;
  /** Limits in rupees. */
  readonly principalLimits?: Limits;
  /** Limits in years. */
  readonly tenureYearsLimits?: Limits;
  /** Limits in percent a year. */
  readonly annualRatePercentLimits?: Limits;
};

/** Defaults and limits: SPEC.md, sections 4 and 5. */
const PRINCIPAL_LIMITS: Limits = { min: 500_000, max: 50_000_000, step: 100_000 };
const TENURE_YEARS_LIMITS: Limits = { min: 5, max: 30, step: 1 };
const ANNUAL_RATE_PERCENT_LIMITS: Limits = { min: 7, max: 15, step: 0.05 };

/** Does once what the first answer needs, so that a slow phone has prepared for it: see watchIslands.ts. */
export function prepare(): void {
  const years = amortisationByYear({ principal: PRINCIPAL_LIMITS.min, annualRatePercent: 8.5, tenureMonths: 60 });
  years.forEach(({ balance }) => [formatRupees(balance), formatYears(balance), formatYearlyRate(balance)]);
}

/**
 * Works out the EMI of a loan from its amount, tenure and rate. Without JavaScript it is a worked example of the
 * figures it starts with. A figure that is out of range or unreadable leaves the last valid result in place, marked.
 */
export default function EmiCalculator({
  principal = 5_000_000,
  tenureYears = 20,
  annualRatePercent = 8.5,
  principalLimits = PRINCIPAL_LIMITS,
  tenureYearsLimits = TENURE_YEARS_LIMITS,
  annualRatePercentLimits = ANNUAL_RATE_PERCENT_LIMITS,
}: EmiCalculatorProps): ReactNode {
  const id = useId();
  const amount = useLinkedField(principalField(principal, principalLimits));
  const tenure = useLinkedField(tenureField(tenureYears, tenureYearsLimits));
  const rate = useLinkedField(rateField(annualRatePercent, annualRatePercentLimits));
  const fields = [amount, tenure, rate].map((field, index) => ({ field, fieldId: `${id}input${index}` }));

  const loan: Loan = useMemo(
    () => ({
      principal: amount.value,
      annualRatePercent: rate.value,
      tenureMonths: Math.round(tenure.value * 12),
    }),
    [amount.value, rate.value, tenure.value],
  );
  const result = calculateEmi(loan);
  const loanText = `${formatRupees(amount.value)} over ${formatYears(tenure.value)} at ${formatYearlyRate(rate.value)}`;
  const announcement = useAnnouncement(
    `EMI ${formatRupees(result.emi)} a month. Total payable ${formatRupees(result.totalPayable)}, ` +
      `of which interest ${formatRupees(result.totalInterest)}.`,
  );

  return (
    <div className={styles.container}>
      <div className={styles.calculator} role="group" aria-label="EMI calculator">
        <noscript>
          <p className={styles.noScript}>The figures are a worked example. To change them, turn on JavaScript.</p>
        </noscript>
        <div className={styles.inputs} data-needs-script>
          {fields.map(({ field, fieldId }) => (
            <LoanField key={fieldId} id={fieldId} field={field} />
          ))}
        </div>
        <Result
          loan={loan}
          result={result}
          loanText={loanText}
          isStale={fields.some(({ field }) => field.problem !== undefined)}
        />
        <YearTable loan={useDeferredValue(loan)} loanText={useDeferredValue(loanText)} />
        {/* The figures above change at once; this says them aloud when they have come to rest. */}
        <output className="visuallyHidden" aria-live="polite" htmlFor={fields.map(({ fieldId }) => fieldId).join(' ')}>
          {announcement}
        </output>
      </div>
    </div>
  );
}
