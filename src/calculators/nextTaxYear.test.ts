/** The law is data: an edit of figures.yml is enough for calculators, sentences and notices to follow. What it says of 2027-28 is invented. */
import registry from '@site/src/content/figures.yml';
import { calculators } from '.';
import type { CalculatorId } from '../content/calculatorIds';
import { allPeriods, type Figure, type FiguresFile } from '../content/figures';
import { figureValues } from '../content/figureValues';
import { begunOn } from '../content/onDay';
import { taxSlab } from '../machines/fields/inputs/fields';
import type { Values } from '../machines/fields/inputs/types';
import { lastSaleDay } from '../content/law/capitalGainsLaw';
import { taxYears } from '../content/law/taxRegimes';
import { calculatorAnswer } from '@site/tests/unit/calculatorAnswer';
import { addDays, numberOfDay } from '../lib/days';

type Edits = Readonly<Record<string, string>>;

/** The registry, in which figures get another value from a day on, and each set by tax year is known for the next one, as an editor would write it. */
function edited(edits: Edits, from: string, today: string): FiguresFile {
  const unknown = Object.keys(edits).filter((id) => !registry.rows.some((figure) => figure.id === id));
  if (unknown.length > 0) throw new Error(`no figures: ${unknown.join()}`);
  const rows = registry.rows.map((figure): Figure => {
    const { ahead: _ahead, ...row } = figure;
    const known = allPeriods(figure);
    const { [figure.id]: value } = edits;
    const last = known.at(-1)!;
    const periods =
      value === undefined
        ? known
        : [...known.slice(0, -1), { ...last, until: addDays(from, -1) }, { ...last, value, from }];
    return begunOn({ ...row, periods: [...periods], ...(row.taxYear && { taxYear: '2027-28' }) }, today);
  });
  return { ...registry, rows };
}

const NEXT_YEAR = '2027-04-01';

/** All that a calculator says on a day, with the edits. */
function said(id: CalculatorId, edits: Edits, changed: Values, today = NEXT_YEAR): string {
  const calculator = calculators[id];
  const figures = figureValues(edited(edits, NEXT_YEAR, today), calculator.figures);
  return JSON.stringify(calculatorAnswer(calculator, changed, figures));
}

const sold = (bought: string, day: string): Values => ({ bought: numberOfDay(bought), sold: numberOfDay(day) });

/** An edit, and what a calculator says only with it. */
const edits: readonly (readonly [CalculatorId, Edits, Values, said: string])[] = [
  // Half of ₹50,000 at 10%, and cess: slabs, rebate and standard deduction of the next year
  [
    'income-tax',
    { 'new-regime-slabs': 'nil to ₹15 lakh, 10% above', 'new-regime-nil-tax-income': '₹5 lakh' },
    { year: '2027', salary: 2_000_000 },
    '₹4,25,000 × 10% = ₹42,500',
  ],
  ['income-tax', { 'new-regime-standard-deduction': '₹1 lakh' }, { year: '2027' }, '− ₹1,00,000'],
  [
    'income-tax',
    { 'new-regime-nil-tax-income': '₹15 lakh', 'new-regime-rebate': '₹1.5 lakh' },
    { year: '2027' },
    'Tax in the new regime","figure":"₹0"',
  ],
  ['income-tax', { 'section-80c-limit': '₹2 lakh' }, { year: '2027', savings: 200_000 }, '₹2,25,000 of deductions'],
  [
    'income-tax',
    { 'employer-funds-limit': '₹9 lakh' },
    { year: '2027', salary: 9_000_000, employerPf: 1_000_000 },
    'more than ₹9,00,000 a year',
  ],
  ['income-tax', { 'nps-employer-share-old': '12%' }, { year: '2027' }, 'Let the employer pay 12% of the basic salary'],
  ['income-tax', { 'nps-extra-deduction': '₹75,000' }, { year: '2027' }, 'Pay ₹75,000 into NPS yourself'],
  [
    'income-tax',
    { 'advance-tax-least': '₹20,000' },
    { year: '2027', salary: 2_500_000, other: 50_000 },
    'below ₹20,000 no advance tax is asked',
  ],
  ['income-tax', { 'income-tax-cess': '5%' }, { year: '2027', salary: 3_000_000 }, '+ ₹22,875 ='],
  ['capital-gains', { 'equity-ltcg-rate': '15%' }, sold('2024-05-01', '2027-06-01'), '15%, long-term'],
  [
    'capital-gains',
    { 'equity-ltcg-exemption': '₹2 lakh' },
    sold('2024-05-01', '2027-06-01'),
    '₹4,00,000 − ₹2,00,000 = ₹2,00,000',
  ],
  [
    'capital-gains',
    { 'equity-long-term-after': '2 years' },
    sold('2026-01-01', '2027-06-01'),
    'It was not held for more than 24 months',
  ],
  [
    'capital-gains',
    { 'cost-inflation-index': '400' },
    { asset: 'property', ...sold('2012-06-01', '2027-06-01') },
    '× 400 ÷ 200',
  ],
  [
    'capital-gains',
    { 'other-ltcg-rate': '14%' },
    { asset: 'gold', ...sold('2023-06-01', '2027-06-01') },
    '14%, long-term',
  ],
  ['capital-gains', { 'income-tax-cess': '5%' }, sold('2024-05-01', '2027-06-01'), '× 1.05 ='],
  ['ppf', { 'ppf-rate': '7.4%' }, {}, 'at 7.4% a year'],
  ['ppf', { 'ppf-yearly-limit': '₹2 lakh' }, {}, '₹2,00,000 a year'],
  ['sukanya-samriddhi', { 'ssy-rate': '8.45%' }, {}, 'at 8.45% a year'],
  ['nsc', { 'nsc-rate': '7.95%' }, {}, '× 1.0795^5'],
  ['nsc', { 'section-80c-limit': '₹2 lakh' }, {}, 'within the ₹2,00,000 of Section 80C'],
  ['scss', { 'scss-rate': '8.35%', 'scss-limit': '₹40 lakh' }, { amount: 4_000_000 }, '₹40,00,000 × 8.35% ÷ 4'],
  ['scss', { 'section-80ttb-limit': '₹1 lakh' }, {}, '₹1,00,000 of it may be deducted'],
  ['fixed-deposit', { 'income-tax-cess': '5%' }, { slab: '30' }, '× 0.685 ='],
  ['fixed-deposit', { 'deposit-insurance': '₹6 lakh' }, { amount: 590_000, rate: 1 }, '₹6,00,000 of it is insured'],
  ['nps', { 'nps-min-annuity-early': '70%' }, { age: 30, exitAge: 40 }, 'at least 70%'],
  ['nps', { 'nps-tax-free-share': '80%' }, {}, 'A lump sum of up to 80%'],
  ['hra', { 'hra-metro-share': '60%' }, { city: 'metro' }, '₹50,000 × 60% × 12'],
  ['gold-loan', { 'gold-loan-bullet-tenure': '18 months' }, { repay: 'bullet', months: 18 }, 'at most 18 months'],
  ['card-minimum', { 'card-gst': '12%' }, {}, '÷ 12 × 1.12 ='],
  ['move-loan', { 'loan-fee-gst': '12%' }, {}, '₹5,000 × 1.12 ='],
];

test.each(edits)('%s follows an edit: %j', (id, edit, changed, expected) => {
  expect(said(id, edit, changed)).toContain(expected);
  expect(said(id, {}, changed)).not.toContain(expected);
});

test('a gain on a house that may be indexed keeps the rate of before indexation ended, whatever the rate is later', () => {
  const house = { asset: 'property', ...sold('2012-06-01', '2027-06-01') };
  expect(said('capital-gains', { 'other-ltcg-rate': '25%' }, house)).toContain('× 20% =');
  expect(
    said('capital-gains', { 'other-ltcg-rate': '25%' }, { ...house, ...sold('2025-01-01', '2027-06-01') }),
  ).toContain('× 25% =');
});

test('a sale of this year keeps the law of its day', () => {
  const edit = { 'equity-ltcg-rate': '15%', 'equity-long-term-after': '2 years', 'income-tax-cess': '5%' };
  const sale = sold('2024-05-01', '2026-06-01');
  expect(said('capital-gains', edit, sale)).toBe(said('capital-gains', {}, sale));
});

test('a rate of a scheme that is known ahead waits for its first day', () => {
  const rates = { 'ppf-rate': '7.4%', 'ssy-rate': '8.45%', 'nsc-rate': '7.95%', 'scss-rate': '8.35%' };
  for (const id of ['ppf', 'sukanya-samriddhi', 'nsc', 'scss'] as const) {
    expect(said(id, rates, {}, '2027-03-31')).toBe(said(id, {}, {}));
    expect(said(id, rates, {})).not.toBe(said(id, {}, {}));
  }
});

test('the tax calculator offers each tax year for which all its figures are known', () => {
  const yearsIn = (registryOfDay: FiguresFile): readonly string[] =>
    Object.values(taxYears(figureValues(registryOfDay, calculators['income-tax'].figures)));
  const next = edited({}, NEXT_YEAR, NEXT_YEAR);
  expect(yearsIn(registry)).toEqual(['2024-25', '2025-26', '2026-27']);
  expect(yearsIn(next)).toEqual(['2024-25', '2025-26', '2026-27', '2027-28']);
  // One figure that nobody has looked up yet
  const rows = next.rows.map((figure) =>
    figure.id === 'section-80d-limit' ? { ...figure, taxYear: '2026-27' } : figure,
  );
  expect(yearsIn({ ...next, rows })).toEqual(['2024-25', '2025-26', '2026-27']);
});

test('the last day of a sale is that of the last tax year for which all rates are known', () => {
  const lastDay = (rows: FiguresFile['rows']): string =>
    lastSaleDay(figureValues({ ...registry, rows }, calculators['capital-gains'].figures));
  const { rows } = edited({}, NEXT_YEAR, NEXT_YEAR);
  expect(lastDay(rows)).toBe('2028-03-31');
  expect(
    lastDay(rows.map((figure) => (figure.id === 'equity-stcg-rate' ? { ...figure, taxYear: '2026-27' } : figure))),
  ).toBe('2027-03-31');
});

test('the field of tax slabs has each rate of the present slabs', () => {
  const rates = registry.rows
    .filter(({ id }) => id.includes('-regime-slabs'))
    .flatMap(({ periods }) => (periods.at(-1)?.value ?? '').match(/\d+(?=%)/g) ?? []);
  expect(taxSlab.options.map(({ value }) => value)).toEqual(expect.arrayContaining(rates));
});
