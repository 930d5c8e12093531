import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { homeLoan, homeLoanRecords, ruleFigures } from '@site/tests/unit/homeLoans';
import { formatRupees } from '../lib/format/rupees';
import { homeLoanList } from '../lists/home-loans/list';
import ShownList from '../lists/ShownList';
import { NOT_FOUND } from '../lib/quantities/unknown';
import type { Comparison } from '../machines/compare/comparison';
import Compared from './Compared';
import * as words from './messages.en';

const loans = [
  homeLoan('Ace Bank', { rates: [['from 7.10%', 'score at least 800']], fee: '₹10,000' }),
  homeLoan('Best Bank', { rates: [['7.50% - 9.00%']], fee: '₹5,000' }),
  homeLoan('Canny Bank', { rates: [['8.00%']], fee: 'up to 1.00%' }),
  homeLoan('Deep Bank', { rates: [['9.00%']] }),
  homeLoan('Even Bank', { rates: [['9.50%']] }),
  homeLoan('Far Bank', { rates: [['9.80%']], fee: '₹5,000' }),
  homeLoan('Great Bank', { rates: [['9.90%']], fee: '₹5,000' }),
  homeLoan('Late Bank', { rates: [['6.90%']], document: 'in-august' }),
];
const list = homeLoanList(homeLoanRecords(loans));

/** The terms in the list's file. */
const comparison: Comparison = {
  fields: ['Paying early', 'Tenure', 'Average rate'],
  notes: [],
  rows: loans.map(({ id, provider, rates }) => ({
    id,
    name: provider.name,
    shortName: provider.shortName,
    hue: provider.hue,
    values: ['Nil', NOT_FOUND, id === 'ace-bank' ? '8.10%' : NOT_FOUND],
    documents: rates.map(({ document }) => document),
  })),
  documents: {
    'in-august': { name: 'A bank', address: 'https://bank.example/', dates: 'read 1 August 2026' },
    'in-september': { name: 'A bank', address: 'https://bank.example/', dates: 'read 10 September 2026' },
  },
};

function SideBySide({ isOld }: { readonly isOld?: true }): ReactNode {
  return (
    <Compared
      kind="home-loans"
      comparison={comparison}
      list={list}
      figures={ruleFigures}
      old={isOld ? ['home-loans'] : []}
    />
  );
}

/** The table, without the fold below it that has the same columns. */
const table = (): HTMLElement => screen.getAllByRole('table')[0]!;
const heads = (): (string | null)[] =>
  within(table())
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.querySelector('span')?.textContent ?? null);
const row = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const values = (name: string): (string | null)[] =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

function open(hash: string): void {
  history.replaceState(null, '', `/compare${hash}`);
  render(<SideBySide />);
}

beforeEach(() => document.body.replaceChildren());

test('the HTML of the server compares those that lead the list, for the default loan', () => {
  history.replaceState(null, '', '/compare#home-loans=deep-bank');
  document.body.innerHTML = renderToString(<SideBySide />);
  expect(heads()).toEqual(['Ace Bank', 'Best Bank', 'Canny Bank']);
  expect(document.body).toHaveTextContent('₹50 lakh over 20 years');
  expect(document.body).toHaveTextContent(words.ourExample);
  expect(document.querySelector('[style]')).toBeNull();
});

test('of rates that are too old to be ranked the first by name stand side by side, and none leads', () => {
  history.replaceState(null, '', '/compare');
  render(<SideBySide isOld />);
  expect(heads()).toEqual(['Ace Bank', 'Best Bank', 'Canny Bank']);
  expect(screen.getByText(words.ourExample, { exact: false })).toBeInTheDocument();
  expect(document.body).toHaveTextContent('Last known rates, September 2026.');
  expect(document.body).not.toHaveTextContent(/●|lowest/i);
});

test('an address opens its lenders in its order, for its numbers', () => {
  open('#home-loans=best-bank,ace-bank&amount=4000000&years=15');
  expect(heads()).toEqual(['Best Bank', 'Ace Bank']);
  expect(screen.getByText('₹40 lakh over 15 years')).toBeInTheDocument();
  expect(values('EMI')[1]).toMatch(/^₹36,177/);
  expect(screen.queryByText(/first in our list/)).not.toBeInTheDocument();
});

test('every main figure is the one that the list shows for the same numbers', () => {
  const hash = '#amount=4000000&years=15';
  history.replaceState(null, '', `/home-loans${hash}`);
  const { unmount } = render(<ShownList list={list} id="home-loans" figures={ruleFigures} />);
  const inList = ['Ace Bank', 'Best Bank', 'Canny Bank'].map(
    (name) => screen.getByRole('heading', { level: 3, name }).closest('li')?.textContent ?? '',
  );
  unmount();
  open(`${hash}&home-loans=ace-bank,best-bank,canny-bank`);
  for (const field of ['Published rate', 'EMI', 'APR', 'You repay', 'Fee with GST', 'Who gets']) {
    const cells = within(row(field)).getAllByRole('cell');
    cells.forEach((cell, index) => {
      expect(inList[index]).toContain(cell.firstChild?.textContent ?? '');
    });
  }
});

test('what leads a field is marked in words, and what is only a ceiling is not', () => {
  open('#home-loans=ace-bank,best-bank,canny-bank');
  expect(values('Published rate').map((text) => text?.includes('(lowest)'))).toEqual([true, false, false]);
  expect(values('Fee with GST')).toEqual(['₹11,800+₹5,900', expect.stringContaining('(lowest)'), 'at most ₹59,000']);
  expect(values('You repay')[2]).toMatch(/^₹1 crore.?to ₹1\.01 crore with fee$/);
});

test('below a sum stands what it is more than the lowest, and in the name of its row what all of them hold', () => {
  open('#home-loans=ace-bank,best-bank');
  const sums = values('EMI').map((text) => Number(/^₹([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '')));
  expect(sums[1]).toBeGreaterThan(sums[0]!);
  expect(values('EMI')[1]).toBe(`${formatRupees(sums[1]!)}+${formatRupees(sums[1]! - sums[0]!)}`);
  expect(screen.getByRole('rowheader', { name: 'You repay, fee included' })).toBeVisible();
  // On an old copy of the page it goes with the mark of what leads.
  for (const difference of screen.getAllByText(/^\+₹/)) expect(difference).toHaveAttribute('data-ranking');
});

test('a sum that is the lowest even with its highest fee leads, and nobody is told by how much', () => {
  open('#home-loans=canny-bank,far-bank,great-bank');
  expect(values('EMI')[2]).toContain('+₹');
  expect(values('You repay').map((text) => text?.includes('(lowest)'))).toEqual([true, false, false]);
  expect(values('You repay').join()).not.toContain('+₹');
});

test('an exact sum leads another that its fee can only make higher', () => {
  open('#home-loans=best-bank,canny-bank');
  expect(values('You repay').map((text) => text?.includes('(lowest)'))).toEqual([true, false]);
});

test('what was found for one row only stands in the fold, and what was found for none in one line of it', () => {
  open('#home-loans=ace-bank,best-bank,canny-bank');
  const [shown, fold] = screen.getAllByRole('table');
  expect(within(shown!).queryByText('Average rate')).not.toBeInTheDocument();
  expect(within(fold!).getByRole('row', { name: /^Average rate 8.10%/ })).toBeInTheDocument();
  expect(screen.getByText('Found for none of them: Tenure.').closest('details')).toContainElement(fold!);
  expect(screen.getByText('More details, and sources', { selector: 'summary' })).toBeVisible();
});

test('what is the same for all stands in one line', () => {
  open('#home-loans=ace-bank,best-bank');
  expect(screen.queryByRole('rowheader', { name: 'Paying early' })).not.toBeInTheDocument();
  expect(screen.getByText(/^The same for both:/)).toHaveTextContent('Paying early: Nil');
});

test('a lender whose rate is of another month is shown with the reason, and does not lead', () => {
  open('#home-loans=late-bank,ace-bank,best-bank');
  expect(screen.getByText(/^Late Bank: Read on 1 August 2026/)).toBeInTheDocument();
  expect(values('Published rate').map((text) => text?.includes('(lowest)'))).toEqual([false, true, false]);
});

test.each([
  [
    '#home-loans=gone-bank,ace-bank,best-bank&years=abc',
    /\(gone-bank, abc\)\. It was left out/,
    ['Ace Bank', 'Best Bank'],
  ],
  ['#home-loans=%3Cimg%20src=x%3E', /\(<img src=x>\)/, ['Ace Bank', 'Best Bank', 'Canny Bank']],
  ['#home-loans=ace-bank,best-bank,canny-bank,deep-bank,even-bank', /so Even Bank was left out/, 4],
] as const)('%s says what was left out', (hash, sentence, shown) => {
  open(hash);
  expect(screen.getByText(sentence)).toBeInTheDocument();
  if (typeof shown === 'number') expect(heads()).toHaveLength(shown);
  else expect(heads()).toEqual(shown);
});

test('an address with more than fits names all that it leaves out', () => {
  open('#home-loans=ace-bank,best-bank,canny-bank,deep-bank,even-bank,far-bank');
  expect(heads()).toHaveLength(4);
  expect(screen.getByText('Only 4 fit side by side, so Even Bank and Far Bank were left out.')).toBeInTheDocument();
});

test('an address with a second list, or with a number that this one does not ask for, says that they are left out', () => {
  open('#home-loans=ace-bank,best-bank&car-loans=axis-bank&amount=4000000&price=1');
  expect(heads()).toEqual(['Ace Bank', 'Best Bank']);
  expect(document.body).toHaveTextContent('something that we cannot use (car-loans, price). It was left out.');
});

test('a lender can be taken out and another put in, as far as they fit', async () => {
  open('#home-loans=ace-bank,best-bank,canny-bank');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Best Bank' }));
  expect(heads()).toEqual(['Ace Bank', 'Canny Bank']);
  expect(document.body).not.toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Add' }), 'Deep Bank');
  expect(heads()).toEqual(['Ace Bank', 'Canny Bank', 'Deep Bank']);
});

test('the last lender cannot be taken out, and the way back to the list keeps the numbers', () => {
  open('#home-loans=ace-bank&amount=4000000');
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change numbers' })).toHaveAttribute('href', '/home-loans#amount=4000000');
});

test('each column names its documents with their dates', () => {
  open('#home-loans=ace-bank,late-bank');
  const [ace, late] = within(row('Source')).getAllByRole('cell');
  expect(ace).toHaveTextContent('read 10 September 2026');
  expect(late).toHaveTextContent('read 1 August 2026');
  expect(within(ace!).getByRole('link')).toHaveAttribute('href', 'https://bank.example/');
});
