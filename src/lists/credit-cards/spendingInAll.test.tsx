import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import ListById from '../listById';
import list from '.';

const figures = figureValues(registry, list.figures);
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const shown = (...names: readonly string[]): readonly string[] => names.map((name) => field(name).value);

beforeEach(() => history.replaceState(null, '', '/credit-cards'));

async function type(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), `${text}{Tab}`);
}

test('one number for all spending shares it out as before, whatever it was on the way there', async () => {
  render(<ListById id="credit-cards" figures={figures} />);
  expect(shown('In all', 'Food', 'Online')).toEqual(['₹25,000', '₹8,000', '₹9,000']);
  await type('In all', '50000');
  expect(shown('In all', 'Food', 'Online', 'Travel')).toEqual(['₹50,000', '₹16,000', '₹18,000', '₹0']);
  expect(screen.getByText(/if you spend/i, { selector: 'p' })).toHaveTextContent('₹50,000 a month');
});

test('a kind of spending changes the sum, and then its share of another', async () => {
  render(<ListById id="credit-cards" figures={figures} />);
  await type('Travel', '25000');
  expect(shown('In all', 'Food')).toEqual(['₹50,000', '₹8,000']);
  await type('In all', '10000');
  expect(shown('Food', 'Travel')).toEqual(['₹1,600', '₹5,000']);
});

test('a sum that is too small is refused beside its field, and the kinds keep theirs', async () => {
  render(<ListById id="credit-cards" figures={figures} />);
  await type('In all', '400');
  expect(field('In all')).toBeInvalid();
  expect(field('In all')).toHaveAccessibleDescription(/at least ₹1,000/i);
  expect(shown('Food', 'Online')).toEqual(['₹8,000', '₹9,000']);
});
