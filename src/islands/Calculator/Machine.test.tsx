import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import registry from '@site/src/content/figures.yml';
import { calculators } from '../../calculators';
import type { CalculatorId } from '../../calculators/ids';
import { figureValues } from '../../content/figureValues';
import CalculatorById from './calculatorById';

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
  ['sip', 'Chart, and what adds most'],
  ['goal', 'Chart'],
] as const)('%s: what is folded on a phone is called by what it shows', (id, title) => {
  open(id);
  expect(screen.getByText(title, { selector: 'summary' })).toBeInTheDocument();
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
  ['capital-gains', 'Sold on', 'July', 'Write the day as in 23 July 2024 or 23/7/2024.'],
] as const)('%s: what is wrong with "%s" is said in a sentence', async (id, name, text, message) => {
  open(id);
  const field = screen.getByRole('textbox', { name, hidden: true });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
});
