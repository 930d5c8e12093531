import * as fc from '@site/tests/unit/properties';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { withoutMarks } from '../../machines/fields/Marked';
import { formatRupees } from '../../lib/format/rupees';
import { orderNumber } from '../../lib/quantities/cell';
import { depositAnswer, spreadInsured } from './deposits';
import { bankGroup } from './bankRows';
import { banks, bankRate, companies, inOrder, rankBanks } from './banks';
import { companyGroup } from './companyRows';
import { defaults, depositInputs, inputs, type CountedDeposit } from './inputs';
import { bestInsured, leadOf } from './sentences';
import * as words from './messages.en';
import { formatYears } from '../../lib/format/durations';

const figures = figureValues(registry, ['deposit-insurance', 'income-tax-cess']);
const { 'deposit-insurance': insured = 0 } = figures;
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

const say = (deposit: CountedDeposit): string => {
  const ranking = rankBanks(deposit);
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

test('banks that pay the same as the first are named with it, or counted, and the tag says that it is a tie', () => {
  fc.assert(
    fc.property(deposits, (deposit) => {
      const ranking = rankBanks(deposit);
      const best = bestInsured(ranking, deposit, insured);
      const same = ranking.byRate
        .filter(({ rate }) => rate === ranking.byRate[0]?.rate)
        .map(({ bank }) => bank.provider.name);
      const { tag } = bankGroup(ranking, { ...deposit, order: 'get' }, insured);
      if (same.length > 0)
        expect(tag).toBe(
          (same.length > 1 ? words.tagTie : words.tagHighest)({ time: formatYears(Number(deposit.years)) }),
        );
      if (best.parts.length !== 1 || best.left > 0) return;
      const text = say(deposit);
      if (same.length <= 3) for (const name of same) expect(text).toContain(name);
      else expect(text).toMatch(/ or any of \w+ other banks \(/);
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
  const bank = banks.records.find(({ row }) => row.seniorCitizenRate.kind === 'rate')!;
  const group = bankGroup(rankBanks({ ...given, senior: true }), { ...given, senior: true }, insured);
  const row = group.ranked.find(({ id }) => id === bank.provider.id)!;
  expect(row.figures[0].text).toBe(`${bankRate(bank, '3', true)!.toFixed(2)}%`);
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

test('a small sum stays at one bank; a large one is spread, and one beyond all banks is said to be', () => {
  expect(say(given)).toMatch(/^₹3 lakh for 3 years becomes up to ₹[\d,]+, insured in full, at /);
  expect(say({ ...given, amount: 500_000, senior: true, slab: '20' })).toMatch(
    /^A senior citizen’s ₹5 lakh for 3 years becomes ₹[\d,]+, or ₹[\d,]+ after tax at 20%, insured in full over two banks: ₹[\d,]+ at .+ and ₹[\d,]+ at /,
  );
  expect(say({ ...given, amount: 900_000 })).toMatch(
    /over three banks: (₹[\d,]+) at (.+?) \(.+ The ₹5 lakh insured at each bank must cover its interest too: to be insured in full, keep at most \1 at \2\. All of it there would become ₹[\d,]+, with ₹5 lakh insured\.$/,
  );
  expect(say({ ...given, amount: 29_990_000 })).toMatch(/is more than the .* banks of this list insure together/);
});

test('a senior learns that a part of the interest may be free of tax, with the limit of the registry', () => {
  const notesFor = (senior: boolean): string => {
    const deposit = { ...given, senior, figures: { ...figures, 'section-80ttb-limit': 70_000 } };
    return bankGroup(rankBanks(deposit), deposit, insured).notes.join(' ');
  };
  expect(notesFor(true)).toMatch(/₹70,000 of interest a year is free of tax in the old regime/);
  expect(notesFor(false)).not.toContain('From 60');
});

test('no record says how often a company adds interest, so its sum counts once a year and says that it may be more', () => {
  const { ranked, notes } = companyGroup(given);
  expect(ranked).toHaveLength(companies.records.length);
  for (const { id, figures: shown } of ranked) {
    const { row } = companies.records.find(({ provider }) => provider.id === id)!;
    const grown = given.amount * (1 + orderNumber(row.interestRate)! / 100) ** 3;
    expect(shown[2]).toMatchObject({ text: formatRupees(grown), caveat: 'or more' });
    expect(shown[2].counted?.number).toBeUndefined();
    expect(shown[2].counted?.atBest).toBeGreaterThan(grown);
  }
  expect(notes.join(' ')).toContain(words.noteCompounding);
});

test('after tax a company’s sum may be more too', () => {
  const [row] = companyGroup({ ...given, slab: '20' }).ranked;
  expect(row!.figures[2]).toMatchObject({
    caveat: 'or more',
    small: [expect.stringMatching(/^₹[\d,]+ or more after tax$/)],
  });
});

test.each([
  [{ payout: 'quarter' }, words.reasonPayout],
  [{ years: '5' }, words.reasonOtherYears({ time: '3 years' })],
])('with %o no sum stands beside a company, and a line says why', (more, reason) => {
  const { ranked, unranked, notes } = companyGroup({ ...given, ...more });
  expect(ranked).toEqual([]);
  expect(unranked.map((group) => group.reason)).toEqual([reason]);
  for (const { figures: shown } of unranked[0]!.rows) expect(shown[2].text).toBe('Not known');
  expect(notes.join(' ')).not.toContain(words.noteCompounding);
});
