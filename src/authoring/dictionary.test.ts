/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DICTIONARY_PATH, dictionaryText } from './dictionary';
import { kindNames } from '../content/schemas';

const text = dictionaryText();

test('is up to date; if not, run npm run dictionary', () => {
  expect(readFileSync(path.resolve(__dirname, '../..', DICTIONARY_PATH), 'utf8')).toBe(text);
});

test.each(kindNames)('has a section for %s', (kind) => {
  expect(text).toContain(`\n## \`${kind}\`\n`);
});

test('says what each field is, what to write, and whether it is needed', () => {
  expect(text).toContain(
    '| `interestRate` | Yearly floating rate, from the best CIBIL score to the weakest. Example: 8.50% - 9.10% | a percentage such as "8.50%" or a range "8.50% - 9.10%" or "10.49% onwards" | yes |',
  );
  expect(text).toMatch(/\| `periods source url` \|.+\| no \|/);
});

test('leaves no cell of rules empty', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => /\|\s+\|/.test(row))).toEqual([]);
});
