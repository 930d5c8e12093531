import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { lists } from '../../lists';
import Machine from './Machine';

const list = lists['home-loans'];

async function enter(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label, { selector: '[type="text"]' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

beforeEach(async () => {
  history.replaceState(null, '', '/home-loans');
  render(list.show((definition) => <Machine definition={definition} figures={figureValues(registry, list.figures)} />));
  await userEvent.click(screen.getByText('Change'));
});

test('a number that is refused when its fold is folded away is in sight with its message', async () => {
  const summary = screen.getByText('The rate you were offered');
  await userEvent.click(summary);
  await enter('Rate offered', 'abc');
  await userEvent.click(summary);
  expect(await screen.findByText(/^We cannot read/)).toBeVisible();
});

test('a fold stays folded while a field outside it is refused', async () => {
  await enter('Loan amount', 'abc{Tab}');
  expect(await screen.findByText(/^We cannot read/)).toBeVisible();
  expect(screen.getByText('The rate you were offered').closest('details')).not.toHaveAttribute('open');
});
