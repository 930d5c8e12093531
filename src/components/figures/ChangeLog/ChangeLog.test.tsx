import { render, screen, within } from '@testing-library/react';
import type { ChangeLog as Log } from '@site/src/plugins/siteData/changes/changeLog';
import type { Change } from '@site/src/plugins/siteData/changes/diffVersions';
import { world } from '@site/tests/unit/docusaurus/world';
import ChangeLog from './';

jest.mock('@site/src/content/figures.yml', () => jest.requireActual<object>('@site/tests/unit/figures'));

const page = { title: 'Fixed deposits', path: '/fixed-deposits' };

function show(log: Partial<Log>): void {
  world.changeLog = { history: 'whole', days: [], ...log };
  render(<ChangeLog />);
}

function showChanges(...changes: Change[]): void {
  show({ days: [{ date: '2025-07-02', files: [{ file: 'docs/fixed-deposits.yml', page, changes }] }] });
}

test('a day holds its lists, each leading to its page', () => {
  showChanges({ type: 'added', row: 'First Bank' });
  const day = screen.getByRole('heading', { level: 3, name: '2 July 2025' }).parentElement!;
  expect(within(day).getByRole('link', { name: 'Fixed deposits' })).toHaveAttribute('href', '/fixed-deposits');
  expect(within(day).getByText(/First Bank/).parentElement).toHaveTextContent('First Bank added');
});

test.each<[string, Change]>([
  ['first published with 1 entry', { type: 'listed', rows: 1 }],
  ['first published with 7 entries', { type: 'listed', rows: 7 }],
  ['withdrawn', { type: 'withdrawn' }],
])('a whole list: %s', (words, change) => {
  showChanges(change);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem')).toHaveTextContent(`Fixed deposits, ${words}`);
});

test.each<[string, Change]>([
  [
    'First Bank, rate for 3 years: from 7.00% → to 6.50%',
    { type: 'field', row: 'First Bank', label: 'Rate for 3 years', from: '7.00%', to: '6.50%' },
  ],
  ['First Bank, note: Only online', { type: 'field', row: 'First Bank', label: 'Note', to: 'Only online' }],
  [
    'First Bank, note, no longer stated: Only online',
    { type: 'field', row: 'First Bank', label: 'Note', from: 'Only online' },
  ],
  [
    'Figures as on: from June 2025 → to July 2025',
    { type: 'field', label: 'Figures as on', from: 'June 2025', to: 'July 2025' },
  ],
  ['First Bank, LTV: 75%', { type: 'field', row: 'First Bank', label: 'LTV', to: '75%' }],
  ['First Bank removed', { type: 'removed', row: 'First Bank' }],
  ['Checked again and unchanged: PPF interest rate; NSC', { type: 'rechecked', rows: ['PPF interest rate', 'NSC'] }],
])('%s', (words, change) => {
  showChanges(change);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(words);
});

test('old and new values are marked as such', () => {
  showChanges({ type: 'field', row: 'First Bank', label: 'Rate for 3 years', from: '7.00%', to: '6.50%' });
  expect(screen.getByText('7.00%').tagName).toBe('DEL');
  expect(screen.getByText('6.50%').tagName).toBe('INS');
});

test('a figure leads to its entry as long as there is one', () => {
  const about = { type: 'field', label: 'Value', from: '7.1%', to: '6.9%' } as const;
  showChanges(
    { ...about, row: 'PPF interest rate', figure: 'ppf-rate' },
    { ...about, row: 'Wealth tax', figure: 'wealth-tax' },
  );
  expect(screen.getByRole('link', { name: 'PPF interest rate' })).toHaveAttribute('href', '/figures#ppf-rate');
  expect(screen.getByText('Wealth tax')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Wealth tax' })).not.toBeInTheDocument();
});

test('a list whose page is gone goes by the name of its file', () => {
  show({ days: [{ date: '2025-07-02', files: [{ file: 'docs/chit-funds.yml', changes: [{ type: 'withdrawn' }] }] }] });
  expect(screen.getByRole('listitem')).toHaveTextContent('docs/chit-funds.yml, withdrawn');
});

test.each<[RegExp, Partial<Log>]>([
  [/^Nothing has changed so far\.$/, {}],
  [/built from a shortened history, so changes up to 1 July 2025 are missing/, { history: 'cut', since: '2025-07-01' }],
  [/built from a shortened history, so changes further back are missing/, { history: 'cut' }],
  [/built without its history, so it can list no changes/, { history: 'none' }],
  [/Older changes are not listed here/, { shortened: true }],
])('says %s', (words, log) => {
  show(log);
  expect(screen.getByText(words)).toBeInTheDocument();
});
