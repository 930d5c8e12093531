import { render, screen, within } from '@testing-library/react';
import { funds, carLoans } from '@site/tests/unit/listings';
import OfferCards from './';

const card = (name: string): HTMLElement => screen.getByRole('heading', { level: 3, name }).closest('article')!;
const facts = (name: string): string[] =>
  within(card(name))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('each row is a card, the figure that matters most first, the name only in its heading', () => {
  render(<OfferCards data={carLoans} />);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(facts('First Bank')).toEqual([
    'Interest rate: 7.50% – 9.20%',
    'Loan to value (LTV): Up to 90%',
    'What stands out: Parts may be paid early',
  ]);
});

test('the headline of a fund is its cost, not its first column', () => {
  render(<OfferCards data={funds} />);
  expect(facts('Alpha Index Fund')[0]).toBe('Expense ratio: 0.20%');
  expect(facts('Alpha Index Fund')[1]).toBe('Type: Index');
});

test('Visit leads to the provider, in a new tab', () => {
  render(<OfferCards data={carLoans} />);
  const link = within(card('First Bank')).getByRole('link', { name: 'Visit First Bank (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://first.example/car-loan');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('what is held back is named below, with its reason', () => {
  const reason = 'It is being compared with its document.';
  const held = [
    { row: 'Second Bank', reason },
    { row: 'First Bank', field: 'ltv', reason },
  ];
  render(<OfferCards data={{ ...carLoans, held }} />);
  expect(screen.getByText(`Second Bank: ${reason}`)).toBeInTheDocument();
  expect(screen.getByText(`First Bank, loan to value (LTV): ${reason}`)).toBeInTheDocument();
});

test('says of when the figures are', () => {
  render(<OfferCards data={carLoans} />);
  expect(screen.getByText('As on June 2025.')).toBeInTheDocument();
});

test('a missing figure is named as such', () => {
  render(<OfferCards data={funds} />);
  expect(within(card('Beta Liquid Fund')).getByText('Not available')).toBeInTheDocument();
});
