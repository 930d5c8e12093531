import { emiDefinition } from '../islands/EmiCalculator/emi';
import { calculator, type AnyCalculator } from '../islands/Calculator/definition';
import affordability from './affordability';
import cardMinimum from './card-minimum';
import fixedDeposit from './fixed-deposit';
import goal from './goal';
import type { CalculatorId } from './ids';
import lumpSum from './lump-sum';
import nsc from './nsc';
import ppf from './ppf';
import recurringDeposit from './recurring-deposit';
import scss from './scss';
import sip from './sip';
import sukanyaSamriddhi from './sukanya-samriddhi';

/** Every calculator. A page needs them all at hand; a browser fetches the one that a page shows. README.md says how to add one. */
export const calculators: Readonly<Record<CalculatorId, AnyCalculator>> = {
  emi: calculator({ id: 'emi', name: 'EMI calculator', page: '/home-loans#emi-calculator' }, () => emiDefinition),
  affordability,
  'card-minimum': cardMinimum,
  'fixed-deposit': fixedDeposit,
  goal,
  'lump-sum': lumpSum,
  nsc,
  ppf,
  'recurring-deposit': recurringDeposit,
  scss,
  sip,
  'sukanya-samriddhi': sukanyaSamriddhi,
};
