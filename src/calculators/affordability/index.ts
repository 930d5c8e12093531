import { exactEmi, loanForEmi } from '../../lib/finance/emi';
import { numberInFull, percentInFull, rupeesAtLeastNil } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { monthsText, yearsText } from '../timeOf';
import { withOwn } from '../withOwn';
import { percent, rupees, share, years } from '../../machines/fields/inputs/fields';

type Borrower = {
  readonly income: number;
  readonly otherEmis: number;
  readonly share: number;
  readonly rate: number;
  readonly years: number;
};

interface Answer {
  /** Rupees a month that an EMI may take */
  readonly emi: number;
  readonly loan: number;
  readonly interest: number;
  readonly tenures: readonly { readonly years: number; readonly loan: number; readonly interest: number }[];
}

const loanFor = (emi: number, annualRatePercent: number, time: number): number =>
  loanForEmi(emi, { annualRatePercent, tenureMonths: Math.round(time * 12) });

function compute({ income, otherEmis, share, rate, years: time }: Borrower): Answer {
  const emi = Math.max((income * share) / 100 - otherEmis, 0);
  const answerFor = (tenure: number) => {
    const loan = loanFor(emi, rate, tenure);
    return { years: tenure, loan, interest: emi * Math.round(tenure * 12) - loan };
  };
  return { emi, ...answerFor(time), tenures: withOwn([10, 15, 20, 25, 30], time).map(answerFor) };
}

const say = ({ income, otherEmis, share: part, rate, years: time }: Borrower): string =>
  `an income of ${formatRupees(income)} a month${otherEmis > 0 ? ` and ${formatRupees(otherEmis)} of other EMIs` : ''}, ${percentInFull(part)} of it for EMIs, over ${yearsText(time)} at ${percentInFull(rate)}`;

export default calculator<Borrower, Answer>({ id: 'affordability', name: 'Loan affordability calculator' }, () => ({
  defaults: { income: 100_000, otherEmis: 0, share: 40, rate: 8, years: 20 },
  inputs: {
    income: rupees('Monthly income in hand', [10_000, 5_000_000, 1_000, 500_000], [50_000, 100_000, 200_000]),
    otherEmis: rupees('Other EMIs', [0, 1_000_000, 1_000, 200_000]),
    rate: percent('Interest rate', [5, 20, 0.05]),
    years: years('Tenure', [1, 30, 1]),
    share: share('Share of income for EMIs', [10, 60, 5]),
  },
  mainFields: ['income', 'otherEmis', 'rate', 'years'],
  more: { title: 'Share of income for EMIs', names: ['share'] },
  compute,
  say,
  headline: ({ loan }) => ({ label: 'You can borrow about', figure: rupeesInShort(loan) }),
  reports: ({ loan, emi, interest }) => [
    { rupees: loan },
    { rupees: emi, what: 'EMI' },
    { rupees: Math.max(interest, 0), what: 'interest', isCost: true },
  ],
  parts: ({ loan, interest }) => [
    ['the loan', Math.max(loan, 1)],
    ['interest', interest],
  ],
  facts: ({ emi, interest }) => [
    ['EMI', formatRupees(emi)],
    ['Total interest', formatRupees(Math.max(interest, 0))],
  ],
  sentence: ({ emi, loan }, { otherEmis, share: part, rate, years: time }) =>
    emi <= 0
      ? `**Nothing can be borrowed**: your other EMIs of ${formatRupees(otherEmis)} take up the ${percentInFull(part)} of your income already.`
      : `At a rate higher by 1 point the same EMI carries **${rupeesInShort(loanFor(emi, rate + 1, time))}**, which is ${rupeesInShort(loan - loanFor(emi, rate + 1, time))} less. A lender may offer more; it does not pay your other bills.`,
  chart: ({ tenures }) => ({
    title: 'The loan for this EMI by tenure, and the interest on it above',
    lower: 'Loan',
    upper: 'Interest',
    bars: tenures.map(({ years: time, loan, interest }) => [yearsText(time), loan, interest]),
  }),
  tablesTitle: 'The loan for this EMI by tenure',
  tables: [
    {
      name: 'By tenure',
      of: ({ tenures, emi }) => ({
        caption: `What an EMI of ${formatRupees(emi)} carries, in rupees`,
        columns: ['Years', 'Loan', 'Interest', 'Paid in all'],
        rows: tenures.map(({ years: time, loan, interest }) => [numberInFull(time), loan, interest, loan + interest]),
      }),
    },
  ],
  steps: ({ loan }, { income, otherEmis, share, rate, years: time }) => [
    {
      name: 'EMI you can pay',
      rule: 'income × share − other EMIs',
      value: `${formatRupees(income)} × ${percentInFull(share)} − ${formatRupees(otherEmis)} = ${rupeesAtLeastNil((income * share) / 100 - otherEmis)}`,
    },
    {
      name: 'EMI of ₹1,00,000',
      rule: 'P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
      value: `${formatRupees(exactEmi({ principal: 100_000, annualRatePercent: rate, tenureMonths: Math.round(time * 12) }), 2)} at ${percentInFull(rate)} over ${monthsText(Math.round(time * 12))}`,
    },
    { name: 'Loan', rule: 'EMI you can pay ÷ EMI of one rupee', value: formatRupees(loan) },
  ],
}));
