import cards from '@site/src/content/deposit-slabs.yml';
import { lately } from '../../content/figureHistory';
import type { FigureValues } from '../../content/figureValues';
import { formatMonth } from '../../lib/format/dates';
import { formatMonths } from '../../lib/format/durations';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { formatMoney } from '../../lib/quantities/money';
import { question } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { lastKnownLead, medianDay, RATES_HOLD_MONTHS, type Ageing } from '../../machines/list/ageing';
import { answerFor, figureNames, type Answer } from './answer';
import { oldSections, REPO_RATE, sections } from './sections';
import { steps } from './steps';
import { byBank, byScheme } from './tables';
import { defaults, inputs, type Parked } from './values';
import * as words from './messages.en';

const ageing: Ageing = { days: cards.rows.map(({ day }) => day), months: RATES_HOLD_MONTHS, of: 'bank-rates' };

const isTaxed = ({ slab }: Parked): boolean => slab !== 'none';

const say = (parked: Parked): string =>
  words.inputs({
    isTaxed: isTaxed(parked),
    sum: formatRupees(parked.sum),
    months: formatMonths(parked.months),
    age: parked.senior ? words.ageSenior : words.ageBelow,
    slab: `${parked.slab}%`,
    banks: { all: words.inAll, large: words.inLarge, public: words.inPublic }[parked.banks],
  });

function placed(answer: Answer, parked: Parked): string {
  const {
    deposits: { spread },
    split,
  } = answer;
  const banks = spread.parts.length;
  const earned = {
    isTaxed: isTaxed(parked),
    earned: formatRupees(split.afterTax),
    sum: rupeesInShortOrFull(parked.sum),
  };
  const months = formatMonths(parked.months);
  if (banks === 0) return words.answerNone;
  if (spread.left > 0)
    return words.answerTooLarge({ ...earned, banks: String(banks), fits: rupeesInShort(split.placed) });
  if (banks === 1) return words.answerOne({ ...earned, months });
  return words.answerSplit({ ...earned, months, banks });
}

/** What the large bank would leave, and how much less that is, or how many banks the split is chosen from. */
function sentence({ contrast, insured, deposits: { ranked } }: Answer, { months }: Parked): string {
  if (!contrast) return ranked.length > 0 ? words.highest({ count: String(ranked.length) }) : '';
  const { bank, afterTax, less, isInsured } = contrast;
  const earned = formatRupees(afterTax);
  return [
    words.contrast({ bank: bank.provider.shortName, earned, isInsured, insured: formatMoney(insured) }),
    words.difference({
      less: formatRupees(less),
      isLong: months > 1 && less >= months,
      monthly: formatRupees(less / months),
    }),
  ].join(' ');
}

const answer = {
  says: placed,
  brief: (parked: Parked) =>
    words.brief({
      isTaxed: isTaxed(parked),
      sum: rupeesInShort(parked.sum),
      months: formatMonths(parked.months),
      isSenior: parked.senior,
      slab: `${parked.slab}%`,
    }),
};

/** What is said of rates that are too old to rank. */
function lastKnown(figures: FigureValues) {
  const month = formatMonth(medianDay(ageing));
  return {
    answer: { ...answer, says: () => lastKnownLead(ageing) },
    headline: () => ({ label: words.lastKnownRates, figure: month }),
    facts: () => [],
    sentence: () => words.oldNames,
    sections: (result: Answer, parked: Parked) => oldSections(result, parked, figures),
  };
}

export default question<Parked, Answer>(
  { id: 'park-money', name: words.name, shortName: words.shortName, figures: [...figureNames, lately(REPO_RATE)] },
  (figures) => ({
    defaults,
    inputs,
    mainFields: ['sum', 'months', 'senior', 'slab'],
    more: { title: words.labelBanks, names: ['banks'] },
    compute: (parked) => answerFor(parked, figures),
    say,
    answer,
    headline: ({ left, split }) => inRupees(left < 1 ? words.earned : words.earnedUntaxed, split.afterTax),
    facts: ({ deposits: { spread }, split, insured }) => [
      [words.factLeft, formatRupees(split.placed + split.afterTax)],
      [words.factBanks, String(spread.parts.length)],
      [words.factInsured, formatMoney(insured)],
    ],
    sentence,
    ageing: { ...ageing, lastKnown: lastKnown(figures) },
    sections: (result, parked) => sections(result, parked, figures),
    leadsTo: [
      { text: words.toDeposits, address: '/fixed-deposits' },
      { text: words.toCalculator, address: '/calculators/fixed-deposit' },
      { text: words.toPrepay, address: '/questions/prepay-or-invest' },
    ],
    tablesTitle: words.tables,
    tables: [
      { name: words.tableBanks, of: byBank },
      { name: words.tableSchemes, of: (result) => byScheme(result, figures) },
    ],
    steps: (result, parked) => steps(result, parked, figures),
  }),
);
