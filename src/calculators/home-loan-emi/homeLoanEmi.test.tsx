import { act, fireEvent, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amount, figure, open, rate, retype } from '@site/tests/unit/homeLoanCalculator';

// The address keeps what a test enters.
beforeEach(() => history.replaceState(null, '', '/home-loans'));
afterEach(() => jest.useRealTimers());

test('the worked example shows the default loan and what it costs', () => {
  open();
  expect(amount()).toHaveValue('₹50,00,000');
  expect(screen.getByRole('textbox', { name: 'Tenure' })).toHaveValue('20');
  expect(rate()).toHaveValue('8.5%');
  expect(figure('Monthly EMI')).toHaveTextContent('₹43,391');
  expect(figure('Total payable')).toHaveTextContent('₹1,04,13,840');
  expect(figure('Total interest')).toHaveTextContent('₹54,13,840');
  expect(screen.getByText('For ₹50,00,000 over 20 years at 8.5% a year.')).toBeVisible();
});

test('below the result stands what a rise of the rate by 1 point would do', () => {
  open();
  expect(screen.getByText(/rises by 1 point, the EMI becomes/)).toHaveTextContent(
    'the EMI becomes ₹46,607, which is ₹3,216 more each month.',
  );
});

describe('year by year', () => {
  test('a table under its caption, one row a year, ends at nil', async () => {
    open();
    await userEvent.click(screen.getByText(/^Year by year/));
    const table = screen.getByRole('table', {
      name: 'Repayment of ₹50,00,000 over 20 years at 8.5% a year, in rupees',
    });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Year',
      'Principal paid',
      'Interest paid',
      'Balance',
    ]);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(20);
    const cells = (row: HTMLElement): (string | null)[] =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    const rows = within(table).getAllByRole('row');
    expect(cells(rows[1]!)).toEqual(['99,509', '4,21,183', '49,00,491']);
    expect(cells(rows[20]!)[2]).toBe('0');
  });

  test('while a slider moves, the answer follows and the table is marked as that of before', async () => {
    jest.useFakeTimers();
    open();
    fireEvent.click(screen.getByText(/^Year by year/));
    const table = (): HTMLElement => screen.getByRole('table', { name: /^Repayment of/, hidden: true });
    const busy = (): Element | null => table().closest('[aria-busy="true"]');
    expect(busy()).toBeNull();
    for (const value of ['5500000', '6000000', '6500000']) {
      fireEvent.input(screen.getByRole('slider', { name: 'Loan amount' }), { target: { value } });
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(figure('your loan')).toHaveTextContent(`₹${Number(value) / 100_000} lakh`);
      expect(table()).toHaveAccessibleName(/₹50,00,000/);
      expect(busy()).toBeInTheDocument();
    }
    await act(() => jest.advanceTimersByTimeAsync(150));
    expect(table()).toHaveAccessibleName(/₹65,00,000/);
    expect(busy()).toBeNull();
  });

  test('a tenure of 7.5 years ends with a row for the half year', async () => {
    open();
    await retype(screen.getByRole('textbox', { name: 'Tenure' }), '7.5');
    await waitFor(() => expect(screen.getAllByRole('rowheader', { hidden: true }).at(-1)).toHaveTextContent('8'));
    expect(screen.getAllByRole('rowheader', { hidden: true })).toHaveLength(8);
  });
});

describe('paying early', () => {
  async function change(name: RegExp | string, text: string): Promise<void> {
    open();
    await userEvent.click(screen.getByText(/^Paying early/, { selector: 'summary' }));
    await retype(screen.getByRole('textbox', { name }), text);
  }

  test('one lakh a year shortens the loan, and the sentence says by how much', async () => {
    await change('Pay early', '1 lakh');
    expect(screen.getByText(/^Paying early saves/)).toHaveTextContent(
      'Paying early saves ₹18.6 lakh of interest and ends the loan 6 years sooner.',
    );
    expect(figure('Monthly EMI')).toHaveTextContent('₹43,391');
    await userEvent.click(screen.getByText(/^Year by year/));
    expect(await screen.findByRole('columnheader', { name: 'Paid early' })).toBeInTheDocument();
  });

  test('with a smaller EMI instead, the loan ends when it would have', async () => {
    await change('Pay early', '1 lakh');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'After paying early' }), 'Lower the EMI');
    expect(screen.getByText(/^Paying early saves/)).not.toHaveTextContent('sooner');
  });

  test('a rise of the rate costs more', async () => {
    await change(/^Change of the rate/, '1');
    expect(screen.getByText(/^With these changes the loan costs/)).toHaveTextContent(/more interest/);
  });
});

describe('the address', () => {
  test('holds what was set, behind the hash, and gives it back', () => {
    history.replaceState(null, '', '/home-loans#amount=4000000&years=15&rate=9&prepay=100000&every=month');
    open();
    expect(amount()).toHaveValue('₹40,00,000');
    expect(rate()).toHaveValue('9%');
    expect(screen.getByRole('combobox', { name: 'How often', hidden: true })).toHaveValue('month');
  });

  test.each(['amount=1', 'rate=abc', 'years=-5', 'every=never'])('what it cannot hold is ignored: %s', (hash) => {
    history.replaceState(null, '', `/home-loans#${hash}`);
    open();
    expect(figure('Monthly EMI')).toHaveTextContent('₹43,391');
  });
});

test('how it came about: each step with the values put in', () => {
  open();
  const steps = within(screen.getByText('How we worked it out').parentElement!).getAllByRole('listitem', {
    hidden: true,
  });
  expect(steps.map(({ textContent }) => textContent.split(':')[0])).toEqual([
    'Rate of one month',
    'Number of instalments',
    'What one rupee grows to',
    'EMI',
    'Total payable',
    'Total interest',
  ]);
  expect(steps[3]).toHaveTextContent('= ₹43,391.16, so ₹43,391');
  expect(steps[4]).toHaveTextContent('₹43,391 × 240 = ₹1,04,13,840');
});
