import type { ReactNode } from 'react';
import { calculators } from '.';
import type { CalculatorProps } from './Calculator.island';
import { layoutOf } from '../machines/calculator/layoutOf';
import { lastKnown } from '../machines/calculator/lastKnown';
import Machine from '../machines/calculator/Machine';

/** Renders a calculator into the HTML of a page. */
export default function CalculatorById({ id, figures, isOld }: CalculatorProps): ReactNode {
  return calculators[id].show(figures, (definition) => (
    <Machine definition={isOld ? lastKnown(definition) : definition} layout={layoutOf(definition)} />
  ));
}
