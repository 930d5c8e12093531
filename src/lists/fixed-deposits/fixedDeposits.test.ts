import * as fc from '@site/tests/unit/properties';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { withoutMarks } from '../../machines/fields/Marked';
import { depositAnswer, spreadInsured } from './deposits';
import { madeUpBank } from '@site/tests/unit/madeUpBanks';
import { bankGroup } from './bankRows';
import { banks, bankRate, inOrder, rankBanks } from './banks';
import { defaults, depositInputs, inputs, type CountedDeposit } from './inputs';
import { bestInsured, leadOf, leftNotes, resultOf } from './sentences';
import * as words from './messages.en';
import { formatYears } from '../../lib/format/durations';

const figures = figureValues(registry, ['deposit-insurance', 'income-tax-cess', 'section-80ttb-limit']);
const insured = valueOf(figures, 'deposit-insurance');
const given: CountedDeposit = { ...defaults, figures };

const optionsOf = (name: 'years' | 'payout' | 'slab' | 'order'): fc.Arbitrary<string> => {
  const input = inputs[name];
  return fc.constantFrom(...(input.kind === 'choice' ? input.options.map(({ value }) => value) : []));
};

const deposits: fc.Arbitrary<CountedDeposit> = fc.record({
  figures: fc.constant(figures),
  amount: fc.integer({ min: 10_000, max: 29_990_000 }),
  years: optionsOf('years'),
  senior: fc.boolean(),
  payout: optionsOf('payout'),
  slab: optionsOf('slab'),
  order: optionsOf('order'),
});

const say = (deposit: CountedDeposit, records = banks.records): string => {
  const ranking = rankBanks(deposit, records);
  return withoutMarks(leadOf(bestInsured(ranking, deposit, insured), deposit, insured));
};

test('the order is total: it does not depend on how the rows were given', () => {
  fc.assert(
    fc.property(deposits, fc.infiniteStream(fc.nat()), (deposit, numbers) => {
      const shuffled = banks.records
        .map((bank) => ({ bank, place: Number(numbers.next().value) }))
        .sort((a, b) => a.place - b.place)
        .map(({ bank }) => bank);
      const ids = (records: typeof banks.records) =>
        rankBanks(deposit, records).ranked.map(({ bank }) => bank.provider.id);
      expect(ids(shuffled)).toEqual(ids(banks.records));
    }),
    { numRuns: 30 },
  );
});

test('who pays more stands first, and what one gets grows with the rate', () => {
  fc.assert(
    fc.property(deposits, (deposit) => {
      const { byRate } = rankBanks(deposit);
      for (const [index, { rate, answer }] of byRate.slice(1).entries()) {
        const before = byRate[index]!;
        expect(before.rate).toBeGreaterThanOrEqual(rate);
        expect(before.answer.value).toBeGreaterThanOrEqual(answer.value);
        expect(before.answer.afterTax).toBeGreaterThanOrEqual(answer.afterTax);
      }
    }),
    { numRuns: 50 },
  );
});

test('banks that pay the same as the first are named with it, or counted, and the tag says that it is a tie, unless a bank of another day pays more', () => {
  fc.assert(
    fc.property(deposits, (deposit) => {
      const ranking = rankBanks(deposit);
      const best = bestInsured(ranking, deposit, insured);
      const same = ranking.byRate
        .filter(({ rate }) => rate === ranking.byRate[0]?.rate)
        .map(({ bank }) => bank.provider.name);
      const { tag } = bankGroup(ranking, { ...deposit, order: 'get' }, insured);
      const time = formatYears(Number(deposit.years));
      if (same.length > 0)
        expect(tag).toBe(ranking.isBeaten ? undefined : (same.length > 1 ? words.tagTie : words.tagHighest)({ time }));
      if (best.parts.length !== 1 || best.left > 0) return;
      const text = resultOf(best, deposit)?.condition;
      if (same.length <= 3) for (const name of same) expect(text).toContain(name);
      else expect(text).toMatch(/ or any of \w+ other banks, /);
    }),
    { numRuns: 50 },
  );
});

test('to order by something else changes the places and nothing in a row', () => {
  fc.assert(
    fc.property(deposits, (deposit) => {
      const { ranked, byRate } = rankBanks(deposit);
      expect(inOrder(ranked, 'get')).toEqual(byRate);
    }),
    { numRuns: 30 },
  );
});

test('a deposit grows with the sum and the rate, tax takes a share of the interest only', () => {
  const rates = fc.integer({ min: 1, max: 1000 }).map((points) => points / 100);
  fc.assert(
    fc.property(deposits, rates, rates, (deposit, one, other) => {
      const given = depositInputs(deposit);
      const answer = depositAnswer(given, one);
      expect(depositAnswer(given, one + other).value).toBeGreaterThan(answer.value);
      expect(depositAnswer({ ...given, amount: given.amount + 1000 }, one).value).toBeGreaterThan(answer.value + 999);
      expect(answer.afterTax).toBeGreaterThan(given.amount);
      expect(answer.afterTax).toBeLessThanOrEqual(answer.value);
      expect(answer.owed).toBeLessThanOrEqual(answer.value + 0.01);
    }),
  );
});

test('a sum that is spread is insured in full at each bank, and whole', () => {
  fc.assert(
    fc.property(deposits, (deposit) => {
      const given = depositInputs(deposit);
      const { parts, left } = spreadInsured(given, rankBanks(deposit).byRate, insured);
      expect(parts.reduce((sum, { amount }) => sum + amount, left)).toBe(deposit.amount);
      for (const { offer, amount } of parts) {
        expect(depositAnswer({ ...given, amount }, offer.rate).owed).toBeLessThanOrEqual(insured + 0.01);
      }
      expect(new Set(parts.map(({ offer }) => offer.bank.provider.id)).size).toBe(parts.length);
    }),
  );
});

test('no sentence leads with what is not insured', () => {
  fc.assert(
    fc.property(deposits, (deposit) => {
      const sentence = say(deposit);
      expect(sentence.includes('insured in full') || /is more than the .* insure together/.test(sentence)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('the senior rate counts for seniors, as in the data of the list', () => {
  const deposit = { ...given, senior: true };
  const { ranked, unranked } = bankGroup(rankBanks(deposit), deposit, insured);
  const shown = new Map([...ranked, ...unranked.flatMap(({ rows }) => rows)].map((row) => [row.id, row]));
  for (const bank of banks.records) {
    const rate = bankRate(bank, '3', true);
    if (rate !== undefined) expect(shown.get(bank.provider.id)?.figures[0].text).toBe(`${rate.toFixed(2)}%`);
  }
});

test('the highest rate of a bank says to a senior that it is for those below 60', () => {
  for (const senior of [false, true]) {
    const { ranked } = bankGroup(rankBanks({ ...given, senior }), { ...given, senior }, insured);
    for (const { figures: shown, facts } of ranked) {
      expect(shown[1].caveat?.endsWith(words.belowSixty)).toBe(senior);
      expect(facts.map(([name]) => name)).toContain(words.factHighest);
    }
  }
});

const first = madeUpBank('First Bank', { rate: '8.00%', senior: '8.50%' });
const second = madeUpBank('Second Bank', { rate: '7.50%', senior: '8.00%' });
const third = madeUpBank('Third Bank', { rate: '7.00%', senior: '7.50%' });
const three = [third, first, second];

// By hand: 1.02^12 = 1.2682418, 1.02125^12 = 1.2870186, 1.01875^12 = 1.2497164; of ₹5,00,000 ÷ each, whole thousands
test.each([
  [
    'a small sum stays at one bank',
    {},
    '₹3 lakh for 3 years becomes up to ₹3,80,473 at 8.00%, before tax, insured in full.',
  ],
  [
    'a larger one is spread',
    { amount: 500_000, senior: true, slab: '20' },
    'A senior citizen’s ₹5 lakh for 3 years becomes ₹6,41,406, or ₹6,11,994 after tax at 20%, insured in full over two banks: ₹3,88,000 at First Bank (8.50%) and ₹1,12,000 at Second Bank (8.00%).',
  ],
  [
    'what one bank would owe beyond what is insured is said',
    { amount: 900_000 },
    'over three banks: ₹3,94,000 at First Bank (8.00%), ₹4,00,000 at Second Bank (7.50%) and ₹1,06,000 at Third Bank (7.00%). The ₹5 lakh insured at each bank must cover its interest too: to be insured in full, keep at most ₹3,94,000 at First Bank. All of it there would become ₹11,41,418, with ₹5 lakh insured.',
  ],
  [
    'one beyond all banks is said to be',
    { amount: 29_000_000 },
    '₹2.9 crore for 3 years is more than the three banks of this list insure together, ₹5 lakh each.',
  ],
])('%s', (_what, changed, says) => {
  expect(say({ ...given, ...changed }, three)).toContain(says);
});

// By hand: 300,000 × 1.02125^12, and what 20.8% and 31.2% take of the interest
test('the answer says what somebody of 60 or older would get, and a note what tax would leave', () => {
  const bestFor = (senior: boolean) => {
    const deposit = { ...given, senior };
    return bestInsured(rankBanks(deposit, three), deposit, insured);
  };
  const [young, old] = [bestFor(false), bestFor(true)];
  expect(withoutMarks(leadOf(young, given, insured, old))).toMatch(/ From the age of 60: up to ₹3,86,106\.$/);
  expect(leadOf(young, given, insured, young)).toBe(leadOf(young, given, insured));
  expect(leftNotes(young, given)).toEqual([
    'Of ₹3,80,473, tax on the interest would leave ₹3,63,734 at 20%, ₹3,55,365 at 30%.',
  ]);
  expect(leftNotes(young, { ...given, slab: '20' })).toEqual([]);
});

test('beside a bank whose card of a later month pays more, the others are not called the highest, and it stands below them with its day', () => {
  const later = madeUpBank('Later Bank', { rate: '8.25%', senior: '8.75%', day: '2026-11-28' });
  const records = [later, ...three];
  const { tag, ranked, unranked } = bankGroup(rankBanks(given, records), given, insured);
  expect(say(given, records)).toBe('₹3 lakh for 3 years becomes ₹3,80,473 at 8.00%, before tax, insured in full.');
  expect([tag, ranked.filter(({ figures: shown }) => shown[2].isBest)]).toEqual([undefined, []]);
  expect(ranked.map(({ name }) => name)).toEqual(['First Bank', 'Second Bank', 'Third Bank']);
  expect(unranked.map(({ reason, rows }) => [reason, rows.map(({ name }) => name)])).toEqual([
    [expect.stringContaining('28 November 2026'), ['Later Bank']],
  ]);
});

test('a senior learns that a part of the interest may be free of tax, with the limit of the registry', () => {
  const notesFor = (senior: boolean): string => {
    const deposit = { ...given, senior, figures: { ...figures, 'section-80ttb-limit': 70_000 } };
    return bankGroup(rankBanks(deposit), deposit, insured).notes.join(' ');
  };
  expect(notesFor(true)).toMatch(/₹70,000 of interest a year is free of tax in the old regime/);
  expect(notesFor(false)).not.toContain('From 60');
});
