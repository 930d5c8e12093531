import type { ReactNode } from 'react';
import { calculators } from '.';
import type { CalculatorProps } from './Calculator.island';
import { layoutOf } from '../machines/calculator/layoutOf';
import Machine from '../machines/calculator/Machine';

/** Renders a calculator into the HTML of a page. */
export default function CalculatorById({ id, figures }: CalculatorProps): ReactNode {
  return calculators[id].show(figures, (own) => <Machine definition={own} layout={layoutOf(own)} />);
}
