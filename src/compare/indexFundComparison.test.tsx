import { render, screen, within } from '@testing-library/react';
import { indexFunds } from '../lists/funds/indexFunds';
import { fundId } from '../lists/funds/rows';
import Compared from './Compared';
import { indexFundComparison } from './indexFundComparison';
import * as words from './messages.en';

const comparison = indexFundComparison();

function open(ids: readonly string[]): void {
  history.replaceState(null, '', `/compare#index-funds=${ids.join(',')}`);
  render(<Compared kind="index-funds" comparison={comparison} figures={{}} old={[]} />);
}

const heads = (): (string | null | undefined)[] =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.querySelector('span:last-child')?.textContent);

test('the ticked funds stand in their order, what they lost to the index first, and a sentence says what decides', () => {
  const tracked = indexFunds.filter((fund) => fund.tracked);
  const ticked = [tracked.at(-1)!, tracked[0]!, tracked[2]!];
  open(ticked.map(fundId));
  expect(heads()).toEqual(ticked.map(({ name }) => name));
  const [, first] = screen.getAllByRole('row');
  expect(within(first!).getByRole('rowheader')).toHaveTextContent(/^Behind its index/);
  expect(within(first!).getAllByRole('cell').at(0)).not.toHaveTextContent('lowest');
  expect(within(first!).getAllByRole('cell').at(1)).toHaveTextContent('lowest');
  expect(screen.getByText(words.indexDecides)).toBeInTheDocument();
});

test('what was not found of a fund is said, never zero, and it leads nothing', () => {
  const other = indexFunds.find(({ tracked }) => !tracked)!;
  const [first, second] = indexFunds;
  open([fundId(other), fundId(first!), fundId(second!)]);
  const row = screen.getByRole('row', { name: /^Behind its index, on ₹1 lakh/ });
  const [unknown, ...known] = within(row).getAllByRole('cell');
  expect(unknown).toHaveTextContent(/^Not found$/);
  for (const cell of known) expect(cell).toHaveTextContent(/^₹[1-9]/);
});
