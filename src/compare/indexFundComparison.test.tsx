import { render, screen, within } from '@testing-library/react';
import { orderNumber } from '../lib/quantities/cell';
import { indexFunds } from '../lists/funds/indexFunds';
import { fundId } from '../lists/funds/rows';
import Compared from './Compared';
import { indexFundComparison } from './indexFundComparison';
import * as ofFunds from '../lists/funds/messages.en';
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
  // After the heads and the links below them
  const [, , first] = screen.getAllByRole('row');
  expect(within(first!).getByRole('rowheader')).toHaveTextContent(/^Behind its index/);
  expect(within(first!).getAllByRole('cell').at(0)).not.toHaveTextContent('lowest');
  expect(within(first!).getAllByRole('cell').at(1)).toHaveTextContent('lowest');
  expect(screen.getByText(words.indexDecides({ gap: ofFunds.gapMeaning }))).toBeInTheDocument();
});

test('funds that lost alike are said to tie; neither is called the lowest', () => {
  const tracked = indexFunds.flatMap((fund) =>
    fund.tracked ? [{ fund, behind: orderNumber(fund.tracked.behind) }] : [],
  );
  const tied = tracked
    .filter(({ behind }) => behind === tracked[0]?.behind || behind === tracked[1]?.behind)
    .slice(0, 2);
  open([...tied, tracked.at(-1)!].map(({ fund }) => fundId(fund)));
  // After the heads and the links below them
  const [, , first] = screen.getAllByRole('row');
  const [one, other, last] = within(first!).getAllByRole('cell');
  for (const cell of [one, other]) expect(cell).toHaveTextContent('tie (two are lowest alike)');
  expect(last).not.toHaveTextContent('lowest');
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
