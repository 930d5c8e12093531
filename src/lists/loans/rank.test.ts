import * as fc from '@site/tests/unit/properties';
import { homeLoan } from '@site/tests/unit/homeLoans';
import { plainLoan as loan } from '@site/tests/unit/plainLoans';
import { tagOf } from './columns';
import { aboveText, distanceText } from './rowTexts';
import type { LoanColumn, LoanInputs, PublishedLoan } from './loan';
import { rankLoans } from './rank';
import { withoutMarks } from '../../machines/fields/Marked';
import { leadOf } from './sentences';
import * as words from './messages.en';
import * as ofLists from '../../machines/list/messages.en';

const inputs = { amount: 300_000, tenureMonths: 36 };
const rules = { gstPercent: 18, repoRate: [] };
const rank = (rows: readonly PublishedLoan[], more: Partial<LoanInputs> = {}) =>
  rankLoans(rows, { ...inputs, ...more }, rules);
const names = (rows: readonly PublishedLoan[], column?: LoanColumn): string[] =>
  rankLoans(rows, inputs, rules, column).ranked.map(({ row }) => row.provider.name);

test('within a step of the rate a known fee comes before a ceiling, and that before none; then the name', () => {
  const rows = [
    loan('Ceiling', '10.00%', { fee: 'up to 1%' }),
    loan('Zed', '10.00%', { fee: '₹1,000' }),
    loan('Ask', '10.04%', { fee: '₹1,000' }),
    loan('None', '10.00%'),
    loan('Low', 'from 9.50%', { fee: '5%' }),
  ];
  expect(names(rows)).toEqual(['Low', 'Ask', 'Zed', 'Ceiling', 'None']);
});

test('EMI, total and APR are those of the lowest published rate, with the fee and its GST', () => {
  const [best] = rank([loan('Bank', '12.00% - 17.00%', { fee: '1%' })]).ranked;
  expect(best).toMatchObject({ rate: 12, emi: 9964, feeText: '₹3,540', aboveLeast: 0 });
  expect(best?.total).toBeCloseTo(9964 * 36 + 3540);
  expect(best?.apr).toBeGreaterThan(12);
});

test('a fee that holds for some only is not counted', () => {
  const [best] = rank([loan('Bank', '10.00%', { fee: '1% (nil up to ₹7.5 lakh)' })]).ranked;
  expect(best).toMatchObject({ feeText: '1% (nil up to ₹7.5 lakh)' });
  expect(best?.apr).toBeUndefined();
});

test('of a fee with an upper limit only, the APR at that limit is kept apart from one that is known', () => {
  const [limited, known, open] = rank([
    loan('Limit', '10.00%', { fee: 'up to 1%' }),
    loan('Known', '10.50%', { fee: '1%' }),
    loan('Open', '11.00%', { fee: 'from 2%' }),
  ]).ranked;
  expect(limited?.apr).toBeUndefined();
  expect(limited?.aprMost).toBeCloseTo(rank([loan('One', '10.00%', { fee: '1%' })]).ranked[0]!.apr!);
  expect(known?.aprMost).toBeUndefined();
  expect(known?.apr).toBeGreaterThan(10.5);
  expect(open?.aprMost).toBeUndefined();
});

test('a rate that is for some only is not ranked by', () => {
  const { ranked, unranked } = rank([
    loan('Broker', 'from 10.99%', { otherRate: '9.98%' }),
    loan('Scheme', 'up to 11.85%', { otherRate: 'from 4.00%' }),
  ]);
  expect(ranked.map(({ row, rate }) => [row.provider.name, rate])).toEqual([['Broker', 10.99]]);
  expect(unranked[0]?.answers.map(({ row, emi }) => [row.provider.name, emi])).toEqual([['Scheme', undefined]]);
});

const sentence = (rows: readonly PublishedLoan[]): string => withoutMarks(leadOf(rank(rows), inputs, {}));

test.each([
  ['8.00% - 25.00%', ['Bounded', 'Wide but dear'], ' that we can rank'],
  ['8.00% - 25.00% (the lower end for a score of 800)', ['Wide', 'Bounded', 'Wide but dear'], ''],
  ['8.00% - 13.00%', ['Wide', 'Bounded', 'Wide but dear'], ''],
  ['from 8.00%', ['Wide', 'Bounded', 'Wide but dear'], ''],
])('a range of %s leads only if it is narrow, or somebody says for whom it is', (rate, ranked, among) => {
  const rows = [loan('Wide', rate), loan('Bounded', '9.00%'), loan('Wide but dear', '9.50% - 24.00%')];
  expect(names(rows)).toEqual(ranked);
  expect(sentence(rows)).toContain(`the lowest of ${ranked.length} published rates we can compare`);
  const { ranked: first } = rank(rows);
  expect(first[0]).toMatchObject({ isBeaten: among !== '' });
});

test.each([
  ['a lower one is known of another', loan('Broker', 'from 9.50%', { otherRate: '8.90%' }), ' that we can rank'],
  ['a higher one is known of another', loan('Broker', 'from 9.50%', { otherRate: '9.90%' }), ''],
  ['a loan of another day is cheaper', loan('Other day', '8.90%', { day: '2026-03-10' }), ' that we can rank'],
  ['a loan that the visitor cannot have is cheaper', loan('Small', '8.90%', { amount: 'up to ₹2 lakh' }), ''],
])('a rate is called the lowest of those that can be ranked where %s', (_what, row, among) => {
  const rows = [loan('First', '9.00%', { fee: 'Nil' }), loan('Also', '9.60%'), row];
  const { ranked, rivals } = rank(rows);
  expect(sentence(rows)).toContain(`the lowest of ${ranked.length} published rates we can compare`);
  expect(tagOf(ranked, 'rate', { rivals })).toBe(among === '' ? 'Lowest published rate' : undefined);
  expect(distanceText(ranked[0]!)).toBe(among === '' ? 'lowest' : undefined);
});

test('the answer says of how many rates it is the lowest, whoever publishes it, and what a point more makes of it', () => {
  const apart = loan('Other day', '8.90%', { day: '2026-03-10' });
  const lead = sentence([loan('First', '9.00%'), loan('Also', '9.60%')]);
  expect(lead).toMatch(
    / a month at 9\.00%, the lowest of 2 published rates we can compare\. One point more: ₹[\d,]+\.$/,
  );
  expect(sentence([loan('First', '9.00%'), loan('Also', '9.60%'), apart])).toBe(lead);
  expect(sentence([loan('First', '9.00%'), loan('Also', '9.00%')])).toBe(lead);
});

test('the distance of a total is said in words, so that it does not read as a fee on top', () => {
  const { ranked } = rank([loan('Low', '9.00%', { fee: 'Nil' }), loan('High', '12.00%', { fee: '1%' })]);
  expect(ranked.map((answer) => distanceText(answer))).toEqual(['lowest', expect.stringMatching(/^₹[\d,]+ more$/)]);
  const amounts = fc.double({ min: 0, max: 5e7, noNaN: true });
  fc.assert(
    fc.property(amounts, fc.boolean(), (above, mayNotBeLeast) => {
      expect(aboveText(above, mayNotBeLeast)).toMatch(/^(?:lowest(?: known)?|₹[\d.,]+(?: lakh| crore)? more)$/);
    }),
  );
});

test.each([
  ['1%', undefined, 'Lowest published fee'],
  ['1%', '0.40%', undefined],
  ['1%', '0.60%', 'Lowest published fee'],
])('beside a fee of %s, of which %s is known besides, 0.50%% is tagged %s', (fee, otherFee, tag) => {
  const rows = [loan('First', '9.00%', { fee: '0.50%' }), loan('Other', '9.60%', { fee, otherFee })];
  const { ranked, rivals } = rankLoans(rows, inputs, rules, 'fee');
  expect(tagOf(ranked, 'fee', { rivals })).toBe(tag);
});

test('who does not lend so much or for so long is named with the reason', () => {
  const rows = [
    loan('Fits', '10.00%', { amount: 'up to ₹40 lakh', tenure: '1 to 5 years' }),
    loan('Small', '9.00%', { amount: 'up to ₹2 lakh' }),
    loan('Short', '9.00%', { tenure: 'up to 24 months' }),
    loan('Open', 'up to 12.00%'),
    loan('Old', '8.00%', { day: '2025-06-24' }),
    loan('Other', '11.00%'),
  ];
  const { ranked, unranked } = rank(rows);
  expect(ranked.map(({ row }) => row.provider.name)).toEqual(['Fits', 'Other']);
  expect(unranked.map(({ reason, answers }) => [reason, answers[0]?.row.provider.name])).toEqual([
    [ofLists.readApart({ day: '24 June 2025' }), 'Old'],
    [words.reasonTenure({ time: '3 years' }), 'Short'],
    [words.reasonAmount({ amount: '₹3 lakh' }), 'Small'],
    [words.reasonNoRate, 'Open'],
  ]);
});

test('a bullet loan costs simple interest, and has no EMI', () => {
  const [best] = rank([loan('Bank', '9.00%', { fee: 'Nil' })], {
    amount: 200_000,
    tenureMonths: 12,
    isBullet: true,
  }).ranked;
  expect(best).toMatchObject({ interest: 18_000, total: 218_000 });
  expect(best?.emi).toBeUndefined();
});

test('the order is total, whatever it is by', () => {
  const rates = fc.integer({ min: 700, max: 3000 }).map((points) => `${(points / 100).toFixed(2)}%`);
  const fees = fc.constantFrom('Nil', '₹1,000', '1%', 'up to 2%', undefined);
  const rows = fc
    .array(fc.tuple(rates, fees), { minLength: 2, maxLength: 12 })
    .map((given) => given.map(([rate, fee], index) => loan(`Bank ${index}`, rate, fee === undefined ? {} : { fee })));
  const columns = fc.constantFrom<LoanColumn>('rate', 'emi', 'apr', 'total', 'fee', 'name');
  fc.assert(
    fc.property(rows, columns, (given, column) => {
      expect(names([...given].reverse(), column)).toEqual(names(given, column));
    }),
  );
});

test('a lender is ranked only for a time that it lends for, of a table or of a list with tiers', () => {
  const tiers = homeLoan('Short', { rates: [['7.00%']], tenure: 'up to 20 years' });
  const over = (tenureMonths: number) => rankLoans([tiers], { amount: 5_000_000, tenureMonths }, rules);
  expect(over(240).ranked).toHaveLength(1);
  expect(over(241).ranked).toEqual([]);
  expect(over(360).unranked[0]?.reason).toBe(words.reasonTenure({ time: '30 years' }));
});

test('what is not ranked stands by name where the visitor asks for names', () => {
  const rows = [loan('Zed', '9.00%'), loan('Ask', '10.00%')].map((row) => ({
    ...row,
    amount: { value: { kind: 'money', most: 100_000 } as const },
  }));
  const unranked = (column?: LoanColumn) =>
    rankLoans(rows, inputs, rules, column).unranked.flatMap(({ answers }) =>
      answers.map(({ row }) => row.provider.name),
    );
  expect(unranked()).toEqual(['Zed', 'Ask']);
  expect(unranked('name')).toEqual(['Ask', 'Zed']);
});
