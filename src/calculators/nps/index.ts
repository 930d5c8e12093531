import { npsOutcome, type NpsOutcome, type NpsRules, type NpsSector } from '../../lib/finance/nps';
import { npsFigures, npsRules } from '../../content/law/npsRules';
import { numberInFull, percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../machines/calculator/definition';
import type { Conflicts } from '../../machines/fields/inputs/types';
import { growthChart, growthTable, otherConvention } from '../growth';
import { monthsText, timeOf, yearsText } from '../timeOf';
import { choice, percent, rupees, share, years } from '../../machines/fields/inputs/fields';

const defaults = {
  monthly: 5_000,
  age: 30,
  exitAge: 60,
  inScheme: 0,
  expected: 10,
  balance: 0,
  annuityShare: 40,
  annuityRate: 6,
  sector: 'other' as NpsSector,
};

type Subscriber = Readonly<typeof defaults>;

const monthsOf = ({ age, exitAge }: Subscriber): number => Math.round((exitAge - age) * 12);

/** From the day of joining to the exit; ages have decimals that binary numbers do not hold exactly. */
const inSchemeAtExit = ({ age, exitAge, inScheme }: Subscriber): number =>
  Math.round((inScheme + exitAge - age) * 1e6) / 1e6;

const conflicts = ({ age, exitAge, inScheme }: Subscriber): Conflicts<Subscriber> => ({
  ...(exitAge < age + 1 && {
    exitAge: `The age at exit must be above your age now. Enter ${numberInFull(age + 1)} or more.`,
  }),
  ...(inScheme > age && {
    inScheme: `Nobody has been in NPS for longer than they live. Enter at most ${numberInFull(age)}.`,
  }),
});

const answerFor = (values: Subscriber, rules: NpsRules): NpsOutcome =>
  npsOutcome(
    {
      ...values,
      returnPercent: values.expected,
      months: monthsOf(values),
      yearsInScheme: inSchemeAtExit(values),
      ageAtExit: values.exitAge,
      annuityPercent: values.annuityShare,
      annuityRatePercent: values.annuityRate,
    },
    rules,
  );

const inPartsText = (atOnce: number, corpus: number, years: number): string =>
  `Instead you may take ${formatRupees(atOnce)} at once and the other ${formatRupees(corpus - atOnce)} in parts over at least ${years} years, without an annuity. `;

const say = (values: Subscriber): string =>
  `${values.balance > 0 ? `${formatRupees(values.balance)} today and ` : ''}${formatRupees(values.monthly)} a month for ${timeOf(monthsOf(values))} at an assumed ${percentInFull(values.expected)} a year`;

export default calculator<Subscriber, NpsOutcome>(
  { id: 'nps', name: 'NPS calculator', figures: npsFigures },
  (figures) => {
    const rules = npsRules(figures);
    return {
      defaults,
      inputs: {
        monthly: rupees('Monthly contribution', [500, 500_000, 500, 50_000], [2_000, 5_000, 10_000]),
        age: years('Your age', [18, 84, 1]),
        exitAge: years('Age at exit', [33, 85, 1]),
        expected: percent('Expected return', [0, 15, 0.5]),
        inScheme: years('Years in NPS so far', [0, 60, 0.5]),
        balance: rupees('Balance today', [0, 100_000_000, 10_000]),
        annuityShare: share('Share for the annuity', [0, 100, 5]),
        annuityRate: percent('Annuity pays', [3, 12, 0.25]),
        sector: choice('Employed by', { other: 'A company, or self-employed', government: 'The government' }),
      },
      mainFields: ['monthly', 'age', 'exitAge', 'expected'],
      more: {
        title: 'Years in NPS so far, balance, annuity, employer',
        names: ['inScheme', 'balance', 'annuityShare', 'annuityRate', 'sector'],
      },
      conflicts,
      compute: (values) => answerFor(values, rules),
      say,
      headline: ({ corpus }) => ({ label: 'Your NPS money at the exit', figure: formatRupees(corpus) }),
      reports: ({ corpus, pension, lumpSum, taxableLumpSum, invested }) => [
        { rupees: corpus },
        { rupees: pension, what: 'pension' },
        { rupees: lumpSum, what: 'at once' },
        { rupees: taxableLumpSum, what: 'taxed' },
        { rupees: invested, what: 'put in' },
      ],
      parts: ({ lumpSum, annuity }) => [
        ['at once', lumpSum],
        ['for the annuity', annuity],
      ],
      facts: ({ invested, lumpSum, taxableLumpSum, pension }) => [
        ['Pension a month', formatRupees(pension)],
        ['Lump sum', formatRupees(lumpSum)],
        ['Of it taxed', formatRupees(taxableLumpSum)],
        ['Put in', formatRupees(invested)],
      ],
      sentence: ({ least, exit, annuityPercent, atOnce, corpus }) =>
        `${exit === 'early' ? 'This is an early exit: ' : 'At a normal exit '}**${least > 0 ? `at least ${formatPercent(least)}` : 'no part'}** has to buy an annuity, and you give it ${percentInFull(annuityPercent)}. ${atOnce === undefined ? '' : inPartsText(atOnce, corpus, rules.inParts.years)}A lump sum of up to ${formatPercent(rules.taxFreePercent)} of your NPS money is free of tax; the pension is taxed as income. Return and annuity are assumed.`,
      chart: ({ years: ends }) => growthChart(ends),
      effects: {
        title: 'What adds most to the money',
        gain: (now, then) => then.corpus - now.corpus,
        changes: [
          ['Stay in for 5 years more', { exitAge: { by: 5 } }],
          ['Pay in 10% more', { monthly: { times: 1.1 } }],
        ],
      },
      tablesTitle: 'Year by year: what you pay in and what it may become',
      tables: [{ name: 'By year', of: ({ years: ends }) => growthTable(ends) }],
      steps: ({ corpus, annuity, lumpSum, taxableLumpSum, pension, annuityPercent, least, exit }, values) => [
        {
          name: 'NPS money at the exit',
          rule: 'each month (value + contribution) × (1 + assumed return ÷ 12), from the balance of today on',
          value: `${formatRupees(values.balance)} + ${formatRupees(values.monthly)} × ${monthsText(monthsOf(values))} at ${percentInFull(values.expected)} ÷ 12: ${formatRupees(corpus)}`,
        },
        otherConvention(values.expected, (percent) => answerFor({ ...values, expected: percent }, rules).corpus),
        {
          name: 'Time in NPS at the exit',
          rule: `years so far + age at exit − age now; an exit is normal from ${rules.normalExit.age}${values.sector === 'other' ? ` or after ${rules.normalExit.years} years in NPS` : ''}`,
          value: `${numberInFull(values.inScheme)} + ${numberInFull(values.exitAge)} − ${numberInFull(values.age)} = ${yearsText(inSchemeAtExit(values))}: ${exit === 'early' ? 'an early exit' : 'a normal exit'}`,
          source: { text: 'normal exit', address: '/figures#nps-normal-exit' },
        },
        {
          name: 'Annuity',
          rule: `at least ${formatPercent(least)} of ${formatRupees(corpus)} at this exit; regulations 3 and 4 of PFRDA`,
          value: `${rupeesInFull(corpus)} × ${percentInFull(annuityPercent)} = ${formatRupees(annuity)}`,
          source: {
            text: 'least share for an annuity',
            address: `/figures#${exit === 'early' ? 'nps-min-annuity-early' : 'nps-min-annuity'}`,
          },
        },
        {
          name: 'Lump sum',
          rule: `NPS money − annuity; taxed above ${formatPercent(rules.taxFreePercent)} of the NPS money`,
          value: `${formatRupees(lumpSum)}, of which ${formatRupees(taxableLumpSum)} taxed`,
          source: { text: 'share free of tax', address: '/figures#nps-tax-free-share' },
        },
        {
          name: 'Pension a month',
          rule: 'annuity × assumed yearly rate ÷ 12',
          value: `${rupeesInFull(annuity)} × ${percentInFull(values.annuityRate)} ÷ 12 = ${formatRupees(pension)}`,
        },
      ],
    };
  },
);
