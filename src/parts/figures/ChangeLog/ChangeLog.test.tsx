import { render, screen, within } from '@testing-library/react';
import type { ChangeLog as Log, MonthOfChanges } from '../../../changes/changeLog';
import { world } from '@site/tests/unit/docusaurus/world';
import ChangeLog from './';
import * as words from '../messages.en';

const page = { title: 'Fixed deposits', path: '/fixed-deposits' };

function show(month: Partial<MonthOfChanges>, log: Partial<Log> = {}): readonly string[] {
  world.changeLog = {
    from: '2024-01',
    months: [{ month: '2025-07', figures: [], lists: [], articles: [], ...month }],
    ...log,
  };
  render(<ChangeLog />);
  const section = screen.getByRole('heading', { level: 3, name: 'July 2025' }).parentElement!;
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

const list = { page, values: [], corrections: [], added: [], gone: [] };

test('a figure says what it was, what it is and since when, and leads to its entry', () => {
  const ppf = { id: 'ppf-rate', label: 'PPF interest rate', to: '6.9%', day: '2025-07-01' };
  const others = [
    { id: 'scss-rate', label: 'SCSS interest rate', to: '8%', day: '2025-07-01' },
    { id: 'repo-rate', label: 'Repo rate', to: '5%', day: '2025-07-09' },
  ];
  expect(show({ figures: [{ ...ppf, from: '7.1%' }, ...others] })).toEqual([
    'since 1 July 2025PPF interest rate: from 7.1% →  to 6.9%SCSS interest rate: 8%',
    'PPF interest rate: from 7.1% →  to 6.9%',
    'SCSS interest rate: 8%',
    'since 9 July 2025Repo rate: 5%',
    'Repo rate: 5%',
  ]);
  expect(screen.getByText('7.1%').tagName).toBe('DEL');
  expect(screen.getByText('6.9%').tagName).toBe('INS');
  expect(screen.getByRole('link', { name: 'PPF interest rate' })).toHaveAttribute('href', '/figures#ppf-rate');
});

test('a list says what changed in its rows, and leads to its page', () => {
  const values = [{ row: 'First Bank', label: 'Rate for 3 years', from: '7.00%', to: '6.50%' }];
  const [, ...changes] = show({
    lists: [{ ...list, values, added: ['Second Bank', 'Third Bank'], gone: ['Old Bank'] }],
  });
  expect(changes).toEqual([
    'First Bank, rate for 3 years: from 7.00% →  to 6.50%',
    words.rowsAdded({ names: 'Second Bank, Third Bank' }),
    words.rowsGone({ names: 'Old Bank' }),
  ]);
  expect(screen.getByRole('link', { name: 'Fixed deposits' })).toHaveAttribute('href', '/fixed-deposits');
});

const articles = [{ title: 'SIP or lump sum', path: '/blog/sip' }];

test('new articles come after every change, with their month', () => {
  const figures = [{ id: 'ppf-rate', label: 'PPF interest rate', to: '6.9%', day: '2025-07-01' }];
  world.changeLog = {
    from: '2024-01',
    months: [
      { month: '2025-08', figures: [], lists: [], articles },
      { month: '2025-07', figures, lists: [], articles: [] },
    ],
  };
  render(<ChangeLog />);
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['July 2025', words.newArticles]);
  const article = screen.getByRole('link', { name: 'SIP or lump sum' });
  expect(article).toHaveAttribute('href', '/blog/sip');
  expect(article.parentElement).toHaveTextContent('August 2025');
});

test.each([
  ['2025-09-30', []],
  ['2025-10-01', ['Since July 2025 nothing has changed that this site knows of, as of 1 October 2025.']],
  ['2028-11-26', ['Since July 2025 nothing has changed that this site knows of, as of 26 November 2028.']],
])('on %s, after changes in July 2025, it says %j', (today, sentences) => {
  world.today = today;
  show({ lists: [list], articles });
  expect(screen.queryAllByText(/nothing has changed/).map(({ textContent }) => textContent)).toEqual(sentences);
});

test('without a change in all of its months, it says from when on there was none', () => {
  world.today = '2028-11-26';
  world.changeLog = { from: '2027-05', months: [], listsSince: '2027-04' };
  render(<ChangeLog />);
  expect(screen.getByText(/^Since May 2027 nothing has changed/)).toBeInTheDocument();
  expect(screen.queryByText(/knows no earlier version/)).not.toBeInTheDocument();
});

test.each<[RegExp, Partial<Log>]>([
  [/told for the months after June 2025\./, { listsSince: '2025-06' }],
  [/knows no earlier version of its lists/, {}],
])('says %s', (words, log) => {
  show({ lists: [list] }, log);
  expect(screen.getByText(words)).toBeInTheDocument();
});
