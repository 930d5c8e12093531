import * as fc from '@site/tests/unit/properties';
import { parseDepositSlab, slabOn, slabProblems, wholeDays, type DepositSlab } from './depositSlab';

const read = (tenure: string, pays = '7.00%') => parseDepositSlab(tenure, pays);
const slab = (tenure: string, pays = '7.00%'): DepositSlab => read(tenure, pays).value!;

test.each([
  ['7 to 45 days', 7, 45],
  ['444 days', 444, 444],
  ['1 year', 365, 365],
  ['1 year to below 2 years', 365, 729],
  ['above 1 year to 15 months', 366, 456],
  ['46 days to 3 months', 46, 91],
  ['above 3 months to below 6 months', 92, 182],
  ['5 to 10 years', 1825, 3650],
])('%s is from day %d to day %d', (tenure, fromDays, toDays) => {
  expect(read(tenure).value).toMatchObject({ tenure, fromDays, toDays });
});

test('the next slab begins on the day after, however its end is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 119 }), (months) => {
      const [upTo, below] = [slab(`1 days to ${months} months`), slab(`1 days to below ${months + 1} months`)];
      expect(slab(`above ${months} months to 10 years`).fromDays).toBe(upTo.toDays + 1);
      expect(slab(`${months + 1} months to 10 years`).fromDays).toBe(below.toDays + 1);
    }),
  );
});

test.each([
  ['7.10%, seniors 7.60%', { ratePercent: 7.1, seniorRatePercent: 7.6 }],
  ['7.10%', { ratePercent: 7.1 }],
  ['Not found', {}],
])('%s', (pays, rates) => {
  expect(read('444 days', pays).value).toEqual({ tenure: '444 days', fromDays: 444, toDays: 444, ...rates });
});

test.each([
  ['1 year to 9 months', '7.00%', /ends before it begins/],
  ['1 year to 2 years to 3 years', '7.00%', /not understood/],
  ['above 1 year', '7.00%', /not understood/],
  ['one year', '7.00%', /not understood; write a tenure/],
  ['1 year', '7', /^write a rate/],
  ['1 year', 'from 7.00%', /^write a rate/],
  ['1 year', '71.00%', /check the decimal point/],
  ['1 year', '25.00%', /more than 15%/],
  ['1 year', '7.00%, seniors 6.50%', /no bank pays seniors less/],
])('%s: %s is refused', (tenure, pays, problem) => {
  expect(read(tenure, pays).problem).toMatch(problem);
});

test.each([
  [['7 to 45 days', '46 to 90 days'], [], undefined],
  [['7 to 45 days', '40 to 90 days'], [], /"7 to 45 days" above it has 40 to 45 days as well/],
  [['7 to 45 days', '50 to 90 days'], [], /no slab has 46 to 49 days/],
  [['46 to 90 days', '7 to 45 days'], [], /from the shortest tenure to the longest/],
  [['1 year to 443 days', '445 days to 2 years'], ['444 days'], undefined],
  [['1 year to 443 days', '445 days to 2 years'], [], /no slab has 444 days; .* write "444 days: Not found"/],
])('%j with %j', (tenures, specials, problem) => {
  const [found] = slabProblems(
    tenures.map((tenure) => slab(tenure)),
    specials.map((tenure) => slab(tenure)),
  );
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject({ tenure: tenures[1], problem: expect.stringMatching(problem) as string });
});

test('of an ordinary and a special slab the one that pays more counts, and a card without a rate for seniors has none', () => {
  const card = [slab('1 year to below 2 years', '6.50%, seniors 7.00%'), slab('444 days', '6.75%')];
  expect(slabOn(card, 444, false)).toMatchObject({ tenure: '444 days', percent: 6.75 });
  expect(slabOn(card, 444, true)).toMatchObject({ tenure: '1 year to below 2 years', percent: 7 });
  expect(slabOn(card, wholeDays(24), false)).toBeUndefined();
});
