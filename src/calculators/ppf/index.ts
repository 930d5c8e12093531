import { valueOf } from '../../content/valueOf';
import { ppfByYear, type PpfDeposit } from '../../lib/finance/ppf';
import { percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { accountShown, lowestBalanceSteps, whenPaidIn, type Account } from '../smallSavings';
import { yearsText } from '../../lib/format/timeOf';
import { percent, rupees, wholeYears } from '../../machines/fields/inputs/fields';
import type { Conflicts } from '../../machines/fields/inputs/types';
import { aYear, inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

type Ppf = { readonly yearly: number; readonly years: number; readonly when: PpfDeposit; readonly rate: number };

/** Its years are financial years from the one of the opening on. */
interface Answer extends Account {
  /** The balance a year earlier, which most calculators call the maturity; the account is not closed then */
  readonly before: number;
}

/** An account closes so many years after the end of the financial year of its opening (PPF Scheme, 2019, paragraph 11), so it takes a deposit more. */
const depositsIn = (time: number): number => time + 1;

/** After the term, an account with deposits is extended by this many years at a time. */
const EXTENSION_YEARS = 5;

/** The message for a time that is not the term plus whole extensions. */
function conflicts({ years: time }: Ppf, term: number): Conflicts<Ppf> {
  const over = (time - term) % EXTENSION_YEARS;
  if (over === 0) return {};
  const below = time - over;
  const above = below + EXTENSION_YEARS;
  return {
    years: words.conflictYears({
      term: yearsText(term),
      more: yearsText(EXTENSION_YEARS),
      below: String(below),
      above: String(above),
    }),
  };
}

function compute({ yearly, years: time, when, rate }: Ppf): Answer {
  const ends = ppfByYear(yearly, rate, depositsIn(time), when);
  const { invested = 0, value = 0 } = ends.at(-1) ?? {};
  return { years: ends, before: ends.at(-2)?.value ?? 0, invested, value };
}

const say = ({ yearly, years: time, when, rate }: Ppf): string =>
  words.inputs({
    yearly: formatRupees(yearly),
    when,
    count: String(depositsIn(time)),
    rate: percentInFull(rate),
  });

const brief = ({ yearly, years: time, rate }: Ppf): string =>
  inBrief(aYear(yearly), words.briefYears({ count: String(depositsIn(time)) }), percentInFull(rate));

export default calculator<Ppf, Answer>(
  {
    id: 'ppf',
    name: words.name,
    shortName: words.shortName,
    figures: ['ppf-rate', 'ppf-yearly-limit', 'ppf-yearly-least', 'ppf-lock-in'],
  },
  (figures) => {
    const rate = valueOf(figures, 'ppf-rate');
    const limit = valueOf(figures, 'ppf-yearly-limit');
    const least = valueOf(figures, 'ppf-yearly-least');
    const term = valueOf(figures, 'ppf-lock-in');
    return {
      defaults: { yearly: limit, years: term, when: 'april', rate },
      inputs: {
        yearly: rupees(words.labelYearly, [least, limit, 500], [50_000, 100_000, limit]),
        years: wholeYears(words.labelYears, [term, 50, EXTENSION_YEARS]),
        when: whenPaidIn,
        rate: percent(shared.interestRate, [4, 12, 0.1]),
      },
      mainFields: ['yearly', 'years'],
      more: { title: words.moreFields, names: ['when', 'rate'] },
      conflicts: (values) => conflicts(values, term),
      compute,
      say,
      brief,
      headline: ({ value, invested }) => inRupees(words.value, value, invested),
      ...accountShown,
      sentence: ({ value, before }, values) => {
        const { years: time } = values;
        const late = compute({ ...values, when: 'march' }).value;
        const early = compute({ ...values, when: 'april' }).value;
        return [
          words.sentenceCloses({ years: yearsText(time), count: String(depositsIn(time)) }),
          words.sentenceOthers({ count: String(time), balance: formatRupees(before) }),
          words.sentenceEarly({ added: formatRupees(early - late), isCounted: value === early }),
          words.sentenceRate,
        ].join(' ');
      },
      steps: ({ value }, { yearly, rate: used, when, years: time }) => [
        ...lowestBalanceSteps(used, when, 'march', {
          text: words.sourceRate,
          address: '/figures#ppf-rate',
        }),
        {
          name: words.stepAll,
          rule: words.stepAllRule,
          value: words.stepAllValue({
            yearly: formatRupees(yearly),
            count: String(depositsIn(time)),
            value: formatRupees(value),
          }),
          source: { text: words.sourceLimit, address: '/figures#ppf-yearly-limit' },
        },
      ],
    };
  },
);
