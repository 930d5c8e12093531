// cspell:ignore भविष्य निधि

import { render, screen, within } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import { byLetter } from './byLetter';
import GlossaryList from './';

const named = (term: string) => ({ id: term.toLowerCase(), term, short: '' });

jest.mock('@site/src/content/figures.yml', () => jest.requireActual<object>('@site/tests/unit/figures'));
jest.mock(
  '@site/src/content/documents.yml',
  () => jest.requireActual<{ documents: object }>('@site/tests/unit/figures').documents,
);
jest.mock('@site/src/content/glossary.yml', () => ({
  kind: 'glossary',
  rows: [
    {
      id: 'ppf',
      term: 'PPF',
      full: 'Public Provident Fund',
      short: 'A government savings account.',
      more: 'Its interest is free of tax.',
      also: ['provident account', 'भविष्य निधि'],
      figures: ['ppf-rate'],
      page: { name: 'PPF calculator', path: '/calculators/ppf' },
    },
    { id: 'apr', term: 'APR', short: 'The yearly cost of a loan.' },
    { id: 'premium', term: 'Premium', short: 'What you pay for a policy.' },
  ],
}));

test('terms stand from A to Z, whatever the case of their letters, and letters without a term are left out', () => {
  const groups = byLetter(['SIP', 'Rider', 'RBI', 'annuity', 'APR'].map(named));
  expect(groups.map(({ letter, terms }) => [letter, ...terms.map(({ term }) => term)])).toEqual([
    ['A', 'annuity', 'APR'],
    ['R', 'RBI', 'Rider'],
    ['S', 'SIP'],
  ]);
});

describe('the list', () => {
  beforeEach(() => {
    world.anchors = [];
    render(<GlossaryList />);
  });

  test('each letter leads to its terms', () => {
    const letters = within(screen.getByRole('navigation', { name: 'Terms by letter' })).getAllByRole('link');
    expect(letters.map(({ textContent }) => textContent)).toEqual(['A', 'P']);
    for (const letter of letters) {
      const group = document.querySelector<HTMLElement>(letter.getAttribute('href')!)!;
      expect(within(group).getByRole('heading', { level: 2 })).toHaveTextContent(letter.textContent);
    }
    const group = screen.getByRole('region', { name: 'P' });
    expect(
      within(group)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['PPF Public Provident Fund', 'Premium']);
  });

  test('a term says what it means, what else it is called, its figures and where it matters', () => {
    const entry = document.getElementById('ppf')!;
    expect(entry).toHaveTextContent('A government savings account. Its interest is free of tax.');
    expect(entry).toHaveTextContent('Also: provident account, भविष्य निधि');
    expect(within(entry).getByText('भविष्य निधि')).toHaveAttribute('lang', 'hi');
    expect(within(entry).getByRole('listitem')).toHaveTextContent('PPF interest rate: 7.1%');
    expect(within(entry).getByRole('link', { name: 'PPF calculator' })).toHaveAttribute('href', '/calculators/ppf');
  });

  test('every term has a place that can be linked to', () => {
    expect(world.anchors).toEqual(expect.arrayContaining(['ppf', 'apr', 'premium']));
  });

  test('programs are told the same terms, each at its place', () => {
    const script = document.querySelector('script[type="application/ld+json"]')!;
    const { hasDefinedTerm } = JSON.parse(script.textContent) as { hasDefinedTerm: { name: string; url: string }[] };
    const named = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(hasDefinedTerm).toHaveLength(named.length);
    for (const { name, url } of hasDefinedTerm) {
      const place = document.getElementById(new URL(url).hash.slice(1))!;
      expect(within(place).getByRole('heading', { level: 3 })).toHaveTextContent(name);
    }
  });
});
