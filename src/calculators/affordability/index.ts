import { exactEmi, loanForEmi, totalOfEmi } from '../../lib/finance/emi';
import { numberInFull, percentInFull, rupeesAtLeastNil, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { differenceInShort, rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { monthsText, yearsText } from '../../lib/format/timeOf';
import { monthsOfYears } from '../../lib/unitSizes';
import { withOwn } from '../withOwn';
import { percent, rupees, share, years } from '../../machines/fields/inputs/fields';
import { inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

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
  loanForEmi(emi, { annualRatePercent, tenureMonths: monthsOfYears(time) });

function compute({ income, otherEmis, share, rate, years: time }: Borrower): Answer {
  const emi = Math.max((income * share) / 100 - otherEmis, 0);
  const answerFor = (tenure: number) => {
    const loan = loanFor(emi, rate, tenure);
    const borrowed = { principal: loan, annualRatePercent: rate, tenureMonths: monthsOfYears(tenure) };
    return { years: tenure, loan, interest: totalOfEmi(emi, borrowed) - loan };
  };
  return { emi, ...answerFor(time), tenures: withOwn([10, 15, 20, 25, 30], time).map(answerFor) };
}

const say = ({ income, otherEmis, share: part, rate, years: time }: Borrower): string =>
  words.inputs({
    income: formatRupees(income),
    hasOthers: otherEmis > 0,
    otherEmis: formatRupees(otherEmis),
    share: percentInFull(part),
    years: yearsText(time),
    rate: percentInFull(rate),
  });

const brief = ({ income, rate, years: time }: Borrower): string =>
  inBrief(words.briefIncome({ income: rupeesInShortOrFull(income) }), yearsText(time), percentInFull(rate));

export default calculator<Borrower, Answer>(
  { id: 'affordability', name: words.name, shortName: words.shortName },
  () => ({
    defaults: { income: 100_000, otherEmis: 0, share: 40, rate: 8, years: 20 },
    inputs: {
      income: rupees(words.labelIncome, [10_000, 5_000_000, 1_000, 500_000], [50_000, 100_000, 200_000]),
      otherEmis: rupees(words.labelOtherEmis, [0, 1_000_000, 1_000, 200_000]),
      rate: percent(shared.interestRate, [5, 20, 0.05]),
      years: years(words.labelYears, [1, 30, 1]),
      share: share(words.labelShare, [10, 60, 5]),
    },
    mainFields: ['income', 'otherEmis', 'rate', 'years'],
    more: { title: words.labelShare, names: ['share'] },
    compute,
    say,
    brief,
    headline: ({ loan }) => ({ label: words.most, figure: rupeesInShort(loan) }),
    parts: ({ loan, interest }) => [
      [words.partLoan, loan],
      [words.partInterest, interest],
    ],
    facts: ({ emi, interest }) => [
      [words.emi, formatRupees(emi)],
      [words.totalInterest, formatRupees(interest)],
    ],
    sentence: ({ emi, loan }, { otherEmis, share: part, rate, years: time }) =>
      emi <= 0
        ? words.nothingLeft({ otherEmis: formatRupees(otherEmis), share: percentInFull(part) })
        : words.sentence({
            carried: rupeesInShort(loanFor(emi, rate + 1, time)),
            less: differenceInShort(loan, loanFor(emi, rate + 1, time)),
          }),
    chart: ({ tenures }) => ({
      title: words.chart,
      lower: words.loan,
      upper: words.interest,
      bars: tenures.map(({ years: time, loan, interest }) => [yearsText(time), loan, interest]),
    }),
    tablesTitle: words.tables,
    tables: [
      {
        name: words.tableByTenure,
        of: ({ tenures, emi }) => ({
          caption: words.caption({ emi: formatRupees(emi) }),
          columns: [words.columnYears, words.loan, words.interest, words.columnPaid],
          rows: tenures.map(({ years: time, loan, interest }) => [numberInFull(time), loan, interest, loan + interest]),
        }),
      },
    ],
    steps: ({ loan }, { income, otherEmis, share, rate, years: time }) => [
      {
        name: words.stepEmi,
        rule: words.stepEmiRule,
        value: `${formatRupees(income)} × ${percentInFull(share)} − ${formatRupees(otherEmis)} = ${rupeesAtLeastNil((income * share) / 100 - otherEmis)}`,
      },
      {
        name: words.stepLakh,
        rule: 'P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
        value: words.stepLakhValue({
          emi: formatRupees(
            exactEmi({ principal: 100_000, annualRatePercent: rate, tenureMonths: monthsOfYears(time) }),
            2,
          ),
          rate: percentInFull(rate),
          months: monthsText(monthsOfYears(time)),
        }),
      },
      { name: words.loan, rule: words.stepLoanRule, value: formatRupees(loan) },
    ],
  }),
);
