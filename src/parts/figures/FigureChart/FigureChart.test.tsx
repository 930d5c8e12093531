import { render, screen, within } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import FigureChart from './';

beforeEach(() => {
  world.today = '2026-11-23';
  render(<FigureChart id="repo-rate" caption="The repo rate since 2019" />);
});

test('draws a rate over the years, marked at each whole percent', () => {
  const chart = screen.getByRole('img', { name: 'The repo rate since 2019' });
  expect([...chart.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '2020',
    '2022',
    '2024',
    '2026',
  ]);
  expect([...chart.previousElementSibling!.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '4%',
    '5%',
    '6%',
    '7%',
  ]);
  // From 6.25% to the left, and up to today on the right.
  expect(chart.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M0 37\.5H.*H100$/));
});

test('has the same numbers as a table, the newest first, and leads to their sources', () => {
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('7 October 20265.50%');
  expect(rows.at(-1)).toHaveTextContent('7 February 20196.25%');
  expect(screen.getByRole('link', { name: 'Sources of these rates' })).toHaveAttribute('href', '/figures#repo-rate');
});
