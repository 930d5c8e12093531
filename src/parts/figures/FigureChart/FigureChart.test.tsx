import { render, screen, within } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import { findFigure } from '../../../content/figures';
import registry from '@site/src/content/figures.yml';
import { formatDay } from '../../../lib/format/dates';
import FigureChart from './';

/** Editors add a period with each decision, so nothing here knows the values. */
const { periods } = findFigure(registry, 'repo-rate');
const values = periods.map(({ value }) => Number.parseFloat(value));
const [lowest, highest] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
const marks = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);

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
    ...marks.map((percent) => `${percent}%`),
  ]);
  // From the first value at the left, up to today on the right.
  expect(chart.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M0 [\d.]+H.*H100$/));
});

test('has the same numbers as a table, the newest first, and leads to their sources', () => {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  const newestFirst = [...periods].reverse().map(({ from = '', value }) => `${formatDay(from)}${value}`);
  expect(rows.map(({ textContent }) => textContent)).toEqual(newestFirst);
  expect(screen.getByRole('link', { name: 'Sources of these rates' })).toHaveAttribute('href', '/figures#repo-rate');
});
