import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { lists } from '../../lists';
import Machine from './Machine';

const list = lists['fixed-deposits'];
const lead = (): string => document.querySelector('[data-ranking]')!.textContent.replaceAll('\u00A0', ' ');
const names = (): readonly string[] => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);

async function enter(text: string): Promise<void> {
  // Not its slider.
  const deposit = screen.getByLabelText('Deposit', { selector: '[type="text"]' });
  await userEvent.clear(deposit);
  await userEvent.type(deposit, `${text}{Tab}`);
}

beforeEach(() => {
  history.replaceState(null, '', '/fixed-deposits');
  render(list.show((definition) => <Machine definition={definition} figures={figureValues(registry, list.figures)} />));
});

test('while a field is refused, the last result stays whole, and then follows all fields', async () => {
  await enter('4 lakh');
  const valid = lead();
  await enter('5');
  await userEvent.selectOptions(screen.getByLabelText('For'), '1');
  expect(lead()).toBe(`Last result, for ₹4 lakh, 3 years, under 60${valid}`);
  await enter('6 lakh');
  expect(lead()).not.toContain('Last result');
  expect(lead()).toContain('₹6 lakh for 1 year');
});

test('the last result is not of the first digits of a number that is too large', async () => {
  await enter('4 lakh');
  const valid = lead();
  await enter('80000000000');
  expect(lead()).toBe(`Last result, for ₹4 lakh, 3 years, under 60${valid}`);
});

test('an order changes no result, so rows follow it meanwhile', async () => {
  await enter('5');
  const before = names();
  await userEvent.selectOptions(screen.getByLabelText('Order by', { selector: 'select' }), 'name');
  expect(lead()).toContain('Last result');
  expect(names()).not.toEqual(before);
});

test('the fields that a visitor folds away stay folded, unless one of them is refused', async () => {
  const fold = document.querySelector<HTMLDetailsElement>('details[data-opens-beside]')!;
  await enter('4 lakh');
  fold.open = false;
  // Longer than the pause in typing after which a message appears.
  await act(() => new Promise((done) => setTimeout(done, 800)));
  expect(fold.open).toBe(false);
  await enter('5');
  expect(fold.open).toBe(true);
});
