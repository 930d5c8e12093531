import { homeLoanData } from '../../../lists/home-loans/records';
import type { LoanRules } from '../../../content/loanRules';
import { rankHomeLoans } from '../../../lists/loans/rank';
import { formatMoney } from '../../../lib/quantities/money';
import { resultOf } from '../../../lists/home-loans/result';
import { numberInputs } from '../../../lists/home-loans/settings';
import { answerOfList, type AnySource } from './source';

/** The home loans, for an amount and a tenure alone. */
export function sourceOfHomeLoans(rules: LoanRules): AnySource {
  const list = { ...homeLoanData, ...rules };
  const { amount, tenureMonths } = rules.defaults;
  return {
    show: (render) =>
      render({
        page: '/home-loans',
        defaults: { amount, years: tenureMonths / 12 },
        inputs: numberInputs,
        answer: (values) => {
          const { lead, ranked } = rankHomeLoans(list, {
            amount: values.amount,
            tenureMonths: Math.round(values.years * 12),
          });
          return answerOfList(
            resultOf(ranked[0], values),
            lead,
            `${formatMoney(values.amount)}, ${values.years} years`,
          );
        },
      }),
  };
}
