import { useMemo, type ReactNode } from 'react';
import { homeLoanData } from './records';
import type { LoanRules } from '../../content/loanRules';
import LoanList from './LoanList';

export type HomeLoansProps = { readonly rules: LoanRules };

/** The list of home loans with the rows of this site, which come with the island's code and not with the page. */
export default function HomeLoans({ rules }: HomeLoansProps): ReactNode {
  const list = useMemo(() => ({ ...homeLoanData, ...rules }), [rules]);
  return <LoanList list={list} />;
}
