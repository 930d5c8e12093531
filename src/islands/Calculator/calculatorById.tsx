import type { ReactNode } from 'react';
import { calculators } from '../../calculators';
import type { CalculatorProps } from './Calculator.island';
import Machine from './Machine';

/** A calculator as it is rendered into a page. */
export default function CalculatorById({ id, figures }: CalculatorProps): ReactNode {
  return calculators[id].show(figures, (own) => <Machine definition={own} />);
}
