import { render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { calculators } from '../../../calculators';
import CalculatorTiles, { CalculatorTile } from './';

test('each calculator answers for its defaults and leads to its page', () => {
  render(<CalculatorTiles />);
  const sip = screen.getByRole('link', { name: 'SIP' });
  expect(sip).toHaveAttribute('href', '/calculators/sip');
  const tile = sip.closest('li')!;
  expect(tile).toHaveTextContent('₹99,91,479What it may become');
  expect(tile).toHaveTextContent('₹10,000 a month for 20 years at an assumed 12% a year');
  expect(within(tile).getAllByRole('link')).toHaveLength(1);
  const [lower, upper] = [...tile.querySelectorAll('path')].map(
    (part) => part.getAttribute('d')!.split('z').length - 1,
  );
  expect([lower, upper]).toEqual([20, 20]);
  expect(screen.getByRole('link', { name: 'Home loan EMI' })).toHaveAttribute('href', '/home-loans#emi-calculator');
});

test('a calculator beside a text answers the example of the text, and leads to it', () => {
  render(<CalculatorTile id="sip" inputs="monthly=5000&years=10" />);
  const link = screen.getByRole('link', { name: 'SIP calculator' });
  expect(link).toHaveAttribute('href', '/calculators/sip#monthly=5000&years=10');
  expect(link.parentElement).toHaveTextContent('₹11,61,695');
  expect(link.parentElement).toHaveTextContent('₹5,000 a month for 10 years at an assumed 12% a year');
});

test('the page on SIPs says below its calculator that the rate is an example, and the sum at the rate to plan with', () => {
  const page = readFileSync('docs/investments/sip.mdx', 'utf8');
  const [, below = ''] = page.split('<Calculator id="sip" />\n\n');
  const [note = ''] = below.split('\n');
  calculators.sip.show({}, ({ defaults, compute, headline }) => {
    expect(note).toContain(`${String(defaults['expected'])}% is only an example that nobody promises.`);
    const cautious = headline(compute({ ...defaults, expected: 8 })).figure;
    expect(note).toContain(`for ${String(defaults['years'])} years comes to ${cautious}.`);
  });
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
