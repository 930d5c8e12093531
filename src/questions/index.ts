import type { QuestionId } from '../content/questionIds';
import type { AnyCalculator } from '../machines/calculator/definition';
import checkMyOffer from './check-my-offer';
import coverForFamily from './cover-for-family';
import needMoney from './need-money';
import parkMoney from './park-money';
import prepayOrInvest from './prepay-or-invest';

/** Every question. src/calculators has them among its own, so whatever looks up a calculator finds them. README.md says how to add one. */
export const questions: Readonly<Record<QuestionId, AnyCalculator>> = {
  'prepay-or-invest': prepayOrInvest,
  'check-my-offer': checkMyOffer,
  'park-money': parkMoney,
  'cover-for-family': coverForFamily,
  'need-money': needMoney,
};
