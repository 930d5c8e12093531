import { calculateEmi } from '../../lib/finance/emi';
import { percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { choice, percent, points, rupees, years } from '../../machines/fields/inputs/fields';
import { timeOf, yearsText } from '../timeOf';
import { effects, steps } from './explain';
import { answerFor, conflicts, type EmiAnswer, type EmiValues } from './loan';
import { byYear, monthTable, yearTable } from './tables';

const say = ({ amount, years: time, rate }: EmiValues): string =>
  `${formatRupees(amount)} over ${yearsText(time)} at ${percentInFull(rate)} a year`;

function sentence(answer: EmiAnswer, values: EmiValues): string {
  const { plain, totalInterest, schedule, emi, loan } = answer;
  if (!plain) {
    const raised = calculateEmi({ ...loan, annualRatePercent: loan.annualRatePercent + 1 }).emi;
    return `If the rate rises by 1 point, the EMI becomes **${formatRupees(raised)}**, which is ${formatRupees(raised - emi)} more each month.`;
  }
  const saved = plain.totalInterest - totalInterest;
  const months = plain.months - schedule.length;
  const onlyPrepays = values.prepay > 0 && values.rise === 0;
  const size = rupeesInShort(Math.abs(saved));
  const what = onlyPrepays ? 'Paying early' : 'With these changes the loan';
  const interest = saved >= 0 ? `saves **${size} of interest**` : `costs **${size} more interest**`;
  const end = `and ends ${onlyPrepays ? 'the loan ' : ''}**${timeOf(Math.abs(months))}** ${months > 0 ? 'sooner' : 'later'}`;
  return `${what} ${interest}${months === 0 ? '' : ` ${end}`}.`;
}

const about = { id: 'emi', name: 'EMI calculator', page: '/home-loans#emi-calculator' };

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
    amount: rupees('Loan amount', [500_000, 50_000_000, 100_000], [2_500_000, 5_000_000, 7_500_000, 10_000_000]),
    years: years('Tenure', [5, 30, 1]),
    rate: percent('Interest rate', [7, 15, 0.05]),
    prepay: rupees('Pay early', [0, 50_000_000, 10_000], [50_000, 100_000, 500_000]),
    every: choice('How often', { once: 'Once', year: 'Every year', month: 'Every month' }),
    after: years('First after', [1, 29, 1]),
    adjusts: choice('Use the early payment to reduce', { tenure: 'The tenure', EMI: 'The EMI' }),
    rise: points('The rate changes after a year by', [-3, 5, 0.25]),
  },
  mainFields: ['amount', 'years', 'rate'],
  more: { title: 'Paying early, a change of the rate', names: ['prepay', 'every', 'after', 'adjusts', 'rise'] },
  conflicts,
  compute: (values) => answerFor(values),
  say,
  headline: ({ emi }) => ({ label: 'Monthly EMI', figure: formatRupees(emi) }),
  reports: ({ emi, totalInterest }) => [{ rupees: emi }, { rupees: totalInterest, what: 'interest', isCost: true }],
  parts: ({ loan, totalInterest }) => [
    ['your loan', loan.principal],
    ['interest', totalInterest],
  ],
  facts: ({ totalPayable, totalInterest }) => [
    ['Total payable', formatRupees(totalPayable)],
    ['Total interest', formatRupees(totalInterest)],
  ],
  sentence,
  foldTitle: 'Chart, and what saves most interest',
  chart: ({ schedule }) => ({
    title: 'What you pay in each year: principal below, interest above',
    lower: 'Principal',
    upper: 'Interest',
    bars: byYear(schedule).map(({ year, principal, prepaid, interest }) => [
      `Year ${year}`,
      principal + prepaid,
      interest,
    ]),
  }),
  effects,
  tablesTitle: 'Year by year: principal, interest and balance',
  tables: [
    { name: 'By year', of: ({ schedule }, values) => yearTable(schedule, say(values)) },
    { name: 'By month', of: ({ schedule }, values) => monthTable(schedule, say(values)) },
  ],
  steps,
}));
