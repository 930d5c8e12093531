import { emiDefinition } from '../islands/EmiCalculator/emi';
import { calculator, type AnyCalculator } from '../islands/Calculator/definition';
import goal from './goal';
import type { CalculatorId } from './ids';
import sip from './sip';

/** Every calculator. A page needs them all at hand; a browser fetches the one that a page shows. README.md says how to add one. */
export const calculators: Readonly<Record<CalculatorId, AnyCalculator>> = {
  emi: calculator(emiDefinition),
  goal,
  sip,
};
