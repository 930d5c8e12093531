import { useMemo, type ReactNode } from 'react';
import { homeLoanData } from '../lists/home-loans/records';
import type { CompareProps } from './compareSettings';
import HomeLoansSideBySide from './HomeLoansSideBySide';

/** The home loans of this site side by side. */
export default function HomeLoansView({ rules }: CompareProps): ReactNode {
  const list = useMemo(() => ({ ...homeLoanData, ...rules }), [rules]);
  return <HomeLoansSideBySide list={list} />;
}
