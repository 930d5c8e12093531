import { freshnessTable } from './freshnessTable';

const pages = (count: number) => Array.from({ length: count }, (_, index) => ({ title: 'A page', path: `/p${index}` }));

const due = {
  name: 'docs/home-loans.yml',
  checked: '2025-06-30',
  reviewEveryDays: 90,
  reviewBy: '2025-09-28',
  daysPast: 7,
  pages: pages(1),
};

test('one item a line, in columns', () => {
  const [summary, , ...lines] = freshnessTable(
    [
      due,
      { ...due, name: 'figure ppf-rate', daysPast: 1234, pages: pages(7) },
      { ...due, name: 'figure x', pages: [] },
    ],
    128,
  ).split('\n');
  expect(summary).toBe('3 of 128 data files and figures past their review date, the longest first.');
  expect(lines.slice(0, 4)).toEqual([
    'Review by   Days past  What                 Shown on',
    '2025-09-28          7  docs/home-loans.yml  /p0',
    '2025-09-28       1234  figure ppf-rate      /p0, /p1, /p2, /p3, /p4 and 2 more',
    '2025-09-28          7  figure x             no page',
  ]);
});

test('says so when nothing is due', () => {
  expect(freshnessTable([], 128)).toBe('All 128 data files and figures are within their review dates.');
});
