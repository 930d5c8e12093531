import { siteOf } from '../../checks/model';
import { extract } from '../extracting';
import { quotedValues } from '../watched/quotedValues';
import { namesIn } from '../watched/siteNames';
import { lookFor } from './look';
import { readPage } from './page';

const ADDRESS = 'https://bank.example/loans';

const site = siteOf(
  {
    mdx: [],
    yaml: [
      {
        path: 'src/content/documents/federal-bank.yml',
        text: `kind: documents
rows:
  - { id: federal-1, publisher: Federal Bank, title: Rates, address: '${ADDRESS}', kind: issuer, read: 2026-09-27 }
`,
      },
      {
        path: 'docs/home-loans.yml',
        text: `kind: home-loans
rows:
  - provider: federal-bank
    rates:
      - { rate: from 7.65%, for: 'overdraft, loan above ₹35 lakh', document: federal-1 }
      - { rate: from 7.95%, for: loan above ₹35 lakh, document: federal-1 }
      - { rate: from 8.95%, for: loan up to ₹35 lakh, document: federal-1 }
  - provider: godrej-housing-finance
    rates:
      - { rate: from 7.65%, for: salaried, document: federal-1 }
`,
      },
    ],
  },
  '2026-11-28',
);

/** What a table of a page says of each rate of a provider. */
async function read(provider: string, header: readonly string[], rows: readonly (readonly string[])[]) {
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const html = `<title>Home loans</title><h1>Home loan interest rates</h1><table>${cells(header, 'th')}${rows.map((row) => cells(row, 'td')).join('')}</table>`;
  const text = await extract(Buffer.from(html), 'text/html; charset=utf-8', ADDRESS);
  if ('kind' in text) throw new Error(text.cause);
  const page = readPage(ADDRESS, text);
  const values = quotedValues(site).filter(({ row }) => row === provider);
  return values.map((value) => lookFor(value, page, namesIn(site).of(value), true, '2026-11-28').now);
}

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
])('rates of one lender are told apart by what they are for: %s', async (_, header, rows) => {
  await expect(read('federal-bank', header, rows)).resolves.toEqual(['from 7.65%', 'from 7.85%', 'from 8.85%']);
});

test('the rate of the salaried is not that of others, whatever they are called', async () => {
  const rows = [
    ['Self-employed', '8.10%'],
    ['Non-salaried professionals', '8.00%'],
    ['Salaried', '7.75%'],
  ];
  await expect(read('godrej-housing-finance', ['Profile', 'Rate p.a.'], rows)).resolves.toEqual(['from 7.75%']);
});
