import { useMemo, type ReactNode } from 'react';
import type { Values } from '../fields/inputs/types';
import Steps from './Steps';
import Tables from './Tables';
import type { Workings as Worked } from './useWorkings';

interface Props {
  /** None without tables */
  readonly tablesTitle: string | undefined;
  readonly of: Pick<Worked<Values>, 'tables' | 'steps' | 'isBehind'>;
}

/** The tables that are not open anyway, and the steps of a result, folded. */
export default function Workings({ tablesTitle, of: { tables, steps, isBehind } }: Props): ReactNode {
  const folded = useMemo(() => tables.filter(({ isOpen }) => !isOpen), [tables]);
  return (
    <>
      {tablesTitle && <Tables title={tablesTitle} tables={folded} isBehind={isBehind} />}
      <Steps steps={steps} isBehind={isBehind} />
    </>
  );
}
