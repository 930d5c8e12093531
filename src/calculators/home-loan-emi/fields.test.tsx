/** The fields of the calculator with their sliders, and the result that follows them. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amount, figure, open, rate, retype } from '@site/tests/unit/homeLoanCalculator';

const tenure = (): HTMLElement => screen.getByRole('textbox', { name: 'Tenure' });
const slider = (name: string): HTMLElement => screen.getByRole('slider', { name });

// The address keeps what a test enters.
beforeEach(() => history.replaceState(null, '', '/home-loans'));
afterEach(() => jest.useRealTimers());

test('sliders say their figure and show their ends', () => {
  open();
  expect(slider('Loan amount')).toHaveAttribute('aria-valuetext', '₹50,00,000, 50 lakh');
  expect(slider('Tenure')).toHaveAttribute('aria-valuetext', '20 years');
  expect(slider('Interest rate')).toHaveAttribute('aria-valuetext', '8.5% a year');
  expect(amount()).toHaveAccessibleDescription('5 lakh to 5 crore');
  expect(tenure()).toHaveAccessibleDescription('5 to 30 years');
  expect(rate()).toHaveAccessibleDescription('7% to 15% a year');
});

test('a new amount that is typed gives a new result, moves the slider, and is grouped when the field is left', async () => {
  open();
  await retype(amount(), '6500000');
  expect(amount()).toHaveValue('6500000');
  expect(figure('Monthly EMI')).toHaveTextContent('₹56,409');
  expect(slider('Loan amount')).toHaveValue('6500000');
  await userEvent.tab();
  expect(amount()).toHaveValue('₹65,00,000');
});

test('figures typed between the steps of the sliders are taken as they are', async () => {
  open();
  await retype(amount(), '5012345');
  await retype(tenure(), '7.5 years');
  await retype(rate(), '8.37%');
  await userEvent.tab();
  expect(screen.getByText(/^For /)).toHaveTextContent('For ₹50,12,345 over 7.5 years at 8.37% a year.');
  expect(rate()).toHaveValue('8.37%');
  expect(slider('Loan amount')).toHaveAttribute('aria-valuetext', '₹50,12,345, 50.12 lakh');
});

test.each([
  { name: 'Loan amount', to: '10000000', text: '₹1,00,00,000', emi: '₹86,782' },
  { name: 'Tenure', to: '30', text: '30', emi: '₹38,446' },
  { name: 'Interest rate', to: '9.05', text: '9.05%', emi: '₹45,147' },
])('the slider of the $name, moved to $to, writes its field and changes the result', ({ name, to, text, emi }) => {
  open();
  fireEvent.input(slider(name), { target: { value: to } });
  expect(screen.getByRole('textbox', { name })).toHaveValue(text);
  expect(figure('Monthly EMI')).toHaveTextContent(emi);
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
    { name: 'Interest rate', text: '', message: 'Enter a number from 7 to 15%.' },
    { name: 'Interest rate', text: '6.99', message: 'Enter a number from 7 to 15%.' },
    { name: 'Interest rate', text: '8,5', message: 'We cannot read this number. Write one from 7 to 15%.' },
  ])('$name "$text" is explained beside the field, and the last valid result stays', ({ name, text, message }) => {
    open();
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

  test('the message waits for a pause in typing, and goes as soon as the figure is right', async () => {
    open();
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
    open();
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

test('Tab goes from each field to its slider and its chips, then to what is folded away', async () => {
  open();
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

test('a drag of the slider is announced once, when it rests', () => {
  jest.useFakeTimers();
  open();
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
