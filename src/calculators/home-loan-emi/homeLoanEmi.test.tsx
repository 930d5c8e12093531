import { act, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Calculator from '../calculatorById';

const amount = (): HTMLElement => screen.getByRole('textbox', { name: 'Loan amount' });
const tenure = (): HTMLElement => screen.getByRole('textbox', { name: 'Tenure' });
const rate = (): HTMLElement => screen.getByRole('textbox', { name: 'Interest rate' });
const slider = (name: string): HTMLElement => screen.getByRole('slider', { name });

/** The figure below its words in the result panel, such as 'Monthly EMI'. */
const figure = (term: string): Element | null => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

// What a visitor sets stands in the address.
beforeEach(() => history.replaceState(null, '', '/home-loans'));

describe('the worked example', () => {
  test('shows the default loan and what it costs', () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    expect(amount()).toHaveValue('₹50,00,000');
    expect(tenure()).toHaveValue('20');
    expect(rate()).toHaveValue('8.5%');
    expect(figure('Monthly EMI')).toHaveTextContent('₹43,391');
    expect(figure('Total payable')).toHaveTextContent('₹1,04,13,840');
    expect(figure('Total interest')).toHaveTextContent('₹54,13,840');
    expect(screen.getByText('For ₹50,00,000 over 20 years at 8.5% a year.')).toBeVisible();
  });

  test('draws the total as loan and interest', () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    expect(figure('your loan')).toHaveTextContent('₹50 lakh');
    expect(screen.getAllByText('₹54,13,840')).toHaveLength(1);
  });

  test('says what a rise of the rate by 1 point would do', () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    expect(screen.getByText(/rises by 1 point, the EMI becomes/)).toHaveTextContent(
      'the EMI becomes ₹46,607, which is ₹3,216 more each month.',
    );
  });

  test('sliders say their figure and show their ends', () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    expect(slider('Loan amount')).toHaveAttribute('aria-valuetext', '₹50,00,000, 50 lakh');
    expect(slider('Tenure')).toHaveAttribute('aria-valuetext', '20 years');
    expect(slider('Interest rate')).toHaveAttribute('aria-valuetext', '8.5% a year');
    expect(amount()).toHaveAccessibleDescription('5 lakh to 5 crore');
    expect(tenure()).toHaveAccessibleDescription('5 to 30 years');
    expect(rate()).toHaveAccessibleDescription('7% to 15% a year');
  });
});

describe('typing', () => {
  test('a new amount gives a new result, moves the slider, and is grouped when the field is left', async () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    await retype(amount(), '6500000');
    expect(amount()).toHaveValue('6500000');
    expect(figure('Monthly EMI')).toHaveTextContent('₹56,409');
    expect(slider('Loan amount')).toHaveValue('6500000');
    await userEvent.tab();
    expect(amount()).toHaveValue('₹65,00,000');
  });

  test.each(['10,00,000', '10 lakh', '₹0.1 crore'])('reads %s', async (text) => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    await retype(amount(), text);
    expect(figure('Monthly EMI')).toHaveTextContent('₹8,678');
  });

  test('Enter tidies the figure and leads on', async () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    await retype(amount(), '1.25 crore{Enter}');
    expect(amount()).toHaveValue('₹1,25,00,000');
    expect(amount()).not.toHaveFocus();
  });

  test('figures between the steps of the slider are taken as they are', async () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    await retype(amount(), '5012345');
    await retype(tenure(), '7.5 years');
    await retype(rate(), '8.37%');
    await userEvent.tab();
    expect(screen.getByText(/^For /)).toHaveTextContent('For ₹50,12,345 over 7.5 years at 8.37% a year.');
    expect(rate()).toHaveValue('8.37%');
    expect(slider('Loan amount')).toHaveAttribute('aria-valuetext', '₹50,12,345, 50.12 lakh');
  });
});

describe('sliding', () => {
  test.each([
    { name: 'Loan amount', to: '10000000', text: '₹1,00,00,000', emi: '₹86,782' },
    { name: 'Tenure', to: '30', text: '30', emi: '₹38,446' },
    { name: 'Interest rate', to: '9.05', text: '9.05%', emi: '₹45,147' },
  ])('$name to $to', ({ name, to, text, emi }) => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    fireEvent.input(slider(name), { target: { value: to } });
    expect(screen.getByRole('textbox', { name })).toHaveValue(text);
    expect(figure('Monthly EMI')).toHaveTextContent(emi);
  });
});

describe('a figure that cannot be used', () => {
  test.each([
    { name: 'Loan amount', text: '400000', message: '₹4 lakh is too small here. Enter at least ₹5 lakh.' },
    { name: 'Loan amount', text: '6 crore', message: '₹6 crore is too large here. Enter at most ₹5 crore.' },
    {
      name: 'Loan amount',
      text: 'abc',
      message: 'We cannot read this amount. Write it in digits, such as 500000 for ₹5 lakh.',
    },
    { name: 'Tenure', text: '31', message: 'Enter a number from 5 to 30 years.' },
    { name: 'Tenure', text: '5 months', message: 'Enter a number from 5 to 30 years.' },
    { name: 'Interest rate', text: '6.99', message: 'Enter a number from 7 to 15%.' },
    { name: 'Interest rate', text: '8,5', message: 'We cannot read this number. Write one from 7 to 15%.' },
  ])('$name "$text" is explained beside the field, and the last valid result stays', ({ name, text, message }) => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    const field = screen.getByRole('textbox', { name });
    // Set at once: typed digit by digit, a figure may pass through valid ones.
    fireEvent.input(field, { target: { value: text } });
    fireEvent.blur(field);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getByText(message)).toHaveAttribute('aria-live', 'polite');
    expect(field).toHaveValue(text);
    expect(figure('Monthly EMI')).toHaveTextContent('₹43,391');
    expect(screen.getByText('Last result, for ₹50,00,000 over 20 years at 8.5% a year')).toBeVisible();
  });

  test('an empty field is no zero', async () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    await userEvent.clear(rate());
    await userEvent.tab();
    expect(rate()).toBeInvalid();
    expect(figure('Monthly EMI')).toHaveTextContent('₹43,391');
  });

  test('the message waits for a pause in typing, and goes as soon as the figure is right', async () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    await retype(amount(), '6');
    expect(amount()).toBeValid();
    expect(await screen.findByText(/is too small here/)).toBeVisible();
    await userEvent.type(amount(), '500000');
    expect(screen.queryByText(/is too small here/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Last result, for/)).not.toBeInTheDocument();
    expect(amount()).toBeValid();
    expect(figure('Monthly EMI')).toHaveTextContent('₹56,409');
  });

  test('the last result waits for the field, which the slider mends', async () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    await retype(rate(), '20');
    await userEvent.tab();
    await retype(amount(), '6500000');
    expect(figure('Monthly EMI')).toHaveTextContent('₹43,391');
    expect(screen.getByText('Last result, for ₹50,00,000 over 20 years at 8.5% a year')).toBeVisible();
    fireEvent.input(slider('Interest rate'), { target: { value: '9' } });
    expect(rate()).toHaveValue('9%');
    expect(rate()).toBeValid();
    expect(screen.queryByText(/^Last result, for/)).not.toBeInTheDocument();
    expect(figure('Monthly EMI')).toHaveTextContent('₹58,482');
  });
});

describe('keyboard', () => {
  test('Tab goes from each field to its slider and its chips, then to what is folded away', async () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    const stops = [
      amount(),
      slider('Loan amount'),
      ...within(screen.getByRole('group', { name: 'Loan amount' })).getAllByRole('button'),
      tenure(),
      slider('Tenure'),
      rate(),
      slider('Interest rate'),
      screen.getByText(/^Paying early/),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      expect(stop).toHaveFocus();
    }
  });
});

describe('announcement', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a drag of the slider is announced once, when it rests', () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    const [, announcement] = screen.getAllByRole('status');
    expect(announcement).toBeEmptyDOMElement();
    for (const value of ['5100000', '5700000', '6500000']) {
      fireEvent.input(slider('Loan amount'), { target: { value } });
      act(() => jest.advanceTimersByTime(200));
      expect(announcement).toBeEmptyDOMElement();
    }
    expect(figure('Monthly EMI')).toHaveTextContent('₹56,409');
    act(() => jest.advanceTimersByTime(1000));
    expect(announcement).toHaveTextContent(
      'Monthly EMI: ₹56,409. Total payable: ₹1,35,38,160. Total interest: ₹70,38,160.',
    );
  });
});

describe('year by year', () => {
  test('a table under its caption, one row a year, ends at nil', async () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
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
    render(<Calculator id="home-loan-emi" figures={{}} />);
    fireEvent.click(screen.getByText(/^Year by year/));
    const table = (): HTMLElement => screen.getByRole('table', { name: /^Repayment of/, hidden: true });
    const busy = (): Element | null => table().closest('[aria-busy="true"]');
    expect(busy()).toBeNull();
    for (const value of ['5500000', '6000000', '6500000']) {
      fireEvent.input(slider('Loan amount'), { target: { value } });
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(figure('your loan')).toHaveTextContent(`₹${Number(value) / 100_000} lakh`);
      expect(table()).toHaveAccessibleName(/₹50,00,000/);
      expect(busy()).toBeInTheDocument();
    }
    await act(() => jest.advanceTimersByTimeAsync(150));
    expect(table()).toHaveAccessibleName(/₹65,00,000/);
    expect(busy()).toBeNull();
    jest.useRealTimers();
  });

  test('a tenure of 7.5 years ends with a row for the half year', async () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    await retype(tenure(), '7.5');
    await waitFor(() => expect(screen.getAllByRole('rowheader', { hidden: true }).at(-1)).toHaveTextContent('8'));
    expect(screen.getAllByRole('rowheader', { hidden: true })).toHaveLength(8);
  });
});

describe('paying early', () => {
  const more = async (): Promise<void> => userEvent.click(screen.getByText(/^Paying early/, { selector: 'summary' }));

  test('one lakh a year shortens the loan, and the sentence says by how much', async () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    await more();
    await retype(screen.getByRole('textbox', { name: 'Pay early' }), '1 lakh');
    expect(screen.getByText(/^Paying early saves/)).toHaveTextContent(
      'Paying early saves ₹18.6 lakh of interest and ends the loan 6 years sooner.',
    );
    expect(figure('Monthly EMI')).toHaveTextContent('₹43,391');
    await userEvent.click(screen.getByText(/^Year by year/));
    expect(await screen.findByRole('columnheader', { name: 'Paid early' })).toBeInTheDocument();
  });

  test('with a smaller EMI instead, the loan ends when it would have', async () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    await more();
    await retype(screen.getByRole('textbox', { name: 'Pay early' }), '1 lakh');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'After paying early' }), 'Lower the EMI');
    expect(screen.getByText(/^Paying early saves/)).not.toHaveTextContent('sooner');
  });

  test('a rise of the rate costs more', async () => {
    render(<Calculator id="home-loan-emi" figures={{}} />);
    await more();
    await retype(screen.getByRole('textbox', { name: /^Change of the rate/ }), '1');
    expect(screen.getByText(/^With these changes the loan costs/)).toHaveTextContent(/more interest/);
  });
});

describe('the address', () => {
  test('holds what was set, behind the hash, and gives it back', () => {
    history.replaceState(null, '', '/home-loans#amount=4000000&years=15&rate=9&prepay=100000&every=month');
    render(<Calculator id="home-loan-emi" figures={{}} />);
    expect(amount()).toHaveValue('₹40,00,000');
    expect(rate()).toHaveValue('9%');
    expect(screen.getByRole('combobox', { name: 'How often', hidden: true })).toHaveValue('month');
  });

  test.each(['amount=1', 'rate=abc', 'years=-5', 'every=never'])('what it cannot hold is ignored: %s', (hash) => {
    history.replaceState(null, '', `/home-loans#${hash}`);
    render(<Calculator id="home-loan-emi" figures={{}} />);
    expect(figure('Monthly EMI')).toHaveTextContent('₹43,391');
  });
});

test('how it came about: each step with the values put in', () => {
  render(<Calculator id="home-loan-emi" figures={{}} />);
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
