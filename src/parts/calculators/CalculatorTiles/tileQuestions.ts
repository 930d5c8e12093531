import type { QuestionId } from '../../../content/questionIds';
import * as words from './messages.en';

/** What a person asks, in their own words, by the question that answers it. */
export const tileQuestions: Readonly<Record<QuestionId, string>> = {
  'check-my-offer': words.askCheckMyOffer,
  'park-money': words.askParkMoney,
  'cover-for-family': words.askCoverForFamily,
  'need-money': words.askNeedMoney,
  'prepay-or-invest': words.askPrepayOrInvest,
};
