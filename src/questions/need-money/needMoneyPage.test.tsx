/** The page as a visitor uses it: a tick and an offer change the answer. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import Machine from '../../machines/calculator/Machine';
import { questionLayout } from '../../machines/calculator/questionLayout';
import needMoney from '.';

function open(): void {
  render(
    <div data-island="Calculator">
      {needMoney.show(figureValues(registry, needMoney.figures), (definition) => (
        <Machine definition={definition} layout={questionLayout} />
      ))}
    </div>,
  );
}

function waysUnder(title: RegExp): readonly string[] {
  const { parentElement } = screen.getByRole('heading', { level: 2, name: title });
  if (!parentElement) throw new Error('a title stands in its section');
  return within(parentElement)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
}

const OPEN = /^What it costs over/;

beforeEach(() => history.replaceState(null, '', '/'));

it('counts a way among those that are open once one has what it takes', async () => {
  open();
  expect(waysUnder(OPEN)).not.toContain('Gold loan');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have gold', hidden: true }));
  await waitFor(() => expect(waysUnder(OPEN)).toContain('Gold loan'));
  expect(waysUnder(/pledge/)).not.toContain('Gold loan');
});

it('counts an offer to the rupee in the place of the last known range', async () => {
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have an FD', hidden: true }));
  expect(screen.getByText(/^What you pay depends/)).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Personal loan, rate', hidden: true }), '11');
  await userEvent.type(screen.getByRole('textbox', { name: 'Personal loan, fee', hidden: true }), '6000');
  // EMI 13,982 × 24 − 3,00,000 + 6,000 × 1.18
  expect(await screen.findAllByText('₹42,648')).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByText(/^last known, January/)).not.toBeInTheDocument());
});
