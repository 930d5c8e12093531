import { render, screen } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import Figure from './';

jest.mock('@site/src/content/figures.yml', () => jest.requireActual<object>('@site/tests/unit/figures'));
jest.mock(
  '@site/src/content/documents.yml',
  () => jest.requireActual<{ documents: object }>('@site/tests/unit/figures').documents,
);

test('reads as its value, names its source and leads to the whole entry', () => {
  render(
    <p>
      PPF pays <Figure id="ppf-rate" /> a year.
    </p>,
  );
  const figure = screen.getByRole('link', { name: '7.1%' });
  expect(figure).toHaveAttribute('href', '/figures#ppf-rate');
  expect(figure).toHaveAttribute('title', 'PPF interest rate: Ministry of Finance, checked 30 June 2025');
  expect(screen.getByText('(as of June 2025)')).not.toBeVisible();
});

test('says the month of its check once the next one is overdue', () => {
  world.today = '2025-09-29';
  const { container } = render(<Figure id="ppf-rate" />);
  expect(screen.getByText('(as of June 2025)')).toBeVisible();
  expect(container.textContent).toBe('7.1% (as of June 2025)');
  // The behaviour of the visit reads this.
  expect(screen.getByText('(as of June 2025)')).toHaveAttribute('data-until', '2025-09-28');
  world.today = '2025-07-15';
});

test('of a figure that has changed, the present value is quoted', () => {
  render(<Figure id="short-term-tax" />);
  expect(screen.getByRole('link', { name: '20%' })).toHaveAttribute(
    'title',
    expect.stringContaining('Gazette of India (known through Law Digest'),
  );
});

test('a mistyped id fails with the id that was meant', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Figure id="ppf-rates" />)).toThrow(/there is no figure "ppf-rates".*ppf-rate/);
});
