import type { ReactNode } from 'react';
import type { DefaultLoan } from '../content/loanRules';
import type { RunningLoanDefinition, RunningLoanRules } from './definition';
import type { RunningLoanId } from '../content/refinanceIds';
import LowerRate from './LowerRate';

/** Each definition with its rows is a file of its own, which the browser fetches when somebody touches the island. */
const definitions: Readonly<Record<RunningLoanId, () => Promise<{ readonly default: RunningLoanDefinition }>>> = {
  'home-loans': () => import('./definitions/home-loans'),
  'personal-loans': () => import('./definitions/personal-loans'),
  'car-loans': () => import('./definitions/car-loans'),
  'education-loans': () => import('./definitions/education-loans'),
  'business-loans': () => import('./definitions/business-loans'),
  'property-loans': () => import('./definitions/property-loans'),
  'gold-loans': () => import('./definitions/gold-loans'),
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
