import { npsOutcome, type NpsOutcome, type NpsRules, type NpsSector } from '../../lib/finance/nps';
import { npsFigures, npsRules } from '../../content/law/npsRules';
import { numberInFull, percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { inShort } from '../../machines/calculator/headline';
import type { Conflicts } from '../../machines/fields/inputs/types';
import { growthChart, growthTable, otherConvention } from '../growth';
import { monthsText, timeOf, yearsText } from '../../lib/format/timeOf';
import { monthsOfYears } from '../../lib/unitSizes';
import { choice, percent, rupees, share, years } from '../../machines/fields/inputs/fields';
import { aMonth, assumed, inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

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

const monthsOf = ({ age, exitAge }: Subscriber): number => monthsOfYears(exitAge - age);

/** From the day of joining to the exit; ages have decimals that binary numbers do not hold exactly. */
const inSchemeAtExit = ({ age, exitAge, inScheme }: Subscriber): number =>
  Math.round((inScheme + exitAge - age) * 1e6) / 1e6;

const conflicts = ({ age, exitAge, inScheme }: Subscriber): Conflicts<Subscriber> => ({
  ...(exitAge < age + 1 && { exitAge: words.conflictExitAge({ least: numberInFull(age + 1) }) }),
  ...(inScheme > age && { inScheme: words.conflictInScheme({ most: numberInFull(age) }) }),
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

const say = (values: Subscriber): string =>
  words.inputs({
    hasBalance: values.balance > 0,
    balance: formatRupees(values.balance),
    monthly: formatRupees(values.monthly),
    time: timeOf(monthsOf(values)),
    expected: percentInFull(values.expected),
  });

const brief = (values: Subscriber): string =>
  inBrief(aMonth(values.monthly), timeOf(monthsOf(values)), assumed(values.expected));

/** What the annuity takes, what may be taken in its place, and what is taxed. */
function sentence({ leastPercent, exit, annuityPercent, atOnce, corpus }: NpsOutcome, rules: NpsRules): string {
  const sentences = [
    words.sentenceAnnuity({
      exit,
      hasLeast: leastPercent > 0,
      least: formatPercent(leastPercent),
      share: percentInFull(annuityPercent),
    }),
    atOnce !== undefined &&
      words.sentenceInParts({
        atOnce: rupeesInShort(atOnce),
        rest: rupeesInShort(corpus - atOnce),
        years: yearsText(rules.inParts.years),
      }),
    words.sentenceTax({ taxFree: formatPercent(rules.taxFreePercent) }),
    words.sentenceAssumed,
  ];
  return sentences.filter(Boolean).join(' ');
}

export default calculator<Subscriber, NpsOutcome>(
  { id: 'nps', name: words.name, shortName: words.shortName, figures: npsFigures },
  (figures) => {
    const rules = npsRules(figures);
    return {
      defaults,
      inputs: {
        monthly: rupees(words.labelMonthly, [500, 500_000, 500, 50_000], [2_000, 5_000, 10_000]),
        age: years(words.labelAge, [18, 84, 1]),
        exitAge: years(words.labelExitAge, [33, 85, 1]),
        expected: percent(words.labelExpected, [0, 15, 0.5]),
        inScheme: years(words.labelInScheme, [0, 60, 0.5]),
        balance: rupees(words.labelBalance, [0, 100_000_000, 10_000]),
        annuityShare: share(words.labelAnnuityShare, [0, 100, 5]),
        annuityRate: percent(words.labelAnnuityRate, [3, 12, 0.25]),
        sector: choice(words.labelSector, { other: words.sectorOther, government: words.sectorGovernment }),
      },
      mainFields: ['monthly', 'age', 'exitAge', 'expected'],
      more: {
        title: words.moreFields,
        names: ['inScheme', 'balance', 'annuityShare', 'annuityRate', 'sector'],
      },
      conflicts,
      compute: (values) => answerFor(values, rules),
      say,
      brief,
      headline: ({ corpus, invested }) => inShort(words.money, corpus, invested),
      rowFigure: ({ pension }) => inShort(words.pensionAMonth, pension),
      parts: ({ lumpSum, annuity }) => [
        [words.atOnce, lumpSum],
        [words.partAnnuity, annuity, 'gain'],
      ],
      facts: ({ invested, lumpSum, taxableLumpSum, pension }) => [
        [words.pensionAMonth, rupeesInShort(pension)],
        [words.lumpSum, rupeesInShort(lumpSum)],
        [words.factTaxed, rupeesInShort(taxableLumpSum)],
        [words.factPutIn, rupeesInShort(invested)],
      ],
      sentence: (outcome) => sentence(outcome, rules),
      chart: ({ years: ends }) => growthChart(ends),
      effects: {
        title: words.effects,
        counts: 'more',
        gain: (now, then) => then.corpus - now.corpus,
        changes: [
          [words.effectLonger, { exitAge: { by: 5 } }],
          [words.effectMore, { monthly: { times: 1.1 } }],
        ],
      },
      tablesTitle: words.tables,
      tables: [{ name: shared.tableByYear, of: ({ years: ends }) => growthTable(ends) }],
      steps: ({ corpus, annuity, lumpSum, taxableLumpSum, pension, annuityPercent, leastPercent, exit }, values) => [
        {
          name: words.stepMoney,
          rule: words.stepMoneyRule,
          value: words.stepMoneyValue({
            balance: formatRupees(values.balance),
            monthly: formatRupees(values.monthly),
            months: monthsText(monthsOf(values)),
            expected: percentInFull(values.expected),
            money: formatRupees(corpus),
          }),
        },
        otherConvention(values.expected, (percent) => answerFor({ ...values, expected: percent }, rules).corpus),
        {
          name: words.stepTime,
          rule: words.stepTimeRule({
            sector: values.sector,
            age: String(rules.normalExit.age),
            years: yearsText(rules.normalExit.years),
          }),
          value: words.stepTimeValue({
            exit,
            soFar: numberInFull(values.inScheme),
            ageAtExit: numberInFull(values.exitAge),
            ageNow: numberInFull(values.age),
            time: yearsText(inSchemeAtExit(values)),
          }),
          source: { text: words.sourceExit, address: '/figures#nps-normal-exit' },
        },
        {
          name: words.stepAnnuity,
          rule: words.stepAnnuityRule({ least: formatPercent(leastPercent), money: formatRupees(corpus) }),
          value: `${rupeesInFull(corpus)} × ${percentInFull(annuityPercent)} = ${formatRupees(annuity)}`,
          source: {
            text: words.sourceAnnuity,
            address: `/figures#${exit === 'early' ? 'nps-min-annuity-early' : 'nps-min-annuity'}`,
          },
        },
        {
          name: words.lumpSum,
          rule: words.stepLumpSumRule({ taxFree: formatPercent(rules.taxFreePercent) }),
          value: words.stepLumpSumValue({ lumpSum: formatRupees(lumpSum), taxed: formatRupees(taxableLumpSum) }),
          source: { text: words.sourceTaxFree, address: '/figures#nps-tax-free-share' },
        },
        {
          name: words.pensionAMonth,
          rule: words.stepPensionRule,
          value: `${rupeesInFull(annuity)} × ${percentInFull(values.annuityRate)} ÷ 12 = ${formatRupees(pension)}`,
        },
      ],
    };
  },
);
