import { parse } from '../lib/quantities/quantity';
import { feeCost } from '../lib/quantities/fee';
import { someCard } from '@site/tests/unit/someCard';
import { cardValue } from '../lists/credit-cards/cardValue';
import { onDay } from './onDay';

const fee = (text: string) => {
  const { value } = parse('fee', text);
  if (value?.kind !== 'fee') throw new Error(`"${text}" is no fee`);
  return value;
};

/** The fee of a ₹10 lakh loan, as loaded on a day. */
const costOn = (text: string, today: string) => feeCost(onDay({ fee: fee(text) }, today).fee, 1_000_000);

test.each([
  ['2026-12-31', 0],
  ['2027-01-01', 5_000],
])('a fee that nobody pays until 31 December costs on %s ₹%d', (today, rupees) => {
  expect(costOn('0.50%; Nil until 31 December 2026', today)).toEqual({ least: rupees, most: rupees });
});

test.each(['2026-12-31', '2027-01-01'])('a waiver with conditions is nobody’s by itself, on %s', (today) => {
  const text = '0.50%; Nil until 31 December 2026 if score at least 750';
  expect(costOn(text, today)).toEqual({ least: 5_000, most: 5_000 });
});

const campaign = {
  rows: [
    {
      name: 'A bank',
      processingFee: {
        value: '0.35%',
        note: 'Campaign to 31 December 2026.',
        until: '2026-12-31',
        after: { value: '0.50%', document: 'charges-2027' },
      },
      rate: { value: '7.10%', note: 'The bank decides again on 5 January 2027.', noteUntil: '2027-01-05' },
    },
  ],
};

test('the last day is in time, and the next has what follows', () => {
  const fees = ['2026-12-31', '2027-01-01'].map((today) => onDay(campaign, today).rows[0]?.processingFee);
  expect(fees).toEqual([
    { value: '0.35%', note: 'Campaign to 31 December 2026.' },
    { value: '0.50%', document: 'charges-2027' },
  ]);
});

test('a note ends alone', () => {
  const rates = ['2027-01-05', '2027-01-06'].map((today) => onDay(campaign, today).rows[0]?.rate);
  expect(rates.map((rate) => rate?.note)).toEqual(['The bank decides again on 5 January 2027.', undefined]);
  expect(rates[1]?.value).toBe('7.10%');
});

test('what has no day is as it was', () => {
  const data = {
    kind: 'fd-rates',
    until: '2020-01-01',
    rows: [{ name: 'A', note: 'Always.', rates: [1, 'two', null] }],
  };
  expect(onDay(data, '2030-01-01')).toEqual(data);
});

test('a card that is free in a campaign costs its fee again after it', () => {
  const money = (least: number) => ({ kind: 'money' as const, least, most: least });
  const free = { joining: money(0), yearly: money(0), document: 'campaign' };
  const usual = { joining: money(500), yearly: money(1_000), document: 'charges' };
  const card = { ...someCard, fees: { ...free, until: '2026-12-31', after: usual } };
  const feesOn = (today: string) => {
    const { joiningFee, yearlyFee } = cardValue(onDay(card, today), { spending: [], gstPercent: 18 });
    return [joiningFee, yearlyFee];
  };
  expect(feesOn('2026-12-31')).toEqual([0, 0]);
  expect(feesOn('2027-01-01')).toEqual([590, 1_180]);
});
