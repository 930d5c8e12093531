import { valueOf } from '../../content/valueOf';
import * as fc from '@site/tests/unit/properties';
import { figuresOf } from '@site/tests/unit/calculatorAnswer';
import { valuesOf } from '@site/tests/unit/fieldValues';
import { feeCost } from '../../lib/quantities/fee';
import { isUnknown } from '../../lib/quantities/quantity';
import { answerFor } from './answer';
import { listedOffers, listOf, rangeOfList, type ListedLoan, type ListedWay } from './lists';
import { defaults, type Need } from './values';
import type { WayId } from './ways';
import question from '.';

const figures = figuresOf(question);
const gst = valueOf(figures, 'loan-fee-gst');
const anyNeed = question.show(figures, (definition) => valuesOf(definition)) as unknown as fc.Arbitrary<Need>;

/** What a way costs at least and at most. */
function costOf(id: WayId, need: Need) {
  const way = answerFor(need, figures).ways.find((one) => one.id === id);
  return way?.cost ?? { least: NaN, highest: NaN };
}

const dearer: readonly (readonly [WayId, keyof Need, number])[] = [
  ['break', 'depositRate', 0.5],
  ['break', 'cut', 0.25],
  ['break', 'held', 6],
  ['deposit', 'depositRate', 0.5],
  ['deposit', 'spread', 0.25],
  ['gold', 'goldRate', 0.5],
  ['gold', 'goldFee', 500],
  ['topUp', 'topUpRate', 0.5],
  ['topUp', 'topUpFee', 500],
  ['property', 'propertyRate', 0.5],
  ['property', 'propertyFee', 500],
  ['personal', 'personalRate', 0.5],
  ['personal', 'personalFee', 500],
  ['card', 'cardRate', 0.5],
  ['card', 'cardFee', 500],
];

test.each(dearer)('%s costs more with each %s', (id, name, more) => {
  const offered = Object.fromEntries(
    Object.entries(defaults).map(([field, value]) => [field, value ?? (field.endsWith('Fee') ? 1_000 : 10)]),
  ) as Need;
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 5_000_000 }), fc.integer({ min: 2, max: 84 }), (sum, months) => {
      const need = { ...offered, sum, months };
      const after = costOf(id, { ...need, [name]: Number(need[name]) + more });
      expect(after.least).toBeGreaterThan(costOf(id, need).least);
      expect(after.highest).toBeGreaterThan(costOf(id, need).highest);
    }),
    { numRuns: 30 },
  );
});

test('every way with a price costs more for a larger sum, and over more months', () => {
  const sums = fc.integer({ min: 10, max: 400 }).map((thousands) => thousands * 10_000);
  fc.assert(
    fc.property(sums, fc.integer({ min: 1, max: 70 }), fc.constantFrom('sum', 'months'), (sum, months, name) => {
      const need = { ...defaults, sum, months };
      const more = { ...need, [name]: name === 'sum' ? sum + 200_000 : months + 12 };
      for (const id of ['break', 'deposit', 'card'] as const)
        expect(costOf(id, more).least).toBeGreaterThan(costOf(id, need).least);
    }),
    { numRuns: 50 },
  );
});

/** Every sum that a loan may come to, at each end of each known rate and of each known fee. */
function everyCost(loan: ListedLoan, { sum, months }: Need): readonly number[] {
  const { rate, otherRates = [], fee, otherFees = [] } = loan;
  const rates = [...(isUnknown(rate) ? [] : [rate]), ...otherRates.map(({ value }) => value)].flatMap(
    ({ least, most }) => [least ?? [], most ?? []].flat(),
  );
  const isCounted = fee !== undefined && !isUnknown(fee) && fee.note === undefined;
  const fees = isCounted ? [fee, ...otherFees.map(({ value }) => value)] : [];
  const ends = fees.flatMap((one) => {
    const cost = feeCost(one, sum);
    return cost ? [cost.least, cost.most ?? cost.least] : [];
  });
  return rates.flatMap((percent) => {
    const month = percent / 1200;
    const emi = Math.round((sum * month * (1 + month) ** months) / ((1 + month) ** months - 1));
    return (ends.length > 0 ? ends : [0]).map((charge) => emi * months - sum + charge * (1 + gst / 100));
  });
}

const isFor = ({ amount, tenure }: ListedLoan, { sum, months }: Need): boolean =>
  [
    [amount, sum],
    [tenure, months],
  ].every(([limits, value]) => {
    if (typeof limits !== 'object' || isUnknown(limits) || typeof value !== 'number') return true;
    return value >= (limits.least ?? 0) && value <= (limits.most ?? Infinity);
  });

test.each<ListedWay>(['gold', 'property', 'personal'])('the range of %s is that of every loan of its list', (way) => {
  fc.assert(
    fc.property(anyNeed, (given) => {
      const need = { ...given, sum: Math.max(given.sum, 50_000) };
      const loans = listOf(way).rows.filter((loan) => isFor(loan, need));
      const costs = loans.flatMap((loan) => everyCost(loan, need));
      const range = rangeOfList(listedOffers(way, need, gst))?.cost;
      expect(range?.least).toBeCloseTo(Math.min(...costs), 4);
      expect(range?.highest).toBeCloseTo(Math.max(...costs), 4);
    }),
    { numRuns: 60 },
  );
});

test('an amount to pledge covers the sum by the limits of the law', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 5_000_000 }), (sum) => {
      const { pledged } = answerFor({ ...defaults, sum }, figures);
      const [small = 0, upToSmall = 0, middle = 0, upToMiddle = 0, large = 0] = [1, 2, 3, 4, 5].map((place) =>
        valueOf(figures, `gold-loan-ltv#${place}`),
      );
      const share = sum <= upToSmall ? small : sum <= upToMiddle ? middle : large;
      expect((pledged.gold * share) / 100).toBeCloseTo(sum, 4);
      expect(pledged.deposit).toBeGreaterThan(sum);
    }),
  );
});
