/** @jest-environment node */
import { insertRow } from './insertRow';

const file = (order: string, ...rows: string[]) => `# About the file
kind: fd-rates
order: { by: rate, first: ${order} } # why
rows:
${rows.join('\n')}
`;

const low = '  - bank: A\n    rate: 6.00% # from the branch';
const high = '  # C has changed its name\n  - bank: C\n    rate: 7.00%';
const unknown = '  - { bank: Z, rate: Not available }';

const added = (rate: string) => `  - bank: B\n    rate: ${rate}`;
const insert = (text: string, rate: string) => insertRow(text, { bank: 'B', rate });

test.each([
  ['in the middle, above the comment of the next row', '6.50%', [low, added('6.50%'), high, unknown]],
  ['first', '5.00%', [added('5.00%'), low, high, unknown]],
  ['behind an equal one', '6.00%', [low, added('6.00%'), high, unknown]],
  ['behind all numbers, before those that have none', '9.00%', [low, high, added('9.00%'), unknown]],
  ['last without a number', 'Not available', [low, high, unknown, added('Not available')]],
])('puts a row %s and leaves the rest as it was', (_where, rate, expected) => {
  expect(insert(file('lowest', low, high, unknown), rate).text).toBe(file('lowest', ...expected));
});

test('follows the direction of the order', () => {
  expect(insert(file('highest', high, low), '6.50%').text).toBe(file('highest', high, added('6.50%'), low));
});

test('says at which line the row begins', () => {
  expect(insert(file('lowest', low, high), '6.50%').line).toBe(7);
});

test('quotes what YAML would read otherwise, and writes lists as lists', () => {
  const { text } = insertRow(file('lowest', low), { bank: 'B: the bank', rate: '7.00%', features: ['One', '# two'] });
  expect(text).toBe(
    file('lowest', low, "  - bank: 'B: the bank'\n    rate: 7.00%\n    features:\n      - One\n      - '# two'"),
  );
});

test('keeps to the indentation of the file and ends with one line end', () => {
  const flush = 'kind: x\norder: { by: rate, first: lowest }\nrows:\n- bank: A\n  rate: 6.00%';
  expect(insert(flush, '7.00%').text).toBe(`${flush}\n- bank: B\n  rate: 7.00%\n`);
});
