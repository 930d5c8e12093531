import { pageWithTable, valuesCiting } from '@site/tests/unit/watchedTable';

const { look } = valuesCiting({
  'docs/home-loans.yml': `kind: home-loans
rows:
  - provider: axis-bank
    rates:
      - { rate: from 7.65%, for: 'overdraft, loan above ₹35 lakh', document: axis-1 }
      - { rate: from 7.95%, for: loan above ₹35 lakh, document: axis-1 }
      - { rate: from 8.95%, for: loan up to ₹35 lakh, document: axis-1 }
  - provider: axis-finance
    rates:
      - { rate: from 7.65%, for: salaried, document: axis-1 }
`,
});

/** What a table says of each rate of a provider. */
const read = (provider: string, header: readonly string[], rows: readonly (readonly string[])[]) =>
  [...look(pageWithTable([header, ...rows]))].filter(([{ row }]) => row === provider).map(([, { now }]) => now);

const SCHEMES = ['Scheme', 'Loan amount', 'Interest rate'];

test.each([
  [
    'amounts in a column of their own',
    SCHEMES,
    [
      ['Overdraft', 'Above Rs. 35 lakh', '7.65%'],
      ['Term loan', 'Above Rs. 35 lakh', '7.85%'],
      ['Term loan', 'Up to Rs. 35 lakh', '8.85%'],
    ],
  ],
  [
    'in another order, with the amounts in words of the row',
    ['Scheme', 'Rate of interest'],
    [
      ['Term loan up to ₹35 lakh', '8.85% onwards'],
      ['Term loan above ₹35 lakh', '7.85% onwards'],
      ['Overdraft above ₹35 lakh', '7.65% onwards'],
    ],
  ],
])('rates of one lender are told apart by what they are for: %s', (_, header, rows) => {
  expect(read('axis-bank', header, rows)).toEqual(['from 7.65%', 'from 7.85%', 'from 8.85%']);
});

test('the rate of the salaried is not that of others, whatever they are called', () => {
  const rows = [
    ['Self-employed', '8.10%'],
    ['Non-salaried professionals', '8.00%'],
    ['Salaried', '7.75%'],
  ];
  expect(read('axis-finance', ['Profile', 'Rate p.a.'], rows)).toEqual(['from 7.75%']);
});
