import { calculateEmi } from '../../lib/finance/emi';
import { percentInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { choice, percent, points, rupees, years } from '../../machines/fields/inputs/fields';
import * as shared from '../messages.en';
import { byYear, monthTable, yearTable } from '../repaymentTables';
import { timeOf, yearsText } from '../../lib/format/timeOf';
import { effects, steps } from './explain';
import { answerFor, conflicts, type EmiAnswer, type EmiValues } from './loan';
import { inBrief } from '../inBrief';
import * as words from './messages.en';

const say = ({ amount, years: time, rate }: EmiValues): string =>
  words.inputs({ amount: formatRupees(amount), years: yearsText(time), rate: percentInFull(rate) });

const brief = ({ amount, years: time, rate }: EmiValues): string =>
  inBrief(rupeesInShortOrFull(amount), yearsText(time), percentInFull(rate));

function sentence(answer: EmiAnswer, values: EmiValues): string {
  const { plain, totalInterest, schedule, emi, loan } = answer;
  if (!plain) {
    const raised = calculateEmi({ ...loan, annualRatePercent: loan.annualRatePercent + 1 }).emi;
    return words.rateRises({ emi: formatRupees(raised), more: formatRupees(raised - emi) });
  }
  const saved = plain.totalInterest - totalInterest;
  const months = plain.months - schedule.length;
  return words.changed({
    onlyPrepays: values.prepay > 0 && values.rise === 0,
    saves: saved >= 0,
    interest: rupeesInShort(Math.abs(saved)),
    ends: months === 0 ? 'same' : months > 0 ? 'sooner' : 'later',
    time: timeOf(Math.abs(months)),
  });
}

const about = { id: 'home-loan-emi', name: words.name, shortName: words.shortName, page: '/home-loans#emi-calculator' };

/** Defaults and limits are the product's: ₹5 lakh to ₹5 crore, 5 to 30 years, 7% to 15%. */
export default calculator<EmiValues, EmiAnswer>(about, () => ({
  defaults: {
    amount: 5_000_000,
    years: 20,
    rate: 8.5,
    prepay: 0,
    every: 'year',
    after: 1,
    adjusts: 'tenure',
    rise: 0,
  },
  inputs: {
    amount: rupees(shared.loanAmount, [500_000, 50_000_000, 100_000], [2_500_000, 5_000_000, 7_500_000, 10_000_000]),
    years: years(words.labelYears, [5, 30, 1]),
    rate: percent(shared.interestRate, [7, 15, 0.05]),
    prepay: rupees(words.labelPrepay, [0, 50_000_000, 10_000], [50_000, 100_000, 500_000]),
    every: choice(words.labelEvery, { once: words.everyOnce, year: words.everyYear, month: words.everyMonth }),
    after: years(words.labelAfter, [1, 29, 1]),
    adjusts: choice(words.labelAdjusts, { tenure: words.adjustsTenure, EMI: words.adjustsEmi }),
    rise: points(words.labelRise, [-3, 5, 0.25]),
  },
  mainFields: ['amount', 'years', 'rate'],
  more: { title: words.moreFields, names: ['prepay', 'every', 'after', 'adjusts', 'rise'] },
  conflicts,
  compute: (values) => answerFor(values),
  say,
  brief,
  headline: ({ emi }) => inRupees(shared.emi, emi),
  parts: ({ loan, totalInterest }) => [
    [shared.partLoan, loan.principal],
    [shared.partLoanInterest, totalInterest],
  ],
  facts: ({ totalPayable, totalInterest }) => [
    [shared.totalPayable, formatRupees(totalPayable)],
    [shared.totalInterest, formatRupees(totalInterest)],
  ],
  sentence,
  foldTitle: words.chartFold,
  chart: ({ schedule }) => ({
    title: shared.chartRepaidByYear,
    lower: shared.principal,
    upper: shared.interest,
    bars: byYear(schedule).map(({ year, principal, prepaid, interest }) => [
      shared.chartYear({ year: String(year) }),
      principal + prepaid,
      interest,
    ]),
  }),
  effects,
  tablesTitle: words.tables,
  tables: [
    { name: shared.tableByYear, of: ({ schedule }, values) => yearTable(schedule, say(values)) },
    { name: shared.tableByMonth, of: ({ schedule }, values) => monthTable(schedule, say(values)) },
  ],
  steps,
}));
