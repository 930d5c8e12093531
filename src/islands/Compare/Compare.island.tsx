import { useMemo, type ReactNode } from 'react';
import { homeLoanData } from '../../content/homeLoanData';
import type { LoanRules } from '../../content/loanRules';
import HomeLoansSideBySide from './HomeLoansSideBySide';

export type CompareProps = { readonly rules: LoanRules };

/** Rows of a list side by side: today home loans, with the rows of this site, which come with the island's code. */
export default function Compare({ rules }: CompareProps): ReactNode {
  const list = useMemo(() => ({ ...homeLoanData, ...rules }), [rules]);
  return <HomeLoansSideBySide list={list} />;
}
