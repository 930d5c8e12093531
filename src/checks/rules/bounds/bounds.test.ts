/** @jest-environment node */
import { listCatalogue } from '../../../content/listCatalogue';
import { siteOf, type Site } from '../../model';
import { describeProblem, type Problem } from '../../problem';
import type { Rule } from '../rule';
import { depositBounds, otherDepositBounds } from './deposits';
import { beforeGst } from './gst';
import { benchmarkSpreads, loanBounds, loanOutliers } from './loans';
import { healthBounds } from './health';
import { fundBounds, insuranceBounds } from './others';

/** A list of a page, whose rows have the given fields and those of the model. */
function listOf(path: string, kind: string, model: object, rows: readonly object[]) {
  const fields = { kind, asOf: '2026-09', checked: '2026-10-01', reviewEveryDays: 60 };
  const order = { by: Object.keys(model)[0], first: 'a-to-z' };
  const chosen = 'Every row that this test needs, and no other one.';
  const all = rows.map((row) => ({ ...model, ...row }));
  return { path, text: JSON.stringify({ ...fields, source: 'a-2026', order, chosen, rows: all }) };
}

const provider = (id: string) => ({
  ...{ id, name: `Bank ${id}`, shortName: id, kind: 'public bank', hue: 1, depositsInsured: true },
});
const ids = ['one', 'two', 'three', 'four', 'five'];
const providers = {
  path: 'src/content/providers.yml',
  text: JSON.stringify({ kind: 'providers', rows: ids.map(provider) }),
};

const figures = {
  path: 'src/content/figures.yml',
  text: JSON.stringify({
    kind: 'figures',
    rows: [
      {
        ...{
          id: 'repo-rate',
          label: 'Repo rate of the RBI',
          subject: 'Loans',
          checked: '2026-10-01',
          reviewEveryDays: 60,
        },
        periods: [
          { value: '5.25%', from: '2025-12-05', until: '2026-10-06', source: { unproved: 'RBI' } },
          { value: '5.50%', from: '2026-10-07', source: { unproved: 'RBI' } },
        ],
      },
      {
        ...{ id: 'health-pre-existing-wait', label: 'Wait for illnesses', subject: 'Insurance' },
        ...{ checked: '2026-10-01', reviewEveryDays: 60 },
        periods: [{ value: 'at most 3 years (36 months)', from: '2024-04-01', source: { unproved: 'IRDAI' } }],
      },
    ],
  }),
};

/** What a rule asks about the files, by row and field. */
function asked(rule: Rule, ...yaml: readonly { path: string; text: string }[]): readonly string[] {
  const site: Site = siteOf({ mdx: [], yaml: [...yaml, providers, figures] }, '2026-11-21');
  const problems: Problem[] = [];
  rule(site, (problem) => problems.push(problem));
  return problems.map(({ entry = '', field = '', ...problem }) => {
    expect(describeProblem(problem)).toMatch(/; correct it/);
    return `${entry} ${field}`;
  });
}

const car = { name: 'A lender', provider: 'one', rate: '8.50%', link: 'https://example.in/' };
const cars = (...rows: readonly object[]) =>
  listOf(`docs${listCatalogue['car-loans'].page}.yml`, 'secured-loan-offers', car, rows);
const lenders = (rates: readonly string[], field = 'rate') =>
  rates.map((rate, index) => ({ name: `Lender ${index}`, provider: ids[index], [field]: rate }));

test.each<[what: string, row: object, ...fields: readonly string[]]>([
  ['a rate below what the RBI asks', { rate: 'from 5.45%' }, 'rate'],
  ['a rate just above it', { rate: 'from 5.55%' }],
  ['a rate that no car loan has', { rate: '8.50% - 28.00%' }, 'rate'],
  ['a tenure in months for years', { tenure: 'up to 5 months' }, 'tenure'],
  ['a tenure in years for months', { tenure: 'up to 84 years' }, 'tenure'],
  ['a tenure of car loans', { tenure: '1 to 8 years' }],
  ['a share that reaches its cap at once', { fee: '2.50%, at most ₹2,000' }, 'fee'],
  ['a share with a cap', { fee: '0.25%, at most ₹2,000' }],
  ['a share that is always below its least amount', { fee: '0.02%, at least ₹5,000' }, 'fee'],
])('%s', (_what, row, ...fields) => {
  expect(asked(loanBounds, cars(row))).toEqual(fields.map((field) => `A lender ${field}`));
});

test.each<[what: string, rows: readonly object[], ...found: readonly string[]]>([
  ['a rate far above those of such lenders', lenders(['8.50%', '8.60%', '8.90%', '18.70%']), 'Lender 3 rate'],
  ['a rate far below them', lenders(['8.50%', '8.60%', '8.90%', '6.00%']), 'Lender 3 rate'],
  ['a rate that is lower than the others', lenders(['8.50%', '8.60%', '8.90%', '7.00%'])],
  ['a fee far above those of other banks', lenders(['0.50%', '0.25%', '1%', '4.50%'], 'fee'), 'Lender 3 fee'],
  ['too few to compare', lenders(['8.50%', '18.70%'])],
])('%s', (_what, rows, ...found) => {
  expect(asked(loanOutliers, cars(...rows))).toEqual(found);
});

const loan = {
  ...{ provider: 'one', follows: 'repo rate', tenure: { value: 'Not found' }, processingFee: { value: 'Not found' } },
  ...{ conversionFee: { value: 'Not found' }, prepayment: { value: 'Not found' } },
};
test.each<[benchmark: string, rate: string, ...found: readonly string[]]>([
  ['RBLR 8.10%; this rate is RBLR - 1.00%', 'from 7.10%'],
  ['RBLR 8.10%; this rate is RBLR - 1.00%', 'from 7.60%', 'one rates 1 rate'],
  ['EBLR 7.90%; this rate is EBLR + 0.20%', '8.10%'],
  ['EBLR 8.00%, repo rate + 2.75%', 'from 7.75%'],
  ['EBLR 8.20%, repo rate + 2.75%', 'from 7.75%', 'one benchmark value'],
  ['repo rate + 2.50% to repo rate + 7.95%', 'from 7.75%'],
])('the benchmark "%s" beside %s', (benchmark, rate, ...found) => {
  const document = 'a-2026';
  const row = { rates: [{ rate, document }], benchmark: { value: benchmark, document } };
  expect(asked(benchmarkSpreads, listOf('docs/home-loans.yml', 'home-loans', loan, [row]))).toEqual(found);
});

const bank = {
  ...{
    bank: 'Bank',
    provider: 'one',
    rate1Year: '6.50%',
    rate2Years: '6.60%',
    interestRate: '6.70%',
    rate5Years: '6.20%',
  },
  ...{ seniorRate1Year: '7.00%', seniorRate2Years: '7.10%', seniorCitizenRate: '7.20%', seniorRate5Years: '7.20%' },
  ...{ highestRate: '6.80% (444 days)', tenure: '3 years', breakingCost: '1%' },
};
test.each<[what: string, rows: readonly object[], ...found: readonly string[]]>([
  ['a card of deposits', [{}]],
  ['seniors far above the others', [{ seniorRate1Year: '8.00%' }], 'Bank seniorRate1Year'],
  ['a highest rate of a tenure that says less', [{ highestRate: '6.80% (2 years)' }], 'Bank highestRate'],
  ['the same in months', [{ highestRate: '6.80% (24 months)' }], 'Bank highestRate'],
  ['a highest rate of a tenure that says the same', [{ highestRate: '6.70% (3 years)' }]],
  ['the card of a neighbour', [{ bank: 'Bank A' }, { bank: 'Bank B' }], 'Bank B interestRate'],
  [
    'a rate far from those of such banks',
    ids.map((id, index) => ({
      bank: id,
      provider: id,
      rate1Year: `6.5${index}%`,
      ...(index === 4 && { rate5Years: '9.20%', seniorRate5Years: '9.20%', highestRate: '9.20%' }),
    })),
    'five rate5Years',
    'five highestRate',
  ],
])('%s', (_what, rows, ...found) => {
  expect(asked(depositBounds, listOf('docs/fixed-deposits.yml', 'fd-rates', bank, rows))).toEqual(found);
});

test.each([[{ seniorExtra: '0.50%' }], [{ seniorExtra: '25%' }, 'A company seniorExtra']])(
  'a company that gives seniors %j',
  (row, ...found) => {
    const company = { name: 'A company', provider: 'one', interestRate: '7.50%', rating: 'CRISIL AAA' };
    expect(asked(otherDepositBounds, listOf('docs/fixed-deposits.yml', 'company-deposits', company, [row]))).toEqual(
      found,
    );
  },
);

const fund = {
  ...{ name: 'A fund of shares', type: 'Large cap', expenseRatio: '0.60%', returns1Y: '-6.14%', returns3Y: '9.17%' },
  ...{ returns5Y: '7.92%', aum: '₹17,092 crore', risk: 'Very High', minimumSip: '₹100', minimumLumpSum: '₹100' },
};
const funds = (last: object) =>
  ids.map((id, index) => ({ ...fund, id, amfiCode: 118_000 + index, source: 'a-2026', ...(index === 4 && last) }));
test.each<[what: string, last: object, ...found: readonly string[]]>([
  ['funds', {}],
  ['a size in lakh', { aum: '₹17,092 lakh' }, 'five aum'],
  ['the cost of a regular plan', { expenseRatio: '1.60%' }, 'five expenseRatio'],
  ['the code of another fund', { amfiCode: 118_000 }, 'five amfiCode'],
  ['a return without its decimal point', { returns3Y: '917.00%' }, 'five returns3Y'],
])('%s', (_what, last, ...found) => {
  const text = JSON.stringify({ kind: 'funds', rows: funds(last) });
  expect(asked(fundBounds, { path: 'src/content/funds.yml', text })).toEqual(found);
});

test.each([[['₹3,000', '₹6,000', '₹9,000']], [['₹3,000', '₹6,000', '₹900'], 'Car 2 newVehicle']])(
  'prices of three years at once: %j',
  (prices, ...found) => {
    const rows = prices.map((newVehicle, index) => ({
      vehicle: `Car ${index}`,
      oneYear: `₹${index + 1},000`,
      newVehicle,
    }));
    const list = listOf('docs/insurance/car-premiums.yml', 'third-party-premiums', { vehicle: '' }, rows);
    expect(asked(insuranceBounds, list)).toEqual(found);
  },
);

const plan = {
  ...{ name: 'A plan', sumInsured: '₹5 lakh', entryAge: '18 to 65 years', roomRent: 'No limit', coPay: 'None' },
  ...{ refill: 'None', feature: 'One thing that it does', link: 'https://example.in/' },
};
test.each([
  ['3 years', '2 years'],
  ['Not found', '2 years'],
  ['48 months', '2 years', 'A plan preExistingWait'],
  ['3 years', '2 to 4 years', 'A plan listedWait'],
])('waits of %s and %s under a law that allows three years', (preExistingWait, listedWait, ...found) => {
  const list = listOf('docs/insurance/health.yml', 'health-plans', plan, [{ preExistingWait, listedWait }]);
  expect(asked(healthBounds, list)).toEqual(found);
});

test.each([
  [1_179, 999],
  [11_800, 10_000],
  [590, 500],
  [29_500, 25_000],
  [999, undefined],
  [10_000, undefined],
  [1_350, undefined],
  [0, undefined],
])('₹%d with GST is ₹%p', (withGst, net) => {
  expect(beforeGst(withGst)).toBe(net);
});
