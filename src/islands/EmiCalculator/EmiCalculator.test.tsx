import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EmiCalculator from './EmiCalculator.island';

const amount = (): HTMLElement => screen.getByRole('textbox', { name: 'Loan amount' });
const tenure = (): HTMLElement => screen.getByRole('textbox', { name: 'Tenure' });
const rate = (): HTMLElement => screen.getByRole('textbox', { name: 'Interest rate' });
const slider = (name: string): HTMLElement => screen.getByRole('slider', { name });

/** The figure under a term of the result card, such as 'Monthly EMI'. */
const figure = (term: string): Element | null => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('the worked example', () => {
  test('shows the default loan and what it costs', () => {
    render(<EmiCalculator />);
    expect(amount()).toHaveValue('50,00,000');
    expect(tenure()).toHaveValue('20');
    expect(rate()).toHaveValue('8.5');
    expect(figure('Monthly EMI')).toHaveTextContent('₹43,391');
    expect(figure('Total payable')).toHaveTextContent('₹1,04,13,840');
    expect(figure('Total interest')).toHaveTextContent('₹54,13,840');
    expect(screen.getByText('For ₹50,00,000 over 20 years at 8.5% a year, in 240 monthly instalments.')).toBeVisible();
  });

  test('splits the total into principal and interest that add up to 100%', () => {
    render(<EmiCalculator />);
    const shares = within(screen.getByRole('list', { name: 'Share of the total payable' })).getAllByRole('listitem');
    expect(shares.map(({ textContent }) => textContent)).toEqual([
      'Principal 48% ₹50,00,000',
      'Interest 52% ₹54,13,840',
    ]);
  });

  test('says what a rise of the rate by 1 point would do', () => {
    render(<EmiCalculator />);
    expect(screen.getByText(/rises by 1 point to 9.5% a year, the EMI becomes/)).toHaveTextContent(
      'the EMI becomes ₹46,607, which is ₹3,216 more each month.',
    );
  });

  test('sliders say their figure and show their ends', () => {
    render(<EmiCalculator />);
    expect(slider('Loan amount')).toHaveAttribute('aria-valuetext', '₹50,00,000, 50 lakh');
    expect(slider('Tenure')).toHaveAttribute('aria-valuetext', '20 years');
    expect(slider('Interest rate')).toHaveAttribute('aria-valuetext', '8.5% a year');
    expect(amount()).toHaveAccessibleDescription('₹5 lakh to ₹5 crore');
    expect(tenure()).toHaveAccessibleDescription('5 years to 30 years');
    expect(rate()).toHaveAccessibleDescription('7% a year to 15% a year');
  });

  test('can start from other figures and limits', () => {
    render(
      <EmiCalculator
        principal={500_000}
        tenureYears={5}
        annualRatePercent={10}
        principalLimits={{ min: 100_000, max: 5_000_000, step: 10_000 }}
      />,
    );
    expect(figure('Monthly EMI')).toHaveTextContent('₹10,624');
    expect(slider('Loan amount')).toHaveAttribute('min', '100000');
  });

  test('refuses to start outside its limits', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<EmiCalculator principal={100_000} />)).toThrow(/Loan amount 100000: Enter an amount from/);
    jest.restoreAllMocks();
  });
});

describe('typing', () => {
  test('a new amount gives a new result, moves the slider, and is grouped when the field is left', async () => {
    render(<EmiCalculator />);
    await retype(amount(), '6500000');
    expect(amount()).toHaveValue('6500000');
    expect(figure('Monthly EMI')).toHaveTextContent('₹56,409');
    expect(slider('Loan amount')).toHaveValue('6500000');
    await userEvent.tab();
    expect(amount()).toHaveValue('65,00,000');
  });

  test.each(['10,00,000', '10 lakh', '₹0.1 crore'])('reads %s', async (text) => {
    render(<EmiCalculator />);
    await retype(amount(), text);
    expect(figure('Monthly EMI')).toHaveTextContent('₹8,678');
  });

  test('Enter tidies the figure without leaving the field', async () => {
    render(<EmiCalculator />);
    await retype(amount(), '1.25 crore{Enter}');
    expect(amount()).toHaveValue('1,25,00,000');
    expect(amount()).toHaveFocus();
  });

  test('figures between the steps of the slider are taken as they are', async () => {
    render(<EmiCalculator />);
    await retype(amount(), '5012345');
    await retype(tenure(), '7.5 years');
    await retype(rate(), '8.37%');
    await userEvent.tab();
    expect(screen.getByText(/^For /)).toHaveTextContent(
      'For ₹50,12,345 over 7.5 years at 8.37% a year, in 90 monthly instalments.',
    );
    expect(rate()).toHaveValue('8.37');
    expect(slider('Loan amount')).toHaveAttribute('aria-valuetext', '₹50,12,345, 50.12 lakh');
  });
});

describe('sliding', () => {
  test.each([
    { name: 'Loan amount', to: '10000000', text: '1,00,00,000', emi: '₹86,782' },
    { name: 'Tenure', to: '30', text: '30', emi: '₹38,446' },
    { name: 'Interest rate', to: '9.05', text: '9.05', emi: '₹45,147' },
  ])('$name to $to', ({ name, to, text, emi }) => {
    render(<EmiCalculator />);
    fireEvent.change(slider(name), { target: { value: to } });
    expect(screen.getByRole('textbox', { name })).toHaveValue(text);
    expect(figure('Monthly EMI')).toHaveTextContent(emi);
  });
});

describe('a figure that cannot be used', () => {
  test.each([
    { name: 'Loan amount', text: '400000', message: 'Enter an amount from ₹5,00,000 to ₹5,00,00,000.' },
    { name: 'Loan amount', text: '6 crore', message: 'Enter an amount from ₹5,00,000 to ₹5,00,00,000.' },
    { name: 'Loan amount', text: 'abc', message: 'Write the amount in digits, such as 50,00,000.' },
    { name: 'Tenure', text: '31', message: 'Enter a tenure from 5 to 30 years.' },
    { name: 'Tenure', text: '5 months', message: 'Write the tenure in years, such as 20.' },
    { name: 'Interest rate', text: '6.99', message: 'Enter a rate from 7% to 15% a year.' },
    { name: 'Interest rate', text: '8,5', message: 'Write the rate as a percentage, such as 8.5.' },
  ])('$name "$text" is explained beside the field, and the last valid result stays', ({ name, text, message }) => {
    render(<EmiCalculator />);
    const field = screen.getByRole('textbox', { name });
    // Set at once: typed digit by digit, a figure may pass through valid ones.
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getByText(message)).toHaveAttribute('aria-live', 'polite');
    expect(field).toHaveValue(text);
    expect(figure('Monthly EMI')).toHaveTextContent('₹43,391');
    expect(
      screen.getByText('Still showing the last valid figures: ₹50,00,000 over 20 years at 8.5% a year.'),
    ).toBeVisible();
  });

  test('an empty field is no zero', async () => {
    render(<EmiCalculator />);
    await userEvent.clear(rate());
    await userEvent.tab();
    expect(rate()).toBeInvalid();
    expect(figure('Monthly EMI')).toHaveTextContent('₹43,391');
  });

  test('the message waits for a pause in typing, and goes as soon as the figure is right', async () => {
    render(<EmiCalculator />);
    await retype(amount(), '6');
    expect(amount()).toBeValid();
    expect(await screen.findByText(/Enter an amount from/)).toBeVisible();
    await userEvent.type(amount(), '500000');
    expect(screen.queryByText(/Enter an amount from/)).not.toBeInTheDocument();
    expect(screen.queryByText(/last valid figures/)).not.toBeInTheDocument();
    expect(amount()).toBeValid();
    expect(figure('Monthly EMI')).toHaveTextContent('₹56,409');
  });

  test('the other inputs go on working, and the slider mends the field', async () => {
    render(<EmiCalculator />);
    await retype(rate(), '20');
    await userEvent.tab();
    await retype(amount(), '6500000');
    expect(figure('Monthly EMI')).toHaveTextContent('₹56,409');
    expect(screen.getByText(/last valid figures/)).toBeVisible();
    fireEvent.change(slider('Interest rate'), { target: { value: '9' } });
    expect(rate()).toHaveValue('9');
    expect(rate()).toBeValid();
    expect(screen.queryByText(/last valid figures/)).not.toBeInTheDocument();
  });
});

describe('keyboard', () => {
  test('Tab goes from each field to its slider, then to the table', async () => {
    render(<EmiCalculator />);
    const stops = [
      amount(),
      slider('Loan amount'),
      tenure(),
      slider('Tenure'),
      rate(),
      slider('Interest rate'),
      screen.getByText(/^Year by year/),
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
    render(<EmiCalculator />);
    const announcement = screen.getByRole('status');
    expect(announcement).toBeEmptyDOMElement();
    for (const value of ['5100000', '5700000', '6500000']) {
      fireEvent.change(slider('Loan amount'), { target: { value } });
      act(() => jest.advanceTimersByTime(200));
      expect(announcement).toBeEmptyDOMElement();
    }
    expect(figure('Monthly EMI')).toHaveTextContent('₹56,409');
    act(() => jest.advanceTimersByTime(1000));
    expect(announcement).toHaveTextContent(
      'EMI ₹56,409 a month. Total payable ₹1,35,38,160, of which interest ₹70,38,160.',
    );
  });
});

describe('year by year', () => {
  test('a table under its caption, one row a year, ends at nil', async () => {
    render(<EmiCalculator />);
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

  test('a tenure of 7.5 years ends with a row for the half year', async () => {
    render(<EmiCalculator />);
    await retype(tenure(), '7.5');
    expect(screen.getAllByRole('rowheader', { hidden: true }).at(-1)).toHaveTextContent('8');
  });
});
