import { knownDays, withSeenDays, type SeenValue } from './seenUnchanged';

const kind = { nameField: 'bank', headlineField: 'interestRate' };
const row = { bank: 'Jana', provider: 'jana', interestRate: '8.00%', rate1Year: '7.00%' };

function dayOf(known: Readonly<Record<string, SeenValue>>, given: typeof row = row): unknown {
  const [dated] = withSeenDays([{}], [given], kind, (name, field) => known[`${name} ${field}`]);
  return (dated as { seen?: string }).seen;
}

const seen = { value: '8.00%', seen: '2026-11-27', isChanged: false };

test('a row is as young as the day on which its main value was seen unchanged', () => {
  expect(dayOf({ 'Jana interestRate': seen })).toBe('2026-11-27');
  expect(dayOf({})).toBeUndefined();
});

test('not after an edit, nor while another value of the row is known to have changed', () => {
  expect(dayOf({ 'Jana interestRate': seen }, { ...row, interestRate: '8.10%' })).toBeUndefined();
  expect(dayOf({ 'Jana interestRate': seen, 'Jana rate1Year': { value: '7.00%', isChanged: true } })).toBeUndefined();
});

test('each tier of a home loan has its own day', () => {
  const tiers = { provider: 'sbi', rates: [{ rate: '7.25%' }, { rate: '7.50%' }] };
  const known = { value: '7.50%', seen: '2026-11-27', isChanged: false };
  const [dated] = withSeenDays([tiers], [tiers], { nameField: 'provider', headlineField: 'rates' }, (_row, field) =>
    field === 'rates.1.rate' ? known : undefined,
  );
  expect(dated?.rates).toEqual([{ rate: '7.25%' }, { rate: '7.50%', seen: '2026-11-27' }]);
});

test('a value holds from the day it was read to the day it was last seen; a document that was read later decides', () => {
  expect(knownDays('2026-11-28', '2026-11-27')).toEqual({ day: '2026-11-28' });
  expect(knownDays('2026-09-27', '2026-11-27')).toEqual({ day: '2026-11-27', readDay: '2026-09-27' });
  expect(knownDays('2026-09-27', undefined)).toEqual({ day: '2026-09-27' });
});
