import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { siteOf } from '../checks/model';
import { openMemory } from './memory/memory';
import { keyOf, readAddress } from './readAddress';
import { quotedValues } from './watched/quotedValues';
import { namesIn } from './watched/siteNames';

const row = (bank: string, id: string): string =>
  `  - { bank: ${bank}, provider: ${id}, interestRate: 6.45%, source: record }\n`;

const site = siteOf(
  {
    mdx: [],
    yaml: [
      {
        path: 'src/content/documents/record.yml',
        text: `kind: documents
rows:
  - { id: record, publisher: Record, title: Rates, address: 'https://a.in/rates', kind: aggregator, read: 2026-09-27 }
`,
      },
      { path: 'docs/rates.yml', text: `kind: fd-rates\nrows:\n${row('HDFC Bank', 'hdfc')}${row('Axis Bank', 'axis')}` },
    ],
  },
  '2026-11-28',
);

const folder = temporaryFolder();

/** Reads a page with the memory of this test. @returns what the memory has of it after each look, for so many of its values */
async function looks(text: string, type: string, ...counts: readonly number[]) {
  const memory = openMemory(folder.path);
  const address = 'https://a.in/rates';
  const document = {
    kind: 'document' as const,
    address,
    bytes: Buffer.from(text),
    type,
    isMoved: false,
    validators: {},
  };
  const reader = {
    get: () => Promise.resolve(document),
    memory,
    namesOf: namesIn(site).of,
    isOwn: () => true,
    today: '2026-11-28',
  };
  const seen: string[] = [];
  for (const count of counts) {
    await readAddress(address, quotedValues(site).slice(0, count), reader);
    seen.push(JSON.stringify(memory.values(address)));
  }
  return seen;
}

test('a look for one bank keeps what the same page is known to say of others', async () => {
  const text = 'HDFC Bank pays 6.45% on 3 years. Axis Bank pays 6.45% on 3 years.';
  const [both = '{}', one = '{}'] = await looks(text, 'text/plain', 2, 1);
  const keys = quotedValues(site).map(keyOf).sort();
  expect(Object.keys(JSON.parse(both) as object).sort()).toEqual(keys);
  expect(Object.keys(JSON.parse(one) as object).sort()).toEqual(keys);
});

test('of cells with the same labels, another that answers the second time changes nothing', async () => {
  const cells = ['HDFC Bank, 3 years', 'Axis Bank, 3 years'].map(
    (bank) =>
      `<tr><td>${bank}</td><td>deposit of 6.45%</td></tr><tr><td>${bank}</td><td>interest rate of 6.45%</td></tr>`,
  );
  const html = `<title>Rates</title><table><tr><th>Bank</th><th>Terms</th></tr>${cells.join('')}</table>`;
  const [first, , again] = await looks(html, 'text/html', 2, 1, 2);
  expect(first).toContain('interest rate');
  expect(again).toBe(first);
});
