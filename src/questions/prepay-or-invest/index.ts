import { percentInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { timeOf } from '../../lib/format/timeOf';
import { monthsOfYears } from '../../lib/unitSizes';
import { since } from '../../content/figureHistory';
import type { FigureValues } from '../../content/figureValues';
import { question } from '../../machines/calculator/definition';
import { inShort } from '../../machines/calculator/headline';
import Kept from '../../machines/kept/Kept';
import { choice, optional, percent, rupees, share, wholeMonths } from '../../machines/fields/inputs/fields';
import { term } from '../../machines/fields/inputs/rareFields';
import { bySlab, EQUITY_TAX } from './beforeTax';
import { curve } from './curve';
import { CHARGE_RULE, sections } from './sections';
import { steps } from './steps';
import { byYear } from './table';
import {
  aheadOf,
  answerFor,
  conflictsOf,
  slabsOf,
  spareOf,
  taxFigures,
  taxOf,
  UNCHOSEN,
  type Answer,
  type Spare,
} from './ways';
import * as words from './messages.en';

const defaults: Spare = {
  owed: 4_400_000,
  rate: 8.5,
  years: 15,
  sum: 200_000,
  every: 'once',
  expected: 7,
  end: null,
  rateType: 'floating',
  charge: 0,
  tax: UNCHOSEN,
  emi: 0,
};

function say(values: Spare): string {
  const { owed, rate, years: left, emi, sum, every, expected, charge, tax } = spareOf(values);
  const { isOld, slab } = taxOf(tax);
  const [time, emiText] = [timeOf(monthsOfYears(left)), formatRupees(emi)];
  return words.inputs({
    loan: words.loan({ owed: formatRupees(owed), rate: percentInFull(rate), knowsEmi: emi > 0, time, emi: emiText }),
    spare: words.spareInFull({
      sum: formatRupees(sum),
      every,
      asksCharge: charge > 0,
      charge: percentInFull(charge),
    }),
    expected: percentInFull(expected),
    isOld,
    slab: percentInFull(slab),
  });
}

/** What holds for any return, or how a loan ends in time. */
function rule({ ways }: Answer, { sum, every, end }: Spare): string {
  if (end !== null) {
    const [more, total] = [formatRupees(sum), formatRupees(ways.emi + sum)];
    return words.answerEnd({ time: timeOf(end), more, total, emi: formatRupees(ways.emi) });
  }
  const spare = words.spare({ sum: rupeesInShortOrFull(sum), every });
  return ways.evenPercent === undefined
    ? words.answerCosts({ spare })
    : words.answer({ spare, even: formatPercent(ways.evenPercent) });
}

function says(answer: Answer, values: Spare): string {
  const own = words.own({
    ahead: aheadOf(answer),
    expected: percentInFull(values.expected),
    lead: rupeesInShort(Math.abs(answer.lead)),
  });
  return [rule(answer, spareOf(values)), own].join(' ');
}

/** Why the even return is not the rate of the loan. */
function why({ ways: { evenPercent, reliefLost } }: Answer, { rate, charge, end }: Spare): readonly string[] {
  if (evenPercent === undefined || end !== null) return [];
  const [asksCharge, losesRelief] = [charge > 0, reliefLost > 0];
  const less = asksCharge ? 'charge' : 'tax';
  return [
    words.why({
      even: formatPercent(evenPercent),
      rate: percentInFull(rate),
      less: asksCharge && losesRelief ? 'both' : asksCharge || losesRelief ? less : 'nothing',
    }),
  ];
}

function sentence(answer: Answer, values: Spare): string {
  const { interestSaved, charge, reliefLost, monthsSooner, emi, saved } = answer.ways;
  return [
    ...why(answer, values),
    words.saves({
      interest: rupeesInShort(interestSaved),
      endsSooner: monthsSooner > 0,
      time: timeOf(monthsSooner),
      emi: formatRupees(emi),
    }),
    ...(charge + reliefLost > 0
      ? [
          words.lessCosts({
            less: charge > 0 && reliefLost > 0 ? 'both' : charge > 0 ? 'charge' : 'tax',
            charge: formatRupees(charge),
            relief: formatRupees(reliefLost),
            saved: formatRupees(saved),
          }),
        ]
      : []),
  ].join(' ');
}

/** Not chosen, no tax, and each slab of both regimes. */
const taxChoices = (figures: FigureValues): Readonly<Record<string, string>> => ({
  [UNCHOSEN]: words.taxUnchosen,
  none: words.taxNone,
  ...Object.fromEntries(
    (['new', 'old'] as const).flatMap((regime) =>
      slabsOf(regime, figures).map((slab) => [
        `${regime}-${slab}`,
        words.taxChoice({ regime, slab: percentInFull(slab) }),
      ]),
    ),
  ),
});

export default question<Spare, Answer>(
  {
    id: 'prepay-or-invest',
    name: words.name,
    shortName: words.shortName,
    figures: [...taxFigures, EQUITY_TAX, since(CHARGE_RULE)],
  },
  (figures) => ({
    defaults,
    inputs: {
      owed: rupees(
        words.labelOwed,
        [10_000, 100_000_000, 10_000, 20_000_000],
        [500_000, 2_500_000, 4_400_000, 7_500_000],
      ),
      rate: percent(words.labelRate, [1, 40, 0.05, 20]),
      years: term(words.labelYears, [0.5, 30, 0.5]),
      sum: rupees(words.labelSum, [1_000, 100_000_000, 1_000, 2_000_000], [10_000, 100_000, 200_000, 500_000]),
      every: choice(words.labelEvery, { once: words.everyOnce, month: words.everyMonth }),
      end: optional(wholeMonths(words.labelEnd, [1, 359, 1])),
      expected: percent(words.labelExpected, [0, 30, 0.5]),
      rateType: choice(words.labelRateType, { floating: words.floating, fixed: words.fixed }),
      charge: share(words.labelCharge, [0, 6, 0.25]),
      tax: choice(words.labelTax, taxChoices(figures)),
      emi: rupees(words.labelEmi, [0, 10_000_000, 500]),
    },
    mainFields: ['owed', 'rate', 'years', 'sum', 'every', 'expected', 'tax'],
    more: { title: words.moreFields, names: ['end', 'rateType', 'charge', 'emi'] },
    kept: Kept,
    conflicts: conflictsOf,
    compute: (values) => answerFor(spareOf(values), figures),
    say,
    answer: {
      says,
      brief: (values) => {
        const { owed, rate, sum, every } = spareOf(values);
        const spare = words.spareBrief({ sum: rupeesInShort(sum), every });
        return words.brief({ owed: rupeesInShort(owed), rate: percentInFull(rate), spare });
      },
    },
    headline: (answer) => inShort(words.moreBy({ ahead: aheadOf(answer) }), Math.abs(answer.lead)),
    facts: ({ ways: { monthsSooner, evenPercent } }) => [
      ...(monthsSooner > 0 ? [[words.factSooner, timeOf(monthsSooner)] as const] : []),
      ...(evenPercent === undefined ? [] : [[words.factEven, formatPercent(evenPercent)] as const]),
    ],
    sentence: (answer, values) => sentence(answer, spareOf(values)),
    curve: (answer, values) => curve(answer, spareOf(values)),
    sections: (answer, values) => sections(answer, spareOf(values), figures),
    leadsTo: [
      { text: words.toRates, address: '/home-loans' },
      { text: words.toParking, address: '/questions/park-money' },
      { text: words.toFund, address: '/calculators/emergency-fund' },
    ],
    tablesTitle: words.tables,
    tables: [
      { name: words.tableBySlab, of: (answer) => bySlab(answer, figures) },
      { name: words.tableByYear, of: ({ ways }) => byYear(ways) },
    ],
    steps: (answer, values) => steps(answer, spareOf(values), figures),
  }),
);
