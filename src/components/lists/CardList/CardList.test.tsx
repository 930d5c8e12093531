import { render, screen, within } from '@testing-library/react';
import { yearText } from '@site/src/lib/offers/cardText';
import type { CreditCard } from '@site/src/lib/offers/cardTypes';
import { world } from '@site/tests/unit/docusaurus/world';
import { cards } from '@site/tests/unit/listings';
import CardList from './';

const mockCards: readonly CreditCard[] = [
  {
    id: 'first-cashback',
    name: 'First Bank Cashback',
    issuer: 'first-bank',
    networks: ['Visa'],
    fees: {
      joining: { kind: 'money', least: 499, most: 499 },
      yearly: { kind: 'money', least: 499, most: 499 },
      waivedFrom: { kind: 'money', least: 100_000, most: 100_000 },
      document: 'a-record',
    },
    rewards: {
      paidAs: 'Money off the bill',
      rules: [
        { earns: { kind: 'percent', percent: 5 }, on: ['bills'], cap: { kind: 'rupees', rupees: 500, months: 1 } },
        { earns: { kind: 'percent', percent: 1 } },
      ],
      nothingOn: ['fuel', 'wallets'],
      document: 'a-record',
    },
    markup: { value: { kind: 'share', least: 3.5, most: 3.5 }, document: 'a-record' },
    lounges: {
      domestic: { visits: { kind: 'visits', count: 2, months: 3 }, if: 'after ₹50,000 of spending' },
      abroad: { visits: { kind: 'unlimited' } },
      document: 'a-record',
    },
    income: { value: { kind: 'not-found' } },
    changes: [{ day: '2026-04-01', what: 'The limit on bills fell.', document: 'a-record' }],
    link: 'https://first.example/cashback',
  },
  {
    id: 'second-travel',
    name: 'Second Bank Travel',
    issuer: 'second-bank',
    fees: {
      joining: { kind: 'money', least: 0, most: 0 },
      yearly: { kind: 'money', least: 0, most: 0 },
      document: 'a-record',
    },
    rewards: {
      paidAs: 'Miles',
      rules: [{ earns: { kind: 'points', points: 2, per: 150 } }],
      nothingOn: [],
      unconfirmed: true,
      document: 'a-record',
    },
    markup: { value: { kind: 'share', least: 0, most: 0 }, document: 'a-record' },
    lounges: {
      domestic: { visits: { kind: 'visits', count: 0, months: 12 } },
      abroad: { visits: { kind: 'visits', count: 0, months: 12 } },
      document: 'a-record',
    },
    income: { value: { kind: 'money', least: 600_000, most: 600_000 }, document: 'a-record' },
    link: 'https://second.example/travel',
  },
];

jest.mock('@site/src/content/creditCards', () => ({
  creditCard: (id: string) => mockCards.find((card) => card.id === id),
  issuerOf: ({ issuer }: CreditCard) => ({ name: issuer === 'first-bank' ? 'First Bank' : 'Second Bank' }),
  documentIdsOf: () => ['a-record'],
}));

jest.mock('@site/src/content/documents.yml', () => ({
  __esModule: true,
  default: {
    rows: [
      {
        id: 'a-record',
        publisher: 'A careful reader',
        title: 'Terms of cards',
        address: 'https://record.example/cards',
        kind: 'record',
        published: '2026-07-31',
        read: '2026-11-22',
      },
    ],
  },
}));

beforeEach(() => {
  world.anchors = [];
  render(<CardList data={cards} />);
});

const card = (name: string): HTMLElement => screen.getByRole('heading', { level: 3, name }).closest('article')!;

function factsOf(name: string): Record<string, string | null | undefined> {
  const terms = within(card(name)).getAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
}

test('stands where "View Top Cards" scrolls to, and says so to the check for broken links', () => {
  const list = document.getElementById('cards-list');
  expect(list).toContainElement(card('First Bank Cashback'));
  expect(list).toContainElement(card('Second Bank Travel'));
  expect(world.anchors).toEqual(['cards-list']);
});

test('a card says who issues it, what it costs and whom it suits', () => {
  expect(card('First Bank Cashback')).toHaveTextContent('First Bank, Visa');
  expect(factsOf('First Bank Cashback')).toEqual({
    Fee: '₹499 to join and a year, plus GST; no yearly fee from ₹1 lakh of spending a year',
    'Best for': 'Bills paid online',
    'Pays nothing on': 'Fuel and wallet loads',
    'Markup abroad': '3.50% plus GST',
    Lounges: '2 a quarter in India, after ₹50,000 of spending; Unlimited abroad',
  });
  expect(factsOf('Second Bank Travel')).toMatchObject({
    Fee: '₹0 to join and ₹0 a year',
    'Markup abroad': 'None',
    Lounges: 'None',
  });
});

test('lists what it pays, with its limits', () => {
  const linesOf = (name: string) =>
    within(within(card(name)).getByRole('list', { name: 'Benefits' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(linesOf('First Bank Cashback')).toEqual([
    '5% on utility bills, at most ₹500 a month',
    '1% on everything else',
  ]);
  expect(linesOf('Second Bank Travel')).toEqual(['2 points per ₹150 on everything else']);
});

test('gives an honest word, and behind it the changes and the documents', () => {
  expect(card('First Bank Cashback')).toHaveTextContent('Our view: Pays for itself from ₹1 lakh a year');
  expect(card('First Bank Cashback')).toHaveTextContent('From 1 April 2026: The limit on bills fell.');
  expect(card('First Bank Cashback')).toHaveTextContent('second-hand record, published on 31 July 2026');
  expect(card('First Bank Cashback')).toHaveTextContent('Paid as: Money off the bill');
  expect(card('First Bank Cashback')).toHaveTextContent('Income asked: Not found');
  expect(card('Second Bank Travel')).toHaveTextContent('Income asked: ₹6 lakh a year');
  expect(card('Second Bank Travel')).toHaveTextContent('could not confirm them with the issuer');
  const document = within(card('Second Bank Travel')).getByRole('link', { name: /^A careful reader/, hidden: true });
  expect(document).toHaveAttribute('href', 'https://record.example/cards');
});

test('Visit leads to the issuer, in a new tab', () => {
  const link = within(card('Second Bank Travel')).getByRole('link', { name: /^Visit Second Bank Travel/ });
  expect(link).toHaveAttribute('href', 'https://second.example/travel');
  expect(link).toHaveAttribute('target', '_blank');
});

test('begins with what each card returns on one month, and does not count points without a price', () => {
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const [, first, second] = rows.map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  // Bills of ₹3,000 at 5%, the rest but for fuel of ₹4,000 at 1%: 150 + 230 a month.
  expect(first).toEqual(['First Bank Cashback', '₹4,560', 'Waived', '₹4,560']);
  expect(second).toEqual(['Second Bank Travel', 'Not counted', '₹0', 'Not counted']);
});

test.each([
  [{ least: 100.9, most: 100.2 }, '₹100'],
  [{ least: 100, most: 200 }, '₹100 to ₹200'],
  [{ least: -221, most: 200 }, '₹221 lost to ₹200'],
  [{ least: -590, most: -590 }, '₹590 lost'],
])('a year of %j reads "%s"', (rupees, text) => {
  expect(yearText(rupees)).toBe(text);
});

test('says how the cards were chosen and in what order they stand', () => {
  expect(document.getElementById('cards-list')).toHaveTextContent(
    'As on June 2025. Two cards that a test made up. Ordered by name, A to Z.',
  );
});
