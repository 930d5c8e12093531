import { banks } from './banks';
import { accounts } from '../savings-accounts/accounts';
import { joinDepositCards } from '../../content/joinDepositCards';

const [first, second] = banks.records;
const slab = { tenure: '1 year', fromDays: 365, toDays: 365, rate: 7 };
const special = { ...slab, tenure: '444 days', fromDays: 444, toDays: 444 };
const file = {
  kind: 'deposit-slabs' as const,
  rows: [first!, second!].map(({ row }) => ({ provider: row.provider, slabs: [slab], specials: [special] })),
};

test('a card has the name, the day and the terms of its bank, and its special tenures among the others', () => {
  const [card] = joinDepositCards(file, [first!], []).rows;
  const { id, name, shortName, hue, kind } = first!.provider;
  expect(card).toMatchObject({ provider: { id, name, shortName, hue, kind }, day: first!.day, slabs: [slab, special] });
});

test('a bank of which a rate is held back, or that is no longer in the list, has no card', () => {
  const held = { ...first!, row: { ...first!.row, rate1Year: { kind: 'held' as const } } };
  expect(joinDepositCards(file, [held, second!], []).rows.map(({ provider }) => provider.id)).toEqual([
    second!.provider.id,
  ]);
});

test('an unknown cost of breaking a deposit and an unknown minimum balance are left out', () => {
  const row = { ...first!.row, breakingCost: { kind: 'not-found' as const } };
  expect(joinDepositCards(file, [{ ...first!, row }], []).rows[0]).not.toHaveProperty('breakingCost');
  const [account] = accounts.records;
  const silent = { ...account!, row: { ...account!.row, minBalance: { kind: 'not-found' as const } } };
  expect(joinDepositCards(file, [], [silent]).accounts[0]).not.toHaveProperty('minimum');
});
