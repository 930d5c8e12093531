import * as fc from '@site/tests/unit/properties';
import { withoutMarks } from '../../machines/fields/Marked';
import { earnedOnBalance } from '../../lib/quantities/bands';
import { parse } from '../../lib/quantities/quantity';
import { accounts, defaults, offerAt, type Account, type Saving } from './accounts';
import { rankAccounts } from './rank';
import { accountGroup } from './rows';
import { bestInsured, leadOf } from './sentences';
import * as words from './messages.en';

const FIGURES = { 'loan-fee-gst': 18, 'income-tax-cess': 4 };
const INSURED = 500_000;

const savings: fc.Arbitrary<Saving> = fc.record({
  balance: fc.integer({ min: 1000, max: 10_000_000 }),
  slab: fc.constantFrom('none', '5', '20', '30'),
  zero: fc.boolean(),
  order: fc.constantFrom('earn', 'minimum', 'name'),
});

const say = (saving: Saving): string => {
  const best = bestInsured(saving, rankAccounts(saving, FIGURES), INSURED, FIGURES);
  return withoutMarks(leadOf(best, saving, INSURED));
};

/** An account of the list with other terms. */
function accountWith(terms: { readonly minBalance: string; readonly belowMinimum: string }): Account {
  const [account] = accounts.records;
  return {
    ...account!,
    row: {
      ...account!.row,
      minBalance: parse('money', terms.minBalance).value!,
      belowMinimum: parse('fee', terms.belowMinimum).value!,
    },
  };
}

test('each part of a balance earns the rate of its band, unless the whole balance earns that of the last', () => {
  const bands = parse('bands', '2.50% up to ₹1 lakh; 2.20% above').value!;
  if (bands.kind !== 'bands') throw new Error('no bands');
  expect(earnedOnBalance(bands, 100_000)).toBe(2500);
  expect(earnedOnBalance(bands, 200_000)).toBe(4700);
  expect(earnedOnBalance(bands, 200_000, true)).toBeCloseTo(4400);
  expect(earnedOnBalance(bands, 100_000, true)).toBe(2500);
});

test('a month below the minimum costs a share of what is missing, with GST and up to the cap', () => {
  const account = accountWith({ minBalance: '₹10,000', belowMinimum: '6%, at most ₹600' });
  expect(offerAt(account, { ...defaults, balance: 5000 }, FIGURES)?.charge).toBeCloseTo(354);
  expect(offerAt(account, { ...defaults, balance: 10_000 }, FIGURES)?.charge).toBeUndefined();
});

test('below the rows stands whether tax is taken off, and that interest earns none', () => {
  const notesFor = (slab: string): string => {
    const saving = { ...defaults, slab };
    return accountGroup(rankAccounts(saving, FIGURES), saving, INSURED).notes.join(' ');
  };
  expect(notesFor('none')).toMatch(/without interest on the interest.*Before tax/);
  expect(notesFor('30')).toContain('The rows are before tax.');
  expect(notesFor('30')).toContain('your slab of 30% with cess');
  expect(notesFor('30')).not.toContain('Before tax:');
});

test('an account that asks for more than the balance is shown with its charge and not ranked', () => {
  const account = accountWith({ minBalance: '₹10,000', belowMinimum: '6%, at most ₹600' });
  const saving = { ...defaults, balance: 5000 };
  const { unranked } = accountGroup(rankAccounts(saving, FIGURES, [account]), saving, INSURED);
  expect(unranked[0]?.reason).toBe(words.reasonHigher);
  expect(unranked[0]?.rows[0]?.figures[1].small).toEqual(['₹354 a month below it']);
});

test.each([
  ['6%, at most ₹600', 'less ₹354 a month'],
  ['up to ₹600', 'before any charge'],
  ['Not found', 'before any charge'],
  ['Nil', undefined],
])('interest on too low a balance, for which %s is charged, says in its own cell: %s', (belowMinimum, said) => {
  const account = accountWith({ minBalance: '₹10,000', belowMinimum });
  const saving = { ...defaults, balance: 5000 };
  const { unranked } = accountGroup(rankAccounts(saving, FIGURES, [account]), saving, INSURED);
  const earned = unranked[0]!.rows[0]!.figures[2];
  expect(earned.caveat).toBe(said);
  const enough = accountGroup(rankAccounts(defaults, FIGURES, [account]), defaults, INSURED);
  expect(enough.ranked[0]!.figures[2].caveat).toBeUndefined();
});

test.each([
  ['₹0', false],
  ['Not found', true],
])('with a minimum of %s interest says in its own cell that a charge may follow: %s', (minBalance, isSaid) => {
  const account = accountWith({ minBalance, belowMinimum: '6%' });
  const { ranked } = accountGroup(rankAccounts(defaults, FIGURES, [account]), defaults, INSURED);
  expect(ranked[0]!.figures[2].caveat).toBe(isSaid ? 'before any charge' : undefined);
});

test('who asks for no minimum, stays; the others are named with the reason', () => {
  const [none, some, silent] = ['₹0', '₹10,000', 'Not found'].map((minBalance) =>
    accountWith({ minBalance, belowMinimum: 'Nil' }),
  );
  const { ranked, unranked } = rankAccounts({ ...defaults, zero: true }, FIGURES, [some!, silent!, none!]);
  expect(ranked.map(({ account }) => account)).toEqual([none]);
  expect(unranked.map(({ reason }) => reason)).toEqual([words.reasonMinimum, words.reasonUnknown]);
});

test('the order does not depend on that of the records', () => {
  const shuffled = fc.shuffledSubarray([...accounts.records], { minLength: accounts.records.length });
  fc.assert(
    fc.property(savings, shuffled, (saving, records) => {
      expect(rankAccounts(saving, FIGURES, records)).toEqual(rankAccounts(saving, FIGURES));
    }),
    { numRuns: 30 },
  );
});

test('who earns more stands first, and a larger balance never earns less at a bank of the list', () => {
  fc.assert(
    fc.property(savings, fc.integer({ min: 0, max: 1_000_000 }), (saving, more) => {
      const { byEarned } = rankAccounts(saving, FIGURES);
      for (const [index, { earned }] of byEarned.slice(1).entries()) {
        expect(byEarned[index]!.earned).toBeGreaterThanOrEqual(earned);
      }
      for (const { account, earned } of byEarned.filter(
        ({ account: { row } }) => row.interestRate.note === undefined,
      )) {
        const later = offerAt(account, { ...saving, balance: saving.balance + more }, FIGURES);
        expect(later?.earned).toBeGreaterThanOrEqual(earned - 1e-6);
      }
    }),
    { numRuns: 50 },
  );
});

test('no sentence leads with what is not insured', () => {
  fc.assert(
    fc.property(savings, (saving) => {
      const best = bestInsured(saving, rankAccounts(saving, FIGURES), INSURED, FIGURES);
      for (const { kept, offer } of best.parts) expect(kept + offer.earned).toBeLessThanOrEqual(INSURED);
      expect(say(saving)).toMatch(/insured in full|fits no insured account/);
    }),
    { numRuns: 50 },
  );
});

const bestOf = (saving: Saving) => bestInsured(saving, rankAccounts(saving, FIGURES), INSURED, FIGURES);

test('the parts of a balance are the balance, and no equal parts at as many banks earn more', () => {
  fc.assert(
    fc.property(savings, (saving) => {
      const { parts, earned } = bestOf(saving);
      if (parts.length === 0) return;
      expect(parts.reduce((sum, { kept }) => sum + kept, 0)).toBe(saving.balance);
      const equal = { ...saving, balance: saving.balance / parts.length };
      const each = rankAccounts(equal, FIGURES)
        .byEarned.filter((offer) => equal.balance + offer.earned <= INSURED)
        .slice(0, parts.length);
      const sum = each.reduce((all, offer) => all + offer.earned, 0);
      // A step of ₹10,000 at two banks, times the widest gap between two rates
      if (each.length === parts.length) expect(earned).toBeGreaterThanOrEqual(sum - 700);
    }),
    { numRuns: 30 },
  );
});

test('a balance above what is insured names its parts, and never leads with what other parts would beat', () => {
  for (const balance of [500_000, 700_000, 1_000_000]) {
    const saving = { ...defaults, balance };
    const { parts } = bestOf(saving);
    expect(parts.length).toBeGreaterThan(1);
    const sentence = say(saving);
    expect(sentence).not.toMatch(/up to|equal parts/);
    for (const { offer } of parts) expect(sentence).toContain(offer.account.provider.name);
  }
});

test('beside a balance that one bank does not insure stands how much of it is insured', () => {
  const about = (balance: number): readonly string[] => {
    const saving = { ...defaults, balance };
    return accountGroup(rankAccounts(saving, FIGURES), saving, INSURED).ranked.map((row) => row.about ?? '');
  };
  for (const text of about(1_000_000)) expect(text).toMatch(/, ₹5 lakh of it insured\. Best for: \S/);
  for (const text of about(100_000)) expect(text).toMatch(/, insured\. Best for: \S/);
});

test('an unknown minimum is said to be unknown, and not to be none', () => {
  const { notes } = accountGroup(rankAccounts(defaults, FIGURES), defaults, INSURED);
  expect(notes.join(' ')).toMatch(/we could not find whether there is a minimum balance/);
  expect(notes.join(' ')).not.toMatch(/found no minimum/);
});
