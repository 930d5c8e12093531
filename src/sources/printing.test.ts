import type { Finding } from './finding';
import { summary } from './printing';

const ADDRESS = 'https://bank.example/rates';

const finding = (field: string, rest: Partial<Finding>): Finding => ({
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
