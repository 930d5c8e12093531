import { render, screen } from '@testing-library/react';
import CalculatorChart from './';

test('draws the example of the text, and has its numbers as a table', () => {
  render(<CalculatorChart id="sip" inputs="years=10" caption="₹10,000 a month for ten years" />);
  expect(screen.getByText('₹10,000 a month for ten years')).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAccessibleName(/./);
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(rows).toHaveLength(10);
  expect(rows.at(-1)).toHaveTextContent('23,23,391');
});

test('refuses an example with which the calculator cannot count', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<CalculatorChart id="sip" inputs="years=0" caption="Nothing" />)).toThrow('cannot count');
});
