import type { ReactNode } from 'react';
import type { DefaultLoan } from '../../content/loanRules';
import type { RunningLoanDefinition, RunningLoanRules } from './definition';
import type { RunningLoanId } from '../../content/refinanceIds';
import LowerRate from './LowerRate';

/** Each definition with its rows is a file of its own, which the browser fetches when somebody touches the island. */
const definitions: Readonly<Record<RunningLoanId, () => Promise<{ readonly default: RunningLoanDefinition }>>> = {
  'home-loans': () => import('./homeLoans'),
  'personal-loans': () => import('../../lists/personal-loans/running'),
  'car-loans': () => import('../../lists/car-loans/running'),
  'education-loans': () => import('../../lists/education-loans/running'),
  'business-loans': () => import('../../lists/business-loans/running'),
  'property-loans': () => import('../../lists/property-loans/running'),
  'gold-loans': () => import('../../lists/gold-loans/running'),
};

export type RunningLoanProps = {
  readonly id: RunningLoanId;
  readonly rules: RunningLoanRules;
  readonly example: DefaultLoan;
};

const fetched = new Map<RunningLoanId, RunningLoanDefinition>();

/** Fetches the definition that a page shows. */
export async function prepare(root: HTMLElement): Promise<void> {
  const { id } = JSON.parse(root.dataset.islandProps ?? '') as RunningLoanProps;
  const { default: definition } = await definitions[id]();
  fetched.set(id, definition);
}

/** "Already have a loan?" in the browser. On the server, runningLoanById.tsx renders it and imports all definitions. */
export default function RunningLoan({ id, ...props }: RunningLoanProps): ReactNode {
  const definition = fetched.get(id);
  if (!definition) throw new Error(`the running loan "${id}" has not been prepared`);
  return <LowerRate definition={definition} {...props} />;
}
