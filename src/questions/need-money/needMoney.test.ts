import { valueOf } from '../../content/valueOf';
import * as fc from '@site/tests/unit/properties';
import { calculatorAnswer, figuresOf } from '@site/tests/unit/calculatorAnswer';
import { valuesOf } from '@site/tests/unit/fieldValues';
import { feeCost } from '../../lib/quantities/fee';
import { isUnknown } from '../../lib/quantities/quantity';
import { withoutMarks } from '../../machines/fields/Marked';
import type { AnswerSection } from '../../machines/calculator/section';
import { answerFor, isPriced } from './answer';
import { STEP } from './costs';
import { listedOffers, listOf, rangeOfList, type ListedLoan, type ListedWay } from './lists';
import { defaults, type Need } from './values';
import { monthOf, wayIds, type WayId } from './ways';
import question from '.';

const figures = figuresOf(question);
const gst = valueOf(figures, 'loan-fee-gst');

const anyNeed = question.show(figures, (definition) => valuesOf(definition)) as unknown as fc.Arbitrary<Need>;

/** The sentences and sections for changed defaults. */
function asked(changed: Partial<Need>) {
  return question.show(figures, ({ defaults: values, compute, answer, headline, sections, sentence }) => {
    const given = { ...values, ...changed };
    const result = compute(given);
    return {
      says: withoutMarks(answer?.says(result, given) ?? ''),
      sentence: sentence(result, given, () => undefined),
      headline: headline(result),
      sections: sections?.(result, given) ?? [],
    };
  });
}

const rowsOf = (sections: readonly AnswerSection[]) =>
  sections.flatMap((section) => (section.kind === 'ways' ? section.ways : []));

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

test('a way is said to cost less only if it does, whatever the ranges of the others turn out to be', () => {
  fc.assert(
    fc.property(anyNeed, (need) => {
      const { open, lead } = answerFor(need, figures);
      const { says, sentence } = asked(need);
      const others = open.filter((way) => way !== lead && way.basis !== 'none');
      const isSure =
        lead !== undefined && others.every((way) => isPriced(way) && way.cost.least - lead.cost.least >= STEP);
      expect(sentence.includes('no other way')).toBe(isSure);
      expect(lead?.isOwned ?? true).toBe(true);
      expect(`${says} ${sentence}`).not.toMatch(/cheapest way|the lowest/);
      // Not more than a reader needs to decide.
      expect(sentence.split(/(?<=\.) (?=[A-Z])/).length).toBeLessThanOrEqual(2);
    }),
    { numRuns: 200 },
  );
});

test('a range of published rates stands with its month, a usual one is called usual, and neither has more than two figures', () => {
  fc.assert(
    fc.property(anyNeed, (need) => {
      const { open, closed } = answerFor(need, figures);
      const rows = rowsOf(asked(need).sections);
      [...open, ...closed].forEach((way, index) => {
        const row = rows[index]!;
        if (way.basis === 'listed') expect(row.below).toMatch(/^last known, \w+ \d{4}$/);
        if (way.basis === 'usual') expect(`${row.terms.join(' ')} ${row.below}`).toMatch(/usually/i);
        if (way.basis === 'unpublished' || way.basis === 'none') expect(row.figure).toBe('—');
        if (way.basis !== 'listed' && way.basis !== 'usual') return;
        for (const [, digits = ''] of row.figure.matchAll(/₹([\d,.]+)/g))
          expect(digits.replaceAll(/[,.]/g, '').replace(/0+$/, '').length).toBeLessThanOrEqual(2);
      });
    }),
    { numRuns: 100 },
  );
});

test.each<[what: string, changed: Partial<Need>, says: RegExp, sentence: RegExp]>([
  [
    'one costs less than each other',
    {},
    /^Breaking the FD costs ₹[\d,]+ over 24 months\. A loan on the FD costs ₹[\d,]+ more/,
    /no other way/,
  ],
  ['a price that nobody publishes', { homeLoan: true }, /A top-up may cost less: ask/, /none of them is named/],
  [
    'an old range reaches below',
    { deposit: false, personalRate: 18, personalFee: 0, gold: true },
    /A gold loan may cost less: .* by the rates of/,
    /none of them is named/,
  ],
  [
    'nothing to pledge and no offer',
    { deposit: false },
    /^What you pay depends on the rate .* Personal loans cost ₹/,
    /^Without an offer/,
  ],
  [
    'an offer without its fee',
    { deposit: false, personalRate: 11 },
    /The personal loan costs ₹[\d,]+ or more/,
    /rate and fee/,
  ],
  [
    'two cost the same, and a third has no price',
    { sum: 200_000, slab: 'none', spread: 0, cut: 0, homeLoan: true },
    /A top-up may cost less: ask/,
    /none of them is named/,
  ],
  ['two cost the same', { sum: 200_000, slab: 'none', spread: 0, cut: 0 }, /costs about as much/, /decides nothing/],
])('the answer says what holds where %s', (_what, changed, says, sentence) => {
  const found = asked(changed);
  expect(found.says).toMatch(says);
  expect(found.sentence).toMatch(sentence);
});

test('the answer names every way for which the visitor has something', () => {
  const named = { deposit: /FD/, gold: /gold loan/i, homeLoan: /top-up/, house: /against property/ } as const;
  fc.assert(
    fc.property(anyNeed, (need) => {
      const { says } = asked(need);
      for (const [has, name] of Object.entries(named) as [keyof typeof named, RegExp][])
        if (need[has]) expect(says).toMatch(name);
    }),
    { numRuns: 100 },
  );
});

test('breaking is worked out in parts that come to the amount of the answer', () => {
  // By hand: 13,359.14 × 24 − 3,00,000 = 20,619; a cut of 3,137; (20,619 + 3,137) × 0.792 = 18,815
  const { headline, sentence } = asked({});
  expect(headline.figure).toBe('₹18,815');
  expect(sentence).toContain('₹13,359 a month');
  const steps = calculatorAnswer(question, {}).steps.map(({ value }) => value);
  for (const part of ['= ₹20,619', '= ₹3,137', '× 0.792 = ₹18,815'])
    expect(steps).toContainEqual(expect.stringContaining(part));
});

test('nothing that one owns is preset but a deposit, which is called an example until it is the own one', () => {
  const { deposit, gold, homeLoan, house, salary } = defaults;
  expect({ deposit, gold, homeLoan, house, salary }).toEqual({
    ...{ deposit: true, gold: false, homeLoan: false, house: false, salary: false },
  });
  expect(asked({}).sentence).toMatch(/Our example is .* untick it/);
  expect(asked({ sum: 500_000 }).sentence).toMatch(/our example/i);
  expect(asked({ depositRate: 7 }).sentence).not.toMatch(/example/);
  expect(asked({ deposit: false, gold: true }).sentence).not.toMatch(/example/);
});

test('its first sentence is short', () => {
  for (const changed of [{}, { deposit: false }, { sum: 4_990_000, homeLoan: true }]) {
    const [first = ''] = asked(changed).says.split(/(?<=[a-z])\. /);
    expect(first.split(' ').length).toBeLessThanOrEqual(25);
    expect((first.match(/\d[\d.,]*/g) ?? []).length).toBeLessThanOrEqual(3);
  }
});

test('every way has a row once, with what it asks for, and the open ones with what they risk', () => {
  fc.assert(
    fc.property(anyNeed, (need) => {
      const { sections } = asked(need);
      const rows = rowsOf(sections);
      expect(new Set(rows.map(({ name }) => name)).size).toBe(wayIds.length);
      expect(
        rows.every(({ opened }) => opened?.facts.some(([name, value]) => name === 'Asked for' && value !== '')),
      ).toBe(true);
      const [risks] = sections.filter((section) => section.kind === 'findings');
      expect(risks?.findings.map(({ title }) => title)).toEqual(
        rows.slice(0, answerFor(need, figures).open.length).map(({ name }) => name),
      );
    }),
    { numRuns: 50 },
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

test('the months of the lists are known, and the steps end in the amount of the answer', () => {
  for (const way of ['gold', 'property', 'personal'] as const) expect(monthOf(way)).toMatch(/^\d{4}-\d{2}$/);
  const { figure, steps } = calculatorAnswer(question, {});
  expect(steps.map(({ value }) => value).join(' ')).toContain(figure);
});
