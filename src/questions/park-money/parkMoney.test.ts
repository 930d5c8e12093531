import * as fc from '@site/tests/unit/properties';
import cards from '@site/src/content/deposit-slabs.yml';
import { valueOf } from '../../content/valueOf';
import { calculatorAnswer, figuresOf, ofKind } from '@site/tests/unit/calculatorAnswer';
import { wholeDays } from '../../lib/quantities/depositSlab';
import { depositAnswer } from '../../lists/fixed-deposits/deposits';
import { lastKnown } from '../../machines/calculator/lastKnown';
import { answerFor } from './answer';
import { depositOf } from './deposits';
import { madeUpCards } from '@site/tests/unit/madeUpCards';
import { defaults, isAsked, type Parked } from './values';
import question from '.';

const figures = figuresOf(question);
const insured = valueOf(figures, 'deposit-insurance');

const anyParked: fc.Arbitrary<Parked> = fc.record({
  sum: fc.integer({ min: 10_000, max: 50_000_000 }),
  months: fc.integer({ min: 1, max: 120 }),
  senior: fc.boolean(),
  slab: fc.constantFrom('none', '5', '10', '15', '20', '25', '30'),
  banks: fc.constantFrom('all', 'large', 'public'),
});

const asked = (changed: Partial<Parked>) => calculatorAnswer(question, changed);

test('more months at the same rate never earn less, with or without tax', () => {
  const card = madeUpCards([{ '7 days to 10 years': '7.00%, seniors 7.50%' }]);
  fc.assert(
    fc.property(anyParked, fc.integer({ min: 0, max: 60 }), (given, more) => {
      const parked = { ...given, sum: 100_000, banks: 'all' as const, months: Math.min(given.months, 60) };
      const [now, later] = [parked, { ...parked, months: parked.months + more }].map(
        (one) => answerFor(one, figures, card).deposits.ranked[0]!.answer,
      );
      expect(later!.afterTax).toBeGreaterThanOrEqual(now!.afterTax);
    }),
  );
});

test('no bank of the split owes more than is insured, and its parts are what is placed', () => {
  fc.assert(
    fc.property(anyParked, (parked) => {
      const { deposits, split, left } = answerFor(parked, figures);
      const { parts, left: rest } = deposits.spread;
      for (const { offer, amount } of parts) {
        expect(amount).toBeGreaterThan(0);
        const { owed } = depositAnswer(depositOf({ ...parked, sum: amount }, left), offer.rate);
        expect(owed).toBeLessThanOrEqual(insured + 1e-6);
      }
      expect(new Set(parts.map(({ offer }) => offer.bank.provider.id)).size).toBe(parts.length);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(split.placed);
      expect(split.placed + rest).toBeCloseTo(parked.sum);
    }),
  );
});

/** Every order of some banks. */
function orders<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    orders(items.filter((_one, at) => at !== index)).map((rest) => [item, ...rest]),
  );
}

test('no other order of filling banks earns more, and none that earns as much needs fewer banks', () => {
  const rate = fc.integer({ min: 12, max: 32 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(
      fc.array(rate, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 10, max: 2_500 }),
      fc.integer({ min: 1, max: 120 }),
      (rates, thousands, months) => {
        const made = madeUpCards(rates.map((percent) => ({ '7 days to 10 years': `${percent.toFixed(2)}%` })));
        const sum = thousands * 1000;
        const { deposits, split } = answerFor({ ...defaults, sum, months }, figures, made);
        const growth = (percent: number): number => (1 + percent / 400) ** (months / 3) - 1;
        for (const order of orders(rates)) {
          let [left, interest, count] = [sum, 0, 0];
          for (const percent of order) {
            if (left <= 0) break;
            const room = insured / (1 + growth(percent));
            const part = left <= room ? left : Math.floor(room / 1000) * 1000;
            [left, interest, count] = [left - part, interest + part * growth(percent), count + 1];
          }
          if (left > deposits.spread.left) continue;
          // What is rounded to whole thousands may earn a few rupees elsewhere.
          expect(interest).toBeLessThanOrEqual(split.interest + rates.length * 1000 * growth(8) + 1e-6);
          if (interest >= split.interest - 1e-6) expect(count).toBeGreaterThanOrEqual(deposits.spread.parts.length);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('the rows are those of all cards, by what they leave', () => {
  fc.assert(
    fc.property(anyParked, (parked) => {
      const days = wholeDays(parked.months);
      const left = parked.slab === 'none' ? 1 : 1 - (Number(parked.slab) / 100) * 1.04;
      const expected = cards.rows
        .flatMap(({ provider, slabs }) => {
          if (!isAsked(provider, parked.banks)) return [];
          const rates = slabs
            .filter(({ fromDays, toDays }) => fromDays <= days && days <= toDays)
            .flatMap(({ ratePercent, seniorRatePercent }) => (parked.senior ? seniorRatePercent : ratePercent) ?? []);
          if (rates.length === 0) return [];
          return [parked.sum * ((1 + Math.max(...rates) / 400) ** (parked.months / 3) - 1) * left];
        })
        .sort((one, other) => other - one);
      const { ranked, unranked } = answerFor(parked, figures).deposits;
      const found = [...ranked, ...unranked.flatMap(({ ways }) => ways)].map(
        ({ answer }) => answer.afterTax - parked.sum,
      );
      expect(found).toHaveLength(expected.length);
      found
        .sort((one, other) => other - one)
        .forEach((rupees, index) => expect(Math.abs(rupees - expected[index]!)).toBeLessThan(0.01));
      const rates = ranked.map(({ rate }) => rate);
      expect(rates).toEqual([...rates].sort((one, other) => other - one));
    }),
    { numRuns: 60 },
  );
});

const aboutOf = (changed: Partial<Parked>) =>
  ofKind(asked(changed).sections, 'ways')[0]?.about?.sentences.join(' ') ?? '';

test('where more banks pay a rate than the split needs, none is named in the bar, and those that tie are named below it', () => {
  fc.assert(
    fc.property(anyParked, (parked) => {
      const { ranked, spread } = answerFor(parked, figures).deposits;
      const [split] = ofKind(asked(parked).sections, 'split');
      split?.parts.forEach(({ text }, index) => {
        const { rate } = spread.parts[index]!.offer;
        const tied = ranked.filter((way) => way.rate === rate);
        const used = spread.parts.filter(({ offer }) => offer.rate === rate);
        const { shortName } = spread.parts[index]!.offer.bank.provider;
        const isTie = tied.length > used.length;
        expect(text.startsWith(`${shortName}, `)).toBe(!isTie);
        expect(split.note.includes(`pay the same ${rate.toFixed(2)}%`)).toBe(isTie);
      });
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['one bank', { sum: 200_000 }, /at one bank, ₹2 lakh earns ₹[\d,]+ after tax in 14 months, all insured/],
  ['several', { sum: 3_000_000 }, /^Split over \w+ banks, ₹30 lakh earns/],
  ['no tax', { slab: 'none' }, /₹8 lakh earns ₹[\d,]+ in 14 months, all insured/],
  ['more than is insured', { sum: 50_000_000 }, /FDs at \d+ banks insure ₹[\d.]+ crore of ₹5 crore/],
])('the answer says what holds for %s', (_what, changed, says) => {
  expect(asked(changed).says).toMatch(says);
});

test('its first sentence is short, calls nothing the highest of all, and says how much can be ranked', () => {
  for (const changed of [{}, { sum: 50_000_000 }, { sum: 123_456, slab: 'none' }]) {
    const { says } = asked(changed);
    const [first = ''] = says.split(/(?<=[a-z])\. /);
    expect(first.split(' ').length).toBeLessThanOrEqual(25);
    expect(first.match(/\d[\d.,]*/g)!.length).toBeLessThanOrEqual(3);
    expect(says).not.toMatch(/highest|best|most/);
    expect(aboutOf(changed)).toMatch(/of the highest of \d+ that we can compare/);
  }
});

test('rates that are too old to rank have no sum in the answer, no split, and stand from A to Z', () => {
  const old: typeof question = {
    ...question,
    show: (given, render) => question.show(given, (definition) => render(lastKnown(definition))),
  };
  const { says, figure, sections } = calculatorAnswer(old, {});
  expect(`${says} ${figure}`).not.toMatch(/₹/);
  expect(figure).toMatch(/^\w+ \d{4}$/);
  expect(ofKind(sections, 'split')).toEqual([]);
  const [banks] = ofKind(sections, 'ways');
  const names = banks!.ways.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
});

test('a card that was read at another time is not ranked with the others, even if it pays more', () => {
  const lines = Array.from({ length: 3 }, () => ({ '1 year': '7.00%' }));
  const [later, ...others] = madeUpCards([{ '1 year': '9.00%' }, ...lines]);
  const readLater = { ...later!, day: '2027-01-15' };
  const { deposits } = answerFor({ ...defaults, months: 12 }, figures, [readLater, ...others]);
  expect(deposits.ranked.map(({ rate }) => rate)).toEqual([7, 7, 7]);
  expect(deposits.spread.parts.every(({ offer }) => offer.rate === 7)).toBe(true);
  expect(deposits.unranked.map(({ ways }) => ways.map(({ rate }) => rate))).toEqual([[9]]);
  expect(deposits.unranked[0]!.reason).toMatch(/15 January 2027/);
});

test('a fund that earned the even return would leave what the FDs leave', () => {
  fc.assert(
    fc.property(anyParked, (parked) => {
      const { evenPercent, split, left } = answerFor(parked, figures);
      if (evenPercent === undefined) return;
      const gain = parked.sum * ((1 + evenPercent / 100) ** (parked.months / 12) - 1);
      expect(Math.abs(gain * left - split.afterTax)).toBeLessThan(0.01);
    }),
  );
});

test('what no list has a rate for is a dash: a liquid fund, savings above ₹1 crore, a whole sum of ₹3 crore', () => {
  const figuresIn = (changed: Partial<Parked>) =>
    Object.fromEntries(
      ofKind(asked(changed).sections, 'ways')
        .flatMap(({ ways, groups = [] }) => [...ways, ...groups.flatMap((group) => group.ways)])
        .map(({ name, figure }) => [name, figure]),
    );
  const { 'Liquid fund': fund, 'Savings account': savings } = figuresIn({});
  expect([fund, savings]).toEqual(['—', expect.stringMatching(/^\+ ₹[\d,]+ to ₹[\d,]+$/)]);
  expect(figuresIn({ sum: 10_000_001 })['Savings account']).toBe('—');
  const [first] = ofKind(asked({ sum: 30_000_000 }).sections, 'ways');
  expect(first!.ways.map(({ figure }) => figure)).toEqual(first!.ways.map(() => '—'));
});

test('the steps end in the amount of the answer', () => {
  const { figure, steps } = calculatorAnswer(question, {});
  expect(steps.map(({ value }) => value).join(' ')).toContain(figure);
});
