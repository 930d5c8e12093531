import { render, screen, within } from '@testing-library/react';
import { calculators } from '../../../calculators';
import { calculatorFamilies, calculatorIds } from '../../../content/calculatorIds';
import CalculatorTiles, { CalculatorTile, QuestionTiles } from './';

test('each calculator answers for its defaults and leads to its page', () => {
  render(
    <>
      <CalculatorTiles />
      <QuestionTiles />
    </>,
  );
  const sip = screen.getByRole('link', { name: 'SIP' });
  expect(sip).toHaveAttribute('href', '/calculators/sip');
  const row = sip.closest('li')!;
  expect(row).toHaveTextContent(/^SIP ?₹99.9 lakh/);
  expect(row).toHaveTextContent('What it may become · ₹10,000 a month · 20 years · 12% assumed');
  expect(within(row).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Home loan EMI' })).toHaveAttribute('href', '/home-loans#emi-calculator');
  for (const id of calculatorIds) {
    const { page, shortName } = calculators[id];
    expect(screen.getByRole('link', { name: shortName })).toHaveAttribute('href', page);
  }
});

/** All that two lines of a phone hold in small letters. */
const TWO_LINES = 100;

test('each row says what its figure is and rests on, in two lines of a phone', () => {
  const { container } = render(
    <>
      <CalculatorTiles />
      <QuestionTiles />
    </>,
  );
  const rows = [...container.querySelectorAll<HTMLElement>('li:has(a)')];
  expect(rows).toHaveLength(calculatorIds.length);
  for (const row of rows) {
    expect(row.querySelector('b')).toHaveTextContent(/^₹?\d/);
    const rest = within(row).getByRole('strong').parentElement;
    expect(rest).toHaveTextContent(/^[A-Z][A-Za-z0-9 ,.’]+ · \S/);
    expect(rest!.textContent.length).toBeLessThanOrEqual(TWO_LINES);
  }
});

test('a question is asked in its row; the name of a calculator says what it answers', () => {
  render(
    <>
      <CalculatorTiles />
      <QuestionTiles />
    </>,
  );
  const rowOf = (name: string): HTMLElement => screen.getByRole('link', { name }).closest('li')!;
  expect(rowOf('Park money')).toHaveTextContent('Where do I put ₹8 lakh for 14 months?');
  expect(rowOf('Home loan EMI')).not.toHaveTextContent('?');
});

test.each([
  ['NPS', 'Pension a month'],
  ['Home loan EMI', 'Monthly EMI'],
  ['Rent or buy', 'After 10 years, renting leaves you more by'],
  ['Home loan balance transfer', 'Saved by moving the loan'],
  ['Park money', 'Earned after tax'],
])('%s answers what its tile asks: %s', (name, answer) => {
  render(
    <>
      <CalculatorTiles />
      <QuestionTiles />
    </>,
  );
  expect(screen.getByRole('link', { name }).closest('li')).toHaveTextContent(answer);
});

test('calculators stand in families under headings, each family with a shape of its own', () => {
  const { container } = render(<CalculatorTiles />);
  const sections = [...container.querySelectorAll('section')];
  expect(sections.map((section) => within(section).getByRole('heading', { level: 2 }).textContent)).toEqual(
    calculatorFamilies.map(({ title }) => title),
  );
  expect(new Set(sections.map((section) => section.querySelector('svg')!.innerHTML)).size).toBe(sections.length);
});

test('a calculator beside a text answers the example of the text, and leads to it', () => {
  render(<CalculatorTile id="sip" inputs="monthly=5000&years=10" />);
  const link = screen.getByRole('link', { name: 'SIP calculator' });
  expect(link).toHaveAttribute('href', '/calculators/sip#monthly=5000&years=10');
  expect(link.parentElement).toHaveTextContent('₹11.6 lakh');
  expect(link.parentElement).toHaveTextContent('₹5,000 a month for 10 years at an assumed 12% a year');
});

test('a calculator that has a place on its page keeps it before the inputs', () => {
  render(<CalculatorTile id="home-loan-emi" inputs="years=15" />);
  const link = screen.getByRole('link', { name: 'Home loan EMI calculator' });
  expect(link).toHaveAttribute('href', '/home-loans#emi-calculator&years=15');
});

test.each([
  ['monthly=5', 'the calculator "sip" cannot count with "monthly=5"'],
  ['month=5000', 'the calculator "sip" cannot count with "month=5000"'],
])('refuses %s', (inputs, message) => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<CalculatorTile id="sip" inputs={inputs} />)).toThrow(message);
});
