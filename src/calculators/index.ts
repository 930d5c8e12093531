import type { AnyCalculator } from '../machines/calculator/definition';
import { questions } from '../questions';
import affordability from './affordability';
import capitalGains from './capital-gains';
import cardMinimum from './card-minimum';
import emergencyFund from './emergency-fund';
import emi from './emi';
import fixedDeposit from './fixed-deposit';
import goal from './goal';
import goldLoan from './gold-loan';
import healthCover from './health-cover';
import homeLoanEmi from './home-loan-emi';
import hra from './hra';
import type { CalculatorId } from '../content/calculatorIds';
import incomeTax from './income-tax';
import lumpSum from './lump-sum';
import moveLoan from './move-loan';
import nps from './nps';
import nsc from './nsc';
import ppf from './ppf';
import recurringDeposit from './recurring-deposit';
import rentOrBuy from './rent-or-buy';
import retirement from './retirement';
import scss from './scss';
import sip from './sip';
import sukanyaSamriddhi from './sukanya-samriddhi';
import termCover from './term-cover';

/** Every calculator and question. A page needs them all at hand; a browser fetches the one that a page shows. README.md says how to add one. */
export const calculators: Readonly<Record<CalculatorId, AnyCalculator>> = {
  affordability,
  'capital-gains': capitalGains,
  'card-minimum': cardMinimum,
  'emergency-fund': emergencyFund,
  emi,
  'fixed-deposit': fixedDeposit,
  goal,
  'gold-loan': goldLoan,
  'health-cover': healthCover,
  'home-loan-emi': homeLoanEmi,
  hra,
  'income-tax': incomeTax,
  'lump-sum': lumpSum,
  'move-loan': moveLoan,
  nps,
  nsc,
  ppf,
  'recurring-deposit': recurringDeposit,
  'rent-or-buy': rentOrBuy,
  retirement,
  scss,
  sip,
  'sukanya-samriddhi': sukanyaSamriddhi,
  'term-cover': termCover,
  ...questions,
};
