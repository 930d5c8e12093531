import { siteOf } from '../../checks/model';
import { publishedQuantities } from '../../lib/quantities/published';
import type { Passage } from '../extracting/passage';
import { partsOf } from '../watched/parts';
import { quotedValues } from '../watched/quotedValues';
import { namesIn } from '../watched/siteNames';
import { lookFor } from './look';
import { readPage } from './page';

const site = siteOf(
  {
    mdx: [],
    yaml: [
      {
        path: 'src/content/documents/hdfc-bank.yml',
        text: `kind: documents
rows:
  - { id: hdfc-1, publisher: HDFC Bank, title: Rates, address: 'https://hdfc.bank.in/rates', kind: issuer, read: 2026-09-27 }
`,
      },
      {
        path: 'docs/fixed-deposits.yml',
        text: `kind: fd-rates
rows:
  - { bank: HDFC Bank, provider: hdfc-bank, highestRate: 6.60% (2 years 1 day to 3 years), source: hdfc-1 }
`,
      },
    ],
  },
  '2026-11-28',
);

/** The cells of a rate card, and the title of its page. */
function pageWith(rows: Readonly<Record<string, string>>, heading = 'Domestic deposits') {
  const passages = Object.entries(rows).map(([row, text], line): Passage => {
    const { plain, quantities } = publishedQuantities(text);
    const headings = ['Interest rates - HDFC Bank', heading];
    return { text, plain, quantities, headings, row, column: 'Rate', line, table: 1, place: `row ${line + 1}` };
  });
  const text = [heading, ...Object.entries(rows).flat()].join('\n');
  return readPage('https://hdfc.bank.in/rates', { title: 'Interest rates - HDFC Bank', passages, text, signs: {} });
}

const [value] = quotedValues(site);
const names = namesIn(site).of(value!);

test('a value whose bracket has changed is not looked for where it stood before', () => {
  const text = '6.50% (3 years 1 day to 5 years)';
  const page = pageWith({ 'Above 2 years to 3 years': '6.45%', 'Above 3 years to 5 years': '6.50%' });
  const before = lookFor({ ...value!, text, parts: partsOf(text) }, page, names, true, '2026-11-28');
  expect(before.verdict).toBe('same');
  const after = lookFor(value!, page, names, true, '2026-11-28', before.anchors);
  expect(after.now).toBe('6.45% (2 years 1 day to 3 years)');
});

test('says what the document calls itself, and from when its value holds', () => {
  const page = pageWith({ 'Above 2 years to 3 years': '6.45%' }, 'Rates from 16 November 2026');
  expect(lookFor(value!, page, names, true, '2026-11-28')).toMatchObject({
    verdict: 'changed',
    title: 'Interest rates - HDFC Bank',
    effective: '2026-11-16',
  });
});

test.each(['Rates from 10.5 to 12.50', 'Deposits from 1 year to 2 years', 'A gain from March to May'])(
  'no day is read from "%s"',
  (heading) => {
    const page = pageWith({ 'Above 2 years to 3 years': '6.45%' }, heading);
    expect(lookFor(value!, page, names, true, '2026-11-28').effective).toBeUndefined();
  },
);
