import { siteOf } from '../../checks/model';
import { extract } from '../extracting';
import { quotedValues } from '../watched/quotedValues';
import { namesIn } from '../watched/siteNames';
import { lookFor } from './look';
import { newTenures } from './newTenures';
import { readPage } from './page';

const ADDRESS = 'https://axis.bank.in/deposits';

const site = siteOf(
  {
    mdx: [],
    yaml: [
      {
        path: 'src/content/documents/axis-bank.yml',
        text: `kind: documents
rows:
  - { id: axis-1, publisher: Axis Bank, title: Rates, address: '${ADDRESS}', kind: issuer, read: 2026-09-27 }
`,
      },
      {
        path: 'docs/fixed-deposits.yml',
        text: 'kind: fd-rates\nrows:\n  - { bank: Axis Bank, provider: axis-bank, highestRate: 6.75% (555 days), source: axis-1 }\n',
      },
      {
        path: 'src/content/deposit-slabs.yml',
        text: `kind: deposit-slabs
rows:
  - provider: axis-bank
    slabs:
      7 to 45 days: 3.50%, seniors 4.00%
      46 days to below 1 year: 5.25%, seniors 5.75%
      1 year to 2 years: 6.45%, seniors 6.95%
    specials:
      555 days: 6.75%, seniors 7.25%
`,
      },
    ],
  },
  '2026-11-28',
);

const LINES = [
  ['7 days - 14 days', '3.50', '4.00'],
  ['15 days - 45 days', '3.50', '4.00'],
  ['46 days - less than 1 year', '5.25', '5.75'],
  ['1 year - 2 years', '6.45', '6.95'],
  ['555 days', '6.75', '7.25'],
];

/** What a rate card says of the lines of ours, and of tenures that ours lacks. */
async function read(lines: readonly (readonly string[])[]) {
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const header = cells(['Tenure', 'General (% p.a.)', 'Senior citizens (% p.a.)'], 'th');
  const html = `<title>Fixed deposits</title><table>${header}${lines.map((line) => cells(line, 'td')).join('')}</table>`;
  const text = await extract(Buffer.from(html), 'text/html; charset=utf-8', ADDRESS);
  if ('kind' in text) throw new Error(text.cause);
  const page = readPage(ADDRESS, text);
  const values = quotedValues(site).filter(({ citing }) => citing !== undefined);
  const sightings = new Map(
    values.map((value) => [value, lookFor(value, page, namesIn(site).of(value), true, '2026-11-28')]),
  );
  return {
    changed: [...sightings].flatMap(([{ field }, { verdict, now }]) =>
      verdict === 'same' ? [] : [[field, verdict, now]],
    ),
    new: newTenures(page, sightings).map(({ now }) => now),
  };
}

const withLine = (at: number, ...line: readonly string[]) => LINES.map((one, index) => (index === at ? line : one));

test('a card that says what ours says is not news, however it parts its tenures', async () => {
  await expect(read(LINES)).resolves.toEqual({ changed: [], new: [] });
});

test('each line is watched, with its rate for seniors', async () => {
  await expect(read(withLine(4, '555 days', '6.85', '7.35'))).resolves.toEqual({
    changed: [['specials.555 days', 'changed', '6.85%, seniors 7.35%']],
    new: [],
  });
  await expect(read(withLine(2, '46 days - less than 1 year', '5.25', '5.50'))).resolves.toEqual({
    changed: [['slabs.46 days to below 1 year', 'changed', '5.25%, seniors 5.50%']],
    new: [],
  });
});

test.each([
  ['a new special tenure', [...LINES, ['444 days', '6.60', '7.10']], ['444 days: 6.60%, for which our card has 6.45%']],
  [
    'a part of a slab that pays less',
    withLine(0, '7 days - 14 days', '3.00', '3.50'),
    ['7 days - 14 days: 3.00%, for which our card has 3.50%'],
  ],
])('a tenure that pays otherwise than our card is new: %s', async (_, lines, expected) => {
  await expect(read(lines)).resolves.toMatchObject({ new: expected });
});
