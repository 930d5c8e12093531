/** @jest-environment node */
import { calculatorAnswer, figuresOf, ofKind } from '@site/tests/unit/calculatorAnswer';
import * as fc from '@site/tests/unit/properties';
import type { Values } from '../../machines/fields/inputs/types';
import question from '.';
import type { Answer } from './ways';

const asked = (changed: Values) => calculatorAnswer(question, changed);

test.each([
  [7, {}],
  [10.25, { every: 'month', sum: 10_000 }],
  [14, { sum: 3_900_000 }],
  [8.5, { years: 3 }],
])('a loan at %d%% that nothing else makes dearer or cheaper costs its effective rate', (rate, changed) => {
  const effective = (((1 + rate / 1200) ** 12 - 1) * 100).toFixed(2);
  const { says, sentence } = asked({ ...changed, rate });
  expect(says).toContain(`over ${effective}% a year after tax.`);
  expect(sentence).toContain(
    `A loan at ${rate}% costs ${effective}% a year, because its interest is charged each month.`,
  );
});

test.each([
  [
    {},
    /^Prepaying leaves more, unless ₹2 lakh earns over 8\.84% a year after tax\. At the 7% you expect, prepaying leaves ₹/,
  ],
  [{ expected: 8.8 }, /At the 8\.8% you expect, it is a tie\.$/],
  [{ expected: 11 }, /At the 11% you expect, investing leaves ₹[\d.]+ lakh more\.$/],
  [
    { rateType: 'fixed', charge: 6, years: 0.5 },
    /costs more than it saves\. .* At the 7% you expect, investing leaves/,
  ],
] as const)(
  'the answer says what investing must earn, and what the visitor’s own guess comes to: %j',
  (changed, says) => {
    expect(asked(changed).says).toMatch(says);
  },
);

test.each([
  ['a charge', { rateType: 'fixed', charge: 2 }, /less the charge\./],
  ['tax that the interest saves', { tax: 'old-30' }, /less the tax it saves\./],
  ['both', { rateType: 'fixed', charge: 2, tax: 'old-30' }, /less the charge and the tax it saves\./],
] as const)('the sentence below names %s', (_what, changed, says) => {
  expect(asked(changed).sentence).toMatch(says);
});

test('the sum each month that ends a loan in time does so', () => {
  // 4,20,000 at 9.5% over 44 months: EMI 11,341.63, rounded 11,342; over 24 months 19,284.09.
  const car = { owed: 420_000, rate: 9.5, years: 44 / 12, rateType: 'fixed' };
  expect(asked({ ...car, end: 24 }).says).toMatch(/in 2 years, pay ₹7,943 more each month: ₹19,285 instead of ₹11,342/);
  const months = fc.integer({ min: 2, max: 300 });
  const loans = fc.record({
    owed: fc.integer({ min: 10_000, max: 90_000_000 }),
    rate: fc.integer({ min: 1, max: 40 }),
  });
  const endOf = (changed: Values): number =>
    question.show(figuresOf(question), ({ defaults, compute }) => {
      const { ways } = compute({ ...defaults, ...changed }) as Answer;
      return ways.plain.length - ways.monthsSooner;
    });
  fc.assert(
    fc.property(loans, months, months, (loan, one, other) => {
      const [end, left] = [Math.min(one, other), Math.max(one, other)];
      fc.pre(end < left);
      const values = { ...loan, years: left / 12 };
      expect(endOf({ ...values, end })).toBeLessThanOrEqual(end);
    }),
    { numRuns: 50 },
  );
});

test('what the chart does not show stands below the answer, and what it shows is said once', () => {
  const { sentence } = calculatorAnswer(question, {});
  expect(sentence).toMatch(/Prepaying saves ₹[\d.]+ lakh of interest and ends the loan .+ sooner/);
  expect(sentence).not.toMatch(/leaves/);
  expect(asked({}).curve!.caption).not.toMatch(/₹/);
});

test('its first sentence is short', () => {
  const each: readonly Values[] = [
    {},
    { rateType: 'fixed', charge: 2, tax: 'old-30' },
    { every: 'month', sum: 12_345 },
  ];
  for (const changed of each) {
    const [first = ''] = asked(changed).says.split(/(?<=[a-z])\. /);
    expect(first.split(' ').length).toBeLessThanOrEqual(25);
    expect(first.match(/\d[\d.,]*/g)!.length).toBeLessThanOrEqual(3);
  }
});

test('the highlighted row of the range leaves the same either way, and the visitor’s own return has a row', () => {
  const each: readonly Values[] = [{}, { expected: 8.3 }, { every: 'month', sum: 10_000, rate: 9.15 }];
  for (const changed of each) {
    const [range] = ofKind(asked(changed).sections, 'table');
    const even = range!.table.rows.find(([name]) => name === range!.highlighted);
    expect(even?.[1]).toBe(even?.[2]);
    const own = 'expected' in changed ? '8.3%' : '7%';
    expect(range!.table.rows.map(([name]) => name)).toContain(own);
  }
});

const before = (changed: Values) => ofKind(asked(changed).sections, 'table')[1]!;

test('the slab of the visitor is marked among its neighbours, with the reason, and a fold has all', () => {
  const firstCells = (changed: Values) => before(changed).table.rows.map(([name]) => name);
  expect(firstCells({ tax: 'new-20' })).toEqual(['FD, 25% slab', 'FD, 20% slab', 'FD, 15% slab', expect.any(String)]);
  expect(firstCells({ tax: 'none' })).toEqual(['FD, 5% slab', 'FD, no tax due', expect.any(String)]);
  expect(before({ tax: 'old-30' })).toMatchObject({ highlighted: 'FD, 30% slab' });
  expect(before({ tax: 'old-30' }).table.note).toMatch(/^Marked: your slab/);
  const all = calculatorAnswer(question, {}).tables[0]!.rows.map(([name]) => name);
  expect(all).toEqual(expect.arrayContaining([...firstCells({}), ...firstCells({ tax: 'none' })]));
});

test('no slab is marked before the visitor chooses one', () => {
  const { table, highlighted } = before({});
  expect(highlighted).toBeUndefined();
  expect(table.rows.map(([name]) => name)).toEqual(['FD, 30% slab', 'FD, 20% slab', 'FD, 5% slab', expect.any(String)]);
  expect(table.note).not.toMatch(/your slab/);
});

test('the more tax is due, the more a deposit must pay, and a fund taxed once less than a deposit taxed each year', () => {
  const rows = calculatorAnswer(question, {}).tables[0]!.rows.map(
    ([name, percent]) => [name, Number.parseFloat(String(percent))] as const,
  );
  const deposits = rows.slice(0, -1).map(([, percent]) => percent);
  expect(deposits).toEqual([...deposits].sort((one, other) => other - one));
  expect(rows.at(-1)![1]).toBeLessThan(deposits[0]!);
});

test('at a return near the even one it is a tie, and what decides instead is said', () => {
  const far = ofKind(asked({}).sections, 'tie')[0]!.tie;
  const near = ofKind(asked({ expected: 8.8 }).sections, 'tie')[0]!.tie;
  expect(far.says).toMatch(/^From [\d.]+% to [\d.]+% a year/);
  expect(near.says).toMatch(/^At the 8\.8% that you expect it is a tie/);
  expect(near.says).toMatch(/: ₹[\d,]+ apart after 15 years\.$/);
  expect(near.reasons).toHaveLength(2);
});

const lastFindings = (changed: Values) => ofKind(asked(changed).sections, 'findings').at(-1)!.findings;

test('says that tax relief on interest counts in the old regime, until the visitor has chosen one', () => {
  const relief = (tax?: string) => lastFindings(tax === undefined ? {} : { tax })[1]!;
  expect(relief()).toMatchObject({ sign: 'caution', source: { address: '/figures#home-loan-interest-limit' } });
  expect(relief().text).toMatch(/^In the old tax regime, up to ₹2 lakh a year/);
  expect(relief('old-30').text).toMatch(/is counted, on up to ₹2 lakh/);
  expect(relief('new-30').text).toMatch(/^No tax relief is lost/);
});

test('what may be charged depends on the rate, and says who rules it', () => {
  const charge = (rateType: string) => lastFindings({ rateType })[0]!;
  expect(charge('floating')).toMatchObject({
    sign: 'right',
    source: { address: '/figures#prepayment-charge-floating' },
  });
  expect(charge('fixed').sign).toBe('caution');
});

test('the curve has the even point and the visitor’s guess on it', () => {
  const each: readonly Values[] = [{}, { expected: 0 }, { expected: 30 }, { rate: 20 }];
  for (const changed of each) {
    const { points, even, entered } = asked(changed).curve!;
    const [from, to] = [points[0]![0], points.at(-1)![0]];
    for (const { at } of [even!, entered]) {
      expect(at).toBeGreaterThanOrEqual(from);
      expect(at).toBeLessThanOrEqual(to);
    }
  }
});

test('an EMI takes the place of the years left', () => {
  const { given, tables } = calculatorAnswer(question, { emi: 60_000 });
  expect(given).toContain('with an EMI of ₹60,000');
  expect(given).not.toContain('15 years');
  expect(tables.at(-1)!.rows.length).toBeLessThan(15);
});
