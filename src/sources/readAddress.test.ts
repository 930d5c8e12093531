import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

test('a look for one bank keeps what the same page is known to say of others', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-'));
  try {
    const memory = openMemory(folder);
    const values = quotedValues(site);
    const text = 'HDFC Bank pays 6.45% on 3 years. Axis Bank pays 6.45% on 3 years.';
    const reader = {
      get: () =>
        Promise.resolve({
          kind: 'document' as const,
          address: 'https://a.in/rates',
          bytes: Buffer.from(text),
          type: 'text/plain',
          isMoved: false,
          validators: {},
        }),
      memory,
      namesOf: namesIn(site).of,
      isOwn: () => true,
      today: '2026-11-28',
    };
    await readAddress('https://a.in/rates', values, reader);
    const keys = values.map(keyOf).sort();
    expect(Object.keys(memory.values('https://a.in/rates')).sort()).toEqual(keys);
    await readAddress('https://a.in/rates', values.slice(0, 1), reader);
    expect(Object.keys(memory.values('https://a.in/rates')).sort()).toEqual(keys);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
