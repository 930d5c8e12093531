import { render, screen, within } from '@testing-library/react';
import type { ListingFile } from '../../../content/schemas';
import { world } from '@site/tests/unit/docusaurus/world';
import { carLoans, IN_TIME } from '@site/tests/unit/listings';
import DataTable from '../DataTable';
import OfferCards from '../OfferCards';
import * as words from '../messages.en';

jest.mock('@site/src/content/documents.yml', () => ({
  kind: 'documents',
  rows: [
    {
      id: 'first-card',
      publisher: 'First Bank',
      title: 'Car loan rates',
      address: 'https://first.example/rates',
      kind: 'issuer',
      effective: '2025-06-01',
      read: '2025-06-10',
      through: 'notes',
    },
    {
      id: 'notes',
      publisher: 'A diarist',
      title: 'Notes on car loans',
      address: 'https://notes.example/',
      kind: 'record',
      published: '2025-06-10',
      read: '2025-06-28',
    },
    {
      id: 'daily',
      publisher: 'The Daily',
      title: 'Car loans',
      address: 'https://daily.example/',
      kind: 'press',
      read: '2025-06-29',
    },
  ],
}));

beforeEach(() => {
  world.today = IN_TIME;
});

const below = (): HTMLElement => screen.getByRole('link', { name: /Report a wrong figure/ }).closest('p')!;

const ofFile: ListingFile = { ...carLoans, source: ['first-card', 'daily'] };
const ofRows: ListingFile = {
  ...carLoans,
  source: ['daily'],
  rows: carLoans.rows.map((row, index) => (index === 0 ? { ...row, source: ['first-card', 'notes'] } : row)),
};

test('the documents of a whole list stand below it once, with what they are, their dates and second hand', () => {
  render(<DataTable data={ofFile} caption="Offers" />);
  expect(below()).toHaveTextContent(
    'Source: First Bank: Car loan rates (opens in a new tab) (own page, in force from 1 June 2025, recorded on 10 June 2025 by A diarist); ' +
      'The Daily: Car loans (opens in a new tab) (press, read on 29 June 2025). To be checked again by 28 September 2025.',
  );
  expect(within(below()).getByRole('link', { name: /^First Bank/ })).toHaveAttribute(
    'href',
    'https://first.example/rates',
  );
  expect(screen.queryByRole('columnheader', { name: 'Source' })).not.toBeInTheDocument();
});

test('a row that names its own shows them, and the others have those below the list', () => {
  render(<DataTable data={ofRows} caption="Offers" />);
  expect(below()).toHaveTextContent(`${words.sourcesOfRest} The Daily: Car loans`);
  expect(screen.getByRole('columnheader', { name: 'Source' })).toBeInTheDocument();
  const cells = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').at(-1));
  const [, first, second] = cells;
  expect(first).toHaveTextContent('Own page (opens in a new tab), recorded on 10 June 2025 by A diarist');
  expect(first).toHaveTextContent('Second-hand record (opens in a new tab), read on 28 June 2025');
  expect(second).toBeEmptyDOMElement();
});

test('cards say the same', () => {
  render(<OfferCards data={ofRows} />);
  const terms = screen.getAllByText('Source', { selector: 'dt' });
  expect(terms.map((term) => term.nextElementSibling?.textContent)).toEqual([
    'Own page (opens in a new tab), recorded on 10 June 2025 by A diaristSecond-hand record (opens in a new tab), read on 28 June 2025',
  ]);
});

test('the search does not find a page by the publishers of its documents', () => {
  const { container } = render(<DataTable data={ofRows} caption="Offers" />);
  container.querySelectorAll('[data-pagefind-ignore]').forEach((part) => {
    part.remove();
  });
  expect(container).toHaveTextContent('Offers');
  expect(container).not.toHaveTextContent(/The Daily|A diarist/);
});

test('a list whose every row names its own says so', () => {
  render(<OfferCards data={{ ...ofRows, source: undefined }} />);
  expect(below()).toHaveTextContent(words.sourceInRows);
});

test('a list without documents does not pretend to have any', () => {
  render(<DataTable data={carLoans} caption="Offers" />);
  expect(below()).toHaveTextContent(words.sourceIllustrative);
  expect(below()).not.toHaveTextContent('Source');
});
