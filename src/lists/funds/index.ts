import { offerList, type ListDefinition } from '../../machines/list/definition';
import { RATES_HOLD_MONTHS } from '../../machines/list/ageing';
import type { OfferGroup, UnrankedRows } from '../../machines/list/rows';
import { ANY, costNames, hasRiskChoice, inputsFor, type FundChoices } from './choices';
import { fundPageIds, fundPageLinks, type FundPageId } from '../../content/fundPageIds';
import { highestCharge, rankFunds } from './rank';
import { fundPages, known, yardstickOf, type Fund } from './records';
import { fundRow } from './rows';
import { chargeNotes, chargeSentence, leadOf, ONE_POINT, resultOf } from './sentences';

const headings: Readonly<Record<FundPageId, string>> = {
  'mutual-funds': 'Mutual funds by category, direct plans',
  'large-cap': 'Top large cap funds, direct plans',
  'mid-small-cap': 'Top mid and small cap funds, direct plans',
  'debt-funds': 'Top debt funds, direct plans',
  elss: 'Top ELSS funds, direct plans',
  'index-funds': 'Top index funds, direct plans',
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
  const name = { text: 'Fund', order: 'name' };
  return isByTracking
    ? [
        name,
        { text: costNames.tracked, order: 'cost' },
        { text: 'Expense ratio' },
        { text: 'One year', order: 'year', highestFirst: true },
      ]
    : [name, { text: costNames.charged, order: 'cost' }, { text: '3 years, a year' }, { text: '5 years, a year' }];
}

/** The list of one page's funds. */
function fundList(page: FundPageId): ListDefinition<FundChoices> {
  const isByTracking = page === 'index-funds';
  const all = fundPages[page];
  const isYardstick = ({ type }: Fund): boolean => withYardstick.includes(page) && type.startsWith('Index');
  const [yardsticks, funds] = [all.filter(isYardstick), all.filter((fund) => !isYardstick(fund))];
  const isOfDebt = page === 'debt-funds';
  // No debt fund of the list charges a full point.
  const charge = (isOfDebt ? highestCharge(funds) : undefined) ?? ONE_POINT;
  const rowOf = (fund: Fund) => fundRow(fund, isByTracking);
  const unrankedOf = (reason: string, rows: readonly Fund[]): readonly UnrankedRows[] =>
    rows.length > 0 ? [{ reason, rows: rows.map(rowOf) }] : [];
  return {
    id: 'funds',
    heading: headings[page],
    defaults: defaultsFor(page),
    inputs: inputsFor(funds, isByTracking),
    mainFields: hasRiskChoice(funds) ? ['type', 'risk'] : ['type'],
    more: [{ title: 'What a yearly charge costs you', names: ['monthly', 'years', 'return'] }],
    order: 'order',
    ageing: {
      days: funds.map(({ day }) => day),
      months: RATES_HOLD_MONTHS,
      what: isByTracking ? 'tracking differences' : 'charges',
      whom: 'fund house',
    },
    known,
    pages: {
      label: 'Kinds of fund',
      links: fundPageIds.map((id) => ({ ...fundPageLinks[id], isCurrent: id === page })),
      notAlong: ['type', 'risk'],
    },
    answer(choices) {
      const ranking = rankFunds(funds, choices, isByTracking);
      const hasBeside = funds.some(({ type }) => yardstickOf(type) !== undefined);
      return {
        lead: leadOf(ranking, choices, { isByTracking, charge, isOfDebt }),
        certain: chargeSentence(choices, ONE_POINT),
        inputsText: `${ranking.ranked.length} of ${funds.length} funds`,
        result: resultOf(choices, charge),
        groups: [
          {
            id: 'funds',
            notes: [
              ...(hasBeside ? ['The small figure under a return is that of an index fund over the same days.'] : []),
              ...(isByTracking ? chargeNotes(ranking) : []),
            ],
            heads: headsFor(isByTracking),
            ranked: ranking.ranked.map(rowOf),
            unranked: [
              ...unrankedOf(
                isByTracking ? 'We found no tracking difference of these.' : 'We did not find their expense ratio.',
                ranking.withoutCost,
              ),
              ...unrankedOf('Index funds, to hold the others against: no manager chooses what they own.', yardsticks),
              ...ranking.leftOut.map(({ reason, rows }) => ({ isLeftOut: true, reason, rows: rows.map(rowOf) })),
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
