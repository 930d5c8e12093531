import type { FiguresFile } from './schemas';
import { figureValues } from './figureValues';
import { historyOf, sinceDay, valueOn } from './figureHistory';
import { scaleOf } from './scaleOf';
import { numberOfDay } from '../lib/days';

const source = { unproved: 'A rule' };
const about = { subject: 'Tax saving and retirement', checked: '2026-11-01', reviewEveryDays: 365 } as const;

const registry: FiguresFile = {
  kind: 'figures',
  rows: [
    {
      ...about,
      id: 'rebate',
      label: 'Rebate',
      periods: [
        { value: '₹12,500', until: '2023-03-31', source },
        { value: '₹25,000', from: '2023-04-01', until: '2025-03-31', source },
        { value: '₹60,000', from: '2025-04-01', source },
      ],
    },
    {
      ...about,
      id: 'slabs',
      label: 'Slabs',
      periods: [{ value: 'nil to ₹2.5 lakh, 5% to ₹5 lakh, 30% above', source }],
    },
    { ...about, id: 'index', label: 'Price index', periods: [{ value: '376', source }] },
    { ...about, id: 'cess', label: 'Cess', periods: [{ value: '4% of the tax', source }] },
    { ...about, id: 'limit', label: 'Limits', periods: [{ value: '85% up to ₹2.5 lakh, 75% above', source }] },
    {
      ...about,
      id: 'surcharge',
      label: 'Surcharge',
      taxYear: '2026-27',
      periods: [
        { value: 'nil to ₹50 lakh, 37% above', until: '2025-03-31', source },
        { value: 'nil to ₹50 lakh, 25% above', from: '2025-04-01', source },
      ],
    },
    { ...about, id: 'term', label: 'Term', periods: [{ value: '15 years', source }] },
    { ...about, id: 'age', label: 'Usual age', periods: [{ value: '18 to 65 years', source }] },
  ],
};

test.each([
  [['rebate', 'cess'], { rebate: 60_000, cess: 4 }],
  [['rebate', 'rebate@2025-03-31'], { rebate: 60_000, 'rebate@2025-03-31': 25_000 }],
  [['rebate@2023-03-31', 'rebate@2023-04-01'], { 'rebate@2023-03-31': 12_500, 'rebate@2023-04-01': 25_000 }],
  [['term'], { term: 15 }],
  [['limit#1', 'limit#2', 'limit#3'], { 'limit#1': 85, 'limit#2': 250_000, 'limit#3': 75 }],
  [['rebate@2026-11-22'], { 'rebate@2026-11-22': 60_000 }],
  [['index'], { index: 376 }],
  [['rebate by day'], { 'rebate from ': 12_500, 'rebate from 2023-04-01': 25_000, 'rebate from 2025-04-01': 60_000 }],
  [['rebate since'], { 'rebate since': numberOfDay('2025-04-01') }],
  [['term checked'], { 'term checked': numberOfDay(about.checked) }],
  [['slabs'], { 'slabs above 0': 0, 'slabs above 250000': 5, 'slabs above 500000': 30 }],
])('reads the values of %j', (names, values) => {
  expect(figureValues(registry, names)).toEqual(values);
});

test('of a figure that is set by tax year, the values of each year up to the last that is known', () => {
  expect(figureValues(registry, ['surcharge by tax year', 'surcharge known until'])).toEqual({
    'surcharge@2024-04-01 above 0': 0,
    'surcharge@2024-04-01 above 5000000': 37,
    'surcharge@2025-04-01 above 0': 0,
    'surcharge@2025-04-01 above 5000000': 25,
    'surcharge@2026-04-01 above 0': 0,
    'surcharge@2026-04-01 above 5000000': 25,
    'surcharge known until': numberOfDay('2027-03-31'),
  });
});

test.each([
  ['cess by tax year', 'the figure "cess" does not say up to which tax year it is known'],
  ['rebat', 'there is no figure "rebat"'],
  ['rebate@2025', 'write the day of "rebate@2025" as in "rebate@2025-03-31"'],
  ['rebat by day', 'there is no figure "rebat"'],
  ['index since', 'the figure "index" does not say from when its value holds'],
  ['limit#4', 'it holds no such number'],
  ['age', 'the figure "age" reads "18 to 65 years"; one number is needed'],
])('refuses %s', (name, message) => {
  expect(() => figureValues(registry, [name])).toThrow(message);
});

test('a scale comes back as its steps', () => {
  expect(scaleOf(figureValues(registry, ['cess', 'slabs@2026-11-22', 'slabs']), 'slabs@2026-11-22')).toEqual([
    { above: 0, percent: 0 },
    { above: 250_000, percent: 5 },
    { above: 500_000, percent: 30 },
  ]);
  expect(() => scaleOf({}, 'slabs')).toThrow('no scale "slabs"');
});

describe('a figure with a history', () => {
  const figures = figureValues(registry, ['rebate by day', 'rebate since', 'index']);

  test.each([
    ['2001-01-01', 12_500],
    ['2023-03-31', 12_500],
    ['2023-04-01', 25_000],
    ['2030-01-01', 60_000],
  ])('had on %s the value %d', (day, value) => {
    expect(valueOn(figures, 'rebate', day)).toBe(value);
  });

  test('says since when its present value holds', () => {
    expect(sinceDay(figures, 'rebate')).toBe('2025-04-01');
  });

  test('must be asked for', () => {
    expect(() => historyOf(figures, 'index')).toThrow('no history of "index"');
  });
});
