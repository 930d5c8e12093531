import { useMemo, type ReactNode } from 'react';
import { homeLoanData } from '../../content/homeLoanData';
import type { DefaultLoan, LoanRules } from '../../content/loanRules';
import LowerRate from './LowerRate';

export type RunningLoanProps = { readonly rules: LoanRules; readonly example: DefaultLoan };

/** "Already have a loan?" with the rows of this site, which come with the island's code and not with the page. */
export default function RunningLoan({ rules, example }: RunningLoanProps): ReactNode {
  const list = useMemo(() => ({ ...homeLoanData, ...rules }), [rules]);
  return <LowerRate list={list} example={example} />;
}
