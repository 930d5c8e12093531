import { valueOf } from '../../content/valueOf';
import type { PpfDeposit } from '../../lib/finance/ppf';
import { sukanyaByYear } from '../../lib/finance/smallSavings';
import { numberInFull, percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { calculator, type Outcome } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { accountShown, lowestBalanceSteps, whenPaidIn, type Account } from '../smallSavings';
import { yearsText } from '../../lib/format/timeOf';
import { percent, rupees, years } from '../../machines/fields/inputs/fields';
import { aYear, inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

type Deposits = {
  readonly yearly: number;
  readonly age: number;
  readonly when: PpfDeposit;
  readonly rate: number;
};

interface Answer extends Account {
  /** Her age when the account ends. */
  readonly ageThen: number;
}

export default calculator<Deposits, Answer>(
  {
    id: 'sukanya-samriddhi',
    name: words.name,
    shortName: words.shortName,
    figures: ['ssy-rate', 'ssy-yearly-limit', 'ssy-yearly-least', 'ssy-opening-age', 'ssy-deposit-years', 'ssy-term'],
  },
  (figures) => {
    const rate = valueOf(figures, 'ssy-rate');
    const limit = valueOf(figures, 'ssy-yearly-limit');
    const least = valueOf(figures, 'ssy-yearly-least');
    const tooOld = valueOf(figures, 'ssy-opening-age');
    const depositYears = valueOf(figures, 'ssy-deposit-years');
    const term = valueOf(figures, 'ssy-term');
    const compute = ({ yearly, age, when, rate: annualRatePercent }: Deposits): Answer => {
      const ends = sukanyaByYear({ yearly, annualRatePercent, deposit: when, depositYears, term });
      const { invested = 0, value = 0 } = ends.at(-1) ?? {};
      return { years: ends, invested, value, ageThen: age + term };
    };
    const paidIn =
      (when: PpfDeposit) =>
      (values: Deposits): Outcome<Answer> => ({ outcome: compute({ ...values, when }) });
    const say = ({ yearly, when, rate: used }: Deposits): string =>
      words.inputs({
        yearly: formatRupees(yearly),
        when,
        years: yearsText(depositYears),
        rate: percentInFull(used),
      });
    const brief = ({ yearly, rate: used }: Deposits): string =>
      inBrief(aYear(yearly), yearsText(depositYears), percentInFull(used));
    return {
      defaults: { yearly: limit, age: 3, when: 'april', rate },
      inputs: {
        yearly: rupees(words.labelYearly, [least, limit, 50], [12_000, 60_000, limit]),
        age: years(words.labelAge, [0, tooOld - 1, 1]),
        when: whenPaidIn,
        rate: percent(shared.interestRate, [4, 12, 0.1]),
      },
      mainFields: ['yearly', 'age'],
      more: { title: words.moreFields, names: ['when', 'rate'] },
      compute,
      say,
      brief,
      headline: ({ value, invested }) => inRupees(words.value, value, invested),
      ...accountShown,
      sentence: ({ ageThen, value }, values) =>
        [
          words.sentenceEnds({
            age: numberInFull(ageThen),
            years: yearsText(depositYears),
            rest: String(term - depositYears),
          }),
          ...(values.when === 'april'
            ? [words.sentenceEarly({ added: formatRupees(value - compute({ ...values, when: 'march' }).value) })]
            : []),
          words.sentenceRate,
        ].join(' '),
      effects: {
        title: words.effects,
        counts: 'more',
        gain: (now, then) => then.value - now.value,
        changes: [
          [words.effectApril, paidIn('april')],
          [words.effectMonthly, paidIn('monthly')],
        ],
      },
      steps: ({ value, years: ends }, { yearly, rate: used, when }) => [
        ...lowestBalanceSteps(used, when, 'year', {
          text: words.sourceRate,
          address: '/figures#ssy-rate',
        }),
        {
          name: words.stepDeposits({ years: yearsText(depositYears) }),
          rule: words.stepDepositsRule,
          value: words.stepDepositsValue({
            yearly: formatRupees(yearly),
            count: String(depositYears),
            balance: formatRupees(ends[depositYears - 1]?.value ?? 0),
          }),
          source: { text: words.sourceDepositYears, address: '/figures#ssy-deposit-years' },
        },
        {
          name: words.stepTerm({ years: yearsText(term) }),
          rule: words.stepTermRule({ rest: String(term - depositYears) }),
          value: `${rupeesInFull(ends[depositYears - 1]?.value ?? 0)} × ${numberInFull(1 + used / 100)}^${term - depositYears} = ${formatRupees(value)}`,
          source: { text: words.sourceTerm, address: '/figures#ssy-term' },
        },
      ],
    };
  },
);
