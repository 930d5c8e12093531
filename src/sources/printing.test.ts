import type { SourceFinding } from './finding';
import { draftText, listed, listText, summary } from './printing';

const ADDRESS = 'https://bank.example/rates';

const finding = (field: string, rest: Partial<SourceFinding>): SourceFinding => ({
  address: ADDRESS,
  file: 'docs/home-loans.yml',
  row: 'a-bank',
  field,
  verdict: 'gone',
  was: 'from 7.99%',
  now: null,
  excerpt: '',
  ...rest,
});

test('a page that moved is one line, however many values it has', () => {
  const reason = 'the page now stands at https://bank.example/new';
  const text = summary(['rate', 'fee'].map((field) => finding(field, { verdict: 'moved', reason })));
  expect(text.split('\n').filter((line) => line.includes(ADDRESS))).toEqual([
    `  2 values moved: ${ADDRESS} (${reason})`,
  ]);
});

test('a value that its page has lost is named, one of a page that fails is counted', () => {
  const text = summary([
    finding('rate', { reason: 'no longer on the page', isLost: true }),
    finding('fee', { reason: 'the host answers 404' }),
  ]);
  expect(text).toContain('    docs/home-loans.yml  a-bank  rate  from 7.99%\n');
  expect(text).not.toContain('  fee  ');
});

const quoted = (publisher: string, field: string, addresses: readonly string[]) =>
  ({ publisher, addresses, file: 'docs/home-loans.yml', row: publisher, field, text: '7.95%' }) as never;

test('the list names the values of one provider, and only counts those of all', () => {
  const values = [
    quoted('b-bank', 'rate', [ADDRESS]),
    quoted('a-bank', 'rate', ['https://a.example/']),
    quoted('b-bank', 'fee', [ADDRESS]),
    quoted('b-bank', 'tenure', []),
  ];
  const all = listed(values, (address) => (address === ADDRESS ? '2026-11-22' : undefined));
  expect(all.map(({ provider, read, values: of }) => [provider, read, of.length])).toEqual([
    ['a-bank', null, 1],
    ['b-bank', '2026-11-22', 2],
  ]);
  const line = `  ${ADDRESS}  2 values, 2026-11-22\n`;
  expect(listText(all, values, false)).toContain(`${line}2 addresses for 4 values; 1 more cite`);
  expect(listText(all, values, true)).toContain(`${line}    docs/home-loans.yml  b-bank  rate  7.95%\n`);
});

test('a draft that takes nothing over says so', () => {
  const draft = { written: [], byHand: [], followed: [], files: [] };
  expect(draftText(draft)).toBe('Nothing to write: the files are as they were.\n');
  const one = { ...draft, written: [finding('rate', {})], files: ['docs/home-loans.yml'] };
  expect(draftText(one)).toMatch(/^Wrote 1 value to 1 file: /);
});
