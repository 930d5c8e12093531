import { offerList, type ListDefinition } from '../../machines/list/definition';
import { RATES_HOLD_MONTHS } from '../../machines/list/ageing';
import type { OfferGroup, UnrankedRows } from '../../machines/list/rows';
import { ANY, hasRiskChoice, inputsFor, type FundChoices } from './choices';
import { fundPageIds, fundPageLinks, type FundPageId } from '../../content/fundPageIds';
import { highestCharge, rankFunds } from './rank';
import { isIndexFund, yardstickOf, type Fund } from './indexFunds';
import { fundPages, known } from './records';
import { fundRow } from './rows';
import { chargeNotes, chargeSentence, leadOf, ONE_POINT, resultOf } from './sentences';
import * as words from './messages.en';

const headings: Readonly<Record<FundPageId, string>> = {
  'mutual-funds': words.headingMutualFunds,
  'large-cap': words.headingLargeCap,
  'mid-small-cap': words.headingMidSmallCap,
  'debt-funds': words.headingDebtFunds,
  elss: words.headingElss,
  'index-funds': words.headingIndexFunds,
};

/** Pages whose index funds serve as benchmarks and are not ranked with the other funds. */
const withYardstick: readonly FundPageId[] = ['large-cap', 'mid-small-cap', 'elss'];

/** Defaults by page: debt funds return less than equity and are held for a shorter time. */
const assumedFor = (page: FundPageId): Pick<FundChoices, 'years' | 'return'> =>
  page === 'debt-funds' ? { years: 5, return: 6.5 } : { years: 20, return: 12 };

const defaultsFor = (page: FundPageId): FundChoices => ({
  type: page === 'index-funds' ? 'index-nifty-50' : ANY,
  risk: ANY,
  monthly: 10_000,
  ...assumedFor(page),
  // Most ELSS funds have no published cost in our sources.
  order: page === 'elss' ? 'name' : 'cost',
});

function headsFor(isByTracking: boolean): OfferGroup['heads'] {
  const name = { text: words.fund, order: 'name' };
  return isByTracking
    ? [
        name,
        { text: words.behind, order: 'cost' },
        { text: words.expenseRatio },
        { text: words.returnOne, order: 'year', highestFirst: true },
      ]
    : [name, { text: words.expenseRatio, order: 'cost' }, { text: words.threeYears }, { text: words.fiveYears }];
}

function fundList(page: FundPageId): ListDefinition<FundChoices> {
  const isByTracking = page === 'index-funds';
  const all = fundPages[page];
  const isYardstick = (fund: Fund): boolean => withYardstick.includes(page) && isIndexFund(fund);
  const [yardsticks, funds] = [all.filter(isYardstick), all.filter((fund) => !isYardstick(fund))];
  const isOfDebt = page === 'debt-funds';
  // No debt fund of the list charges a full point.
  const charge = (isOfDebt ? highestCharge(funds) : undefined) ?? ONE_POINT;
  return {
    id: 'funds',
    ...(isByTracking && { compared: 'index-funds' }),
    heading: headings[page],
    defaults: defaultsFor(page),
    inputs: inputsFor(funds, isByTracking),
    mainFields: hasRiskChoice(funds) ? ['type', 'risk'] : ['type'],
    more: [{ title: words.moreFields, names: ['monthly', 'years', 'return'] }],
    order: 'order',
    ageing: {
      days: funds.map(({ day }) => day),
      months: RATES_HOLD_MONTHS,
      of: isByTracking ? 'fund-tracking' : 'fund-charges',
    },
    known,
    pages: {
      label: words.kinds,
      links: fundPageIds.map((id) => ({ ...fundPageLinks[id], isCurrent: id === page })),
      notAlong: ['type', 'risk'],
    },
    answer(choices) {
      const ranking = rankFunds(funds, choices, isByTracking);
      const rowOf = (fund: Fund) => fundRow(fund, isByTracking, choices);
      const unrankedOf = (reason: string, rows: readonly Fund[]): readonly UnrankedRows[] =>
        rows.length > 0 ? [{ reason, rows: rows.map(rowOf) }] : [];
      const hasBeside = funds.some(({ type }) => yardstickOf(type) !== undefined);
      return {
        lead: leadOf(ranking, choices, { isByTracking, charge, isOfDebt }),
        certain: chargeSentence(choices, ONE_POINT),
        inputsText: words.inputs({ count: String(ranking.ranked.length), all: String(all.length) }),
        result: resultOf(choices, charge),
        groups: [
          {
            id: 'funds',
            notes: [
              ...(!isByTracking && choices.order === 'cost' ? [words.noteOrder] : []),
              words.noteDirect,
              ...(hasBeside ? [words.noteYardstick] : []),
              ...(isByTracking ? chargeNotes(ranking) : []),
            ],
            heads: headsFor(isByTracking),
            hasTicksInFront: isByTracking,
            narrow: isByTracking ? { main: 0, below: 2 } : { main: 1, below: 2, line: [0], head: words.returns },
            ranked: ranking.ranked.map(rowOf),
            unranked: [
              ...unrankedOf(isByTracking ? words.noTracking : words.noCharge, ranking.withoutCost),
              ...unrankedOf(words.yardsticks, yardsticks),
              ...ranking.leftOut.map(({ rows, ...why }) => ({ ...why, isLeftOut: true, rows: rows.map(rowOf) })),
            ],
          },
        ],
      };
    },
  };
}

/** Mutual funds by cost within their category, one list per page. */
export default offerList(
  fundList('mutual-funds'),
  Object.fromEntries(fundPageIds.map((page) => [page, fundList(page)])),
);
