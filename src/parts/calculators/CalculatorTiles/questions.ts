import type { CalculatorId } from '@site/src/content/calculatorIds';
import * as words from './messages.en';

/** What a person asks, in their own words, by the calculator that answers it. */
export const questions: Readonly<Record<CalculatorId, string>> = {
  emi: words.askEmi,
  'home-loan-emi': words.askHomeLoanEmi,
  affordability: words.askAffordability,
  'card-minimum': words.askCardMinimum,
  'move-loan': words.askMoveLoan,
  'rent-or-buy': words.askRentOrBuy,
  sip: words.askSip,
  'lump-sum': words.askLumpSum,
  goal: words.askGoal,
  retirement: words.askRetirement,
  nps: words.askNps,
  'fixed-deposit': words.askFixedDeposit,
  'recurring-deposit': words.askRecurringDeposit,
  ppf: words.askPpf,
  scss: words.askScss,
  nsc: words.askNsc,
  'sukanya-samriddhi': words.askSukanyaSamriddhi,
  'income-tax': words.askIncomeTax,
  hra: words.askHra,
  'capital-gains': words.askCapitalGains,
  'term-cover': words.askTermCover,
  'health-cover': words.askHealthCover,
  'emergency-fund': words.askEmergencyFund,
  'gold-loan': words.askGoldLoan,
  'check-my-offer': words.askCheckMyOffer,
  'park-money': words.askParkMoney,
  'cover-for-family': words.askCoverForFamily,
  'prepay-or-invest': words.askPrepayOrInvest,
};
