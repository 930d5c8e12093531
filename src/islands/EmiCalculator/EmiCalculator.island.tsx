import type { ReactNode } from 'react';
import Machine from '../Calculator/Machine';
import { emiDefinition } from './emi';

/** Warms up the code of the first result, so that a slow phone answers sooner: see src/plugins/islands/README.md. */
export function prepare(): void {
  const { compute, defaults, sentence, facts } = emiDefinition;
  const answer = compute(defaults);
  facts(answer);
  sentence(answer, defaults);
}

/** Works out the EMI of a loan, and what paying early or a change of the rate does to it. */
export default function EmiCalculator(): ReactNode {
  return <Machine definition={emiDefinition} foldTitle="Chart, and what saves most interest" />;
}
