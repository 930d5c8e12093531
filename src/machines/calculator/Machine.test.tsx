import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import registry from '@site/src/content/figures.yml';
import { calculators } from '../../calculators';
import type { CalculatorId } from '../../content/calculatorIds';
import { figureValues } from '../../content/figureValues';
import CalculatorById from '../../calculators/calculatorById';
import * as nps from '../../calculators/nps/messages.en';
import * as retirement from '../../calculators/retirement/messages.en';

function open(id: CalculatorId): void {
  render(<CalculatorById id={id} figures={figureValues(registry, calculators[id].figures)} />);
}

beforeEach(() => history.replaceState(null, '', '/'));

test.each([
  ['ppf', 0],
  ['hra', 2],
] as const)('%s: only several tables need a choice', (id, buttons) => {
  open(id);
  const choice = screen.queryByRole('group', { name: 'Rows', hidden: true });
  expect(choice?.querySelectorAll('button') ?? []).toHaveLength(buttons);
});

test.each([
  ['sip', 0],
  ['emi', 1],
] as const)('%s: growth is drawn once, in the chart, and the panel says its amount', (id, drawn) => {
  open(id);
  expect(document.querySelectorAll('[data-result-card] svg')).toHaveLength(drawn);
  expect(document.querySelectorAll('[data-result-card] dl')).not.toHaveLength(0);
});

describe('calculators that ask the same from two sides', () => {
  const sides = (): HTMLElement => screen.getByRole('navigation', { name: 'What you know', hidden: true });

  test('link to each other, with the values that both have and that are not the defaults', async () => {
    history.replaceState(null, '', '/#monthly=5000&years=15&inflation=6');
    open('sip');
    expect(within(sides()).getByText('I invest monthly')).toHaveAttribute('aria-current', 'page');
    const other = within(sides()).getByText('I want to reach');
    expect(other).toHaveAttribute('href', '/calculators/goal#years=15');
    await userEvent.click(screen.getByRole('button', { name: 'Expected return: less', hidden: true }));
    expect(other).toHaveAttribute('href', '/calculators/goal#expected=11.5&years=15');
  });

  test('accept what the other hands over', () => {
    const shown = (['sip', 'goal'] as const).map((id) =>
      calculators[id].show(figureValues(registry, []), ({ sides: given, defaults, inputs }) =>
        JSON.stringify(given?.shared.map((name) => [name, defaults[name], inputs[name]])),
      ),
    );
    expect(shown[0]).toBe(shown[1]);
    expect(shown[0]).toContain('stepUp');
  });
});

test('a number that is refused when its fold is folded away is in sight with its message', async () => {
  open('emi');
  const fee = screen.getByLabelText('Fee with GST', { selector: '[type="text"]' });
  const summary = screen.getByText('A fee, time before the first EMI');
  await userEvent.click(summary);
  await userEvent.clear(fee);
  await userEvent.type(fee, 'abc');
  await userEvent.click(summary);
  expect(await screen.findByText(/^We cannot read/)).toBeVisible();
});

test('a step goes to the next value of the slider, and stops at the last', async () => {
  history.replaceState(null, '', '/#monthly=12345&years=49');
  open('sip');
  const field = (name: string): HTMLElement => screen.getByRole('textbox', { name, hidden: true });
  const step = (name: string): HTMLElement => screen.getByRole('button', { name, hidden: true });
  await userEvent.click(step('Monthly investment: more'));
  expect(field('Monthly investment')).toHaveValue('₹12,500');
  await userEvent.click(step('Time: more'));
  expect(field('Time')).toHaveValue('50');
  expect(step('Time: more')).toBeDisabled();
  await userEvent.click(step('Time: less'));
  expect(field('Time')).toHaveValue('49');
});

/** Sliders, step buttons and groups of chips of a form, of the fields that no fold hides. */
function controlsOf(id: CalculatorId): Readonly<Record<'sliders' | 'steps' | 'chips', number>> {
  open(id);
  const count = (selector: string): number =>
    [...document.querySelectorAll(selector)].filter((control) => !control.closest('details')).length;
  return {
    sliders: count('input[type="range"]'),
    steps: count('[data-step="1"]'),
    chips: count('[data-field] [role="group"]'),
  };
}

test.each([
  ['lump-sum', { sliders: 4, steps: 4, chips: 1 }],
  ['income-tax', { sliders: 0, steps: 0, chips: 1 }],
  ['move-loan', { sliders: 0, steps: 0, chips: 1 }],
  ['term-cover', { sliders: 0, steps: 0, chips: 1 }],
  ['check-my-offer', { sliders: 0, steps: 0, chips: 0 }],
] as const)('%s: above four numbers, chips for the first and plain boxes for the others', (id, controls) => {
  expect(controlsOf(id)).toEqual(controls);
});

test('the range of a plain box stands in its message, and its hint beside the label', async () => {
  open('income-tax');
  const field = screen.getByRole('textbox', { name: 'Gross salary a year', hidden: true });
  expect(field).toHaveAccessibleDescription('not CTC');
  await userEvent.clear(field);
  await userEvent.type(field, '1000{Tab}');
  expect(field).toHaveAccessibleDescription(/^not CTC .*Enter at least ₹1 lakh\./);
});

test('beside a number stands its unit or its words, and nothing that says the same again', () => {
  open('affordability');
  const beside = (name: string): string | null | undefined =>
    screen.getByRole('textbox', { name, hidden: true }).nextElementSibling?.textContent;
  expect(beside('Monthly income in hand')).toBe('1 lakh');
  expect(beside('Interest rate')).toBe('a year');
  expect(beside('Other EMIs')).toBe('');
  expect(beside('Share of income for EMIs')).toBe('');
});

test.each([
  ['retirement', 'Your age', '5', 'Enter a number from 18 to 79 years.'],
  ['health-cover', 'Time until your next review', 'soon', 'We cannot read this number. Write one from 0 to 30 years.'],
  ['capital-gains', 'Sold on', 'July', 'Write day, month and year in digits, as in 31.03.2027.'],
] as const)('%s: what is wrong with "%s" is said in a sentence', async (id, name, text, message) => {
  open(id);
  const field = screen.getByRole('textbox', { name, hidden: true });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
});

test('the last result is that of before a number was typed, and not of its first digits', async () => {
  open('gold-loan');
  const field = screen.getByRole('textbox', { name: 'Tenure', hidden: true });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Repayment', hidden: true }), 'bullet');
  // More than a loan in one go may run, and more than the field takes.
  for (const text of ['24', '99']) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.tab();
    expect(field).toBeInvalid();
    expect(screen.getByText(/^Last result, for/)).toHaveTextContent(/after 12 months|after a year|after 1 year/);
  }
  await userEvent.clear(field);
  await userEvent.type(field, '6');
  expect(screen.queryByText(/^Last result, for/)).not.toBeInTheDocument();
});

describe('two ages that contradict each other', () => {
  const field = (name: string): HTMLElement => screen.getByRole('textbox', { name, hidden: true });
  const enter = async (name: string, text: string): Promise<void> => {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
  };
  const fold = (): HTMLElement | null => field('Plan until age').closest('details');

  it('are explained beside the field, and the last answer stays, labelled as such', async () => {
    open('retirement');
    await enter('Your age', '58');
    await enter('Age at retirement', '50');
    expect(field('Age at retirement')).toHaveAccessibleDescription(
      expect.stringContaining(retirement.conflictRetireAt({ least: '59' })),
    );
    expect(field('Age at retirement')).toBeInvalid();
    expect(screen.getByText(/^Last result, for .* from 60 to 85 for a person aged 58/)).toBeInTheDocument();
    expect(document.querySelector('p[data-example="echo"]')).toHaveTextContent(
      /^Last result ₹[\d.]+ crore Money you need at 60$/,
    );

    await enter('Age at retirement', '65');
    expect(field('Age at retirement')).toBeValid();
    expect(screen.queryByText(/^Last result, for/)).not.toBeInTheDocument();
    expect(screen.getByText('Money you need at 65', { selector: 'dt' })).toBeInTheDocument();
  });

  it('are read from an address, and no answer is made of them', () => {
    history.replaceState(null, '', '/#age=60&retireAt=60');
    open('retirement');
    expect(field('Your age')).toHaveValue('60');
    expect(field('Age at retirement')).toHaveAccessibleDescription(expect.stringContaining('Enter 61 or more.'));
    expect(screen.getByText(/^Last result, for .* for a person aged 30/)).toBeInTheDocument();
    expect(fold()).not.toHaveAttribute('open');
  });

  it('unfold the field that has to change, and leave it unfolded', async () => {
    open('retirement');
    expect(fold()).not.toHaveAttribute('open');
    history.replaceState(null, '', '/#retireAt=80&until=75');
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(await screen.findByText(retirement.conflictUntil({ least: '81' }))).toBeInTheDocument();
    expect(fold()).toHaveAttribute('open');
    await enter('Plan until age', '90');
    expect(field('Plan until age')).toBeValid();
    expect(fold()).toHaveAttribute('open');
  });
});

test('an exit from NPS that is over has no pension', () => {
  history.replaceState(null, '', '/#age=70&exitAge=60');
  open('nps');
  expect(screen.getByRole('textbox', { name: 'Age at exit', hidden: true })).toHaveAccessibleDescription(
    expect.stringContaining(nps.conflictExitAge({ least: '71' })),
  );
});

test('the answer above a long form follows what is typed, and says nothing of a refused value', async () => {
  open('income-tax');
  expect(screen.getByText(/^On ₹15 lakh the new regime costs/)).toHaveTextContent('₹97,500: ₹1,05,300 less');
  const salary = screen.getByRole('textbox', { name: /^Gross salary a year/, hidden: true });
  await userEvent.clear(salary);
  await userEvent.type(salary, '3 lakh');
  await userEvent.tab();
  expect(screen.getByText(/^On ₹3 lakh both regimes cost the same/)).toBeInTheDocument();
  await userEvent.clear(salary);
  await userEvent.type(salary, '5');
  await userEvent.tab();
  expect(screen.queryByText(/^On ₹/)).not.toBeInTheDocument();
});
