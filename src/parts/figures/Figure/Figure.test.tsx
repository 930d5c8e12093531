import { render, screen } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import Figure from './';

jest.mock('@site/src/content/figures.yml', () => jest.requireActual<object>('@site/tests/unit/figures'));
jest.mock(
  '@site/src/content/documents.yml',
  () => jest.requireActual<{ documents: object }>('@site/tests/unit/figures').documents,
);

beforeEach(() => {
  world.today = '2025-07-15';
});

test('reads as its value, names its source and leads to the whole entry', () => {
  render(
    <p>
      PPF pays <Figure id="ppf-rate" /> a year.
    </p>,
  );
  const figure = screen.getByRole('link', { name: '7.1%' });
  expect(figure).toHaveAttribute('href', '/figures#ppf-rate');
  expect(figure).toHaveAttribute('title', 'PPF interest rate: Ministry of Finance, checked 30 June 2025');
  expect(screen.getByText('(last known, June 2025)')).not.toBeVisible();
});

test.each([
  ['ppf-rate', 'the month of its check', '2025-09-28', '2025-09-29', '7.1% (last known, June 2025)'],
  ['cess', 'the tax year', '2026-03-31', '2026-04-01', '4% (last known, 2025-26)'],
])('%s says %s once it is not known to hold any more', (id, _what, lastDay, dayAfter, text) => {
  world.today = lastDay;
  const { container, rerender } = render(<Figure id={id} />);
  const words = screen.getByText(/last known/);
  expect(words).not.toBeVisible();
  // Read by src/behaviours/overdue.ts.
  expect(words).toHaveAttribute('data-until', lastDay);
  world.today = dayAfter;
  rerender(<Figure id={id} key="later" />);
  expect(screen.getByText(/last known/)).toBeVisible();
  expect(container.textContent).toBe(text);
});

test('market practice is of no day', () => {
  world.today = '2040-01-01';
  const { container } = render(<Figure id="usual-score" />);
  expect(container.textContent).toBe('750 or more');
  expect(screen.getByRole('link')).toHaveAttribute(
    'title',
    'Usual score for a loan: Rule of thumb (market practice, set by no rule)',
  );
});

test.each([
  ['2008-03-31', '10%'],
  ['2024-07-22', '15%'],
  ['2024-07-23', '20%'],
])('a sentence about %s keeps %s, however old the registry is', (on, value) => {
  world.today = '2040-01-01';
  const { container } = render(<Figure id="short-term-tax" on={on} />);
  expect(container.textContent).toBe(value);
});

test('of a day after the last check, the value is as certain as the present one', () => {
  world.today = '2040-01-01';
  const { container } = render(<Figure id="short-term-tax" on="2026-08-01" />);
  expect(container.textContent).toBe('20% (last known, June 2025)');
});

test('of a figure that has changed, the present value is quoted', () => {
  render(<Figure id="short-term-tax" />);
  expect(screen.getByRole('link', { name: '20%' })).toHaveAttribute(
    'title',
    expect.stringContaining('Gazette of India (known through Law Digest)'),
  );
});

test('a mistyped id fails with the id that was meant', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Figure id="ppf-rates" />)).toThrow(/there is no figure "ppf-rates".*ppf-rate/);
});
