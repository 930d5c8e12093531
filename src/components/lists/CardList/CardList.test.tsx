import { render, screen, within } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import { cards } from '@site/tests/unit/listings';
import CardList from './';

beforeEach(() => {
  world.anchors = [];
  render(<CardList data={cards} />);
});

const card = (name: string): HTMLElement => screen.getByRole('heading', { level: 3, name }).closest('article')!;

test('stands where "View Top Cards" scrolls to, and says so to the check for broken links', () => {
  const list = document.getElementById('cards-list');
  expect(list).toContainElement(card('First Bank Cashback'));
  expect(list).toContainElement(card('Second Bank Travel'));
  expect(world.anchors).toEqual(['cards-list']);
});

test('a card says who issues it, what it costs and whom it suits', () => {
  expect(card('First Bank Cashback')).toHaveTextContent('First Bank');
  const facts = within(card('First Bank Cashback')).getAllByRole('term');
  expect(facts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Fee', '₹499 a year'],
    ['Best for', 'Bills paid online'],
  ]);
});

test('lists the benefits, and then an honest word', () => {
  const benefits = within(card('First Bank Cashback')).getByRole('list', { name: 'Benefits' });
  expect(
    within(benefits)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['5% back on bills', 'No charge on fuel', 'Two lounge visits']);
  expect(card('First Bank Cashback')).toHaveTextContent('Our view: Pays for itself from ₹1 lakh a year');
});

test('Visit leads to the issuer, in a new tab', () => {
  const link = within(card('Second Bank Travel')).getByRole('link', { name: /^Visit Second Bank Travel/ });
  expect(link).toHaveAttribute('href', 'https://second.example/travel');
  expect(link).toHaveAttribute('target', '_blank');
});

test('says how the cards were chosen and in what order they stand', () => {
  expect(document.getElementById('cards-list')).toHaveTextContent(
    'As on June 2025. Two cards that a test made up. Ordered by name, A to Z.',
  );
});
