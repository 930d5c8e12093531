import { render, screen, within } from '@testing-library/react';
import CalculatorTiles from './';

test('each calculator answers for its defaults and leads to its page', () => {
  render(<CalculatorTiles />);
  const sip = screen.getByRole('link', { name: 'SIP calculator' });
  expect(sip).toHaveAttribute('href', '/calculators/sip');
  const tile = sip.closest('li')!;
  expect(tile).toHaveTextContent('₹99,91,479What it may become');
  expect(tile).toHaveTextContent('₹10,000 a month for 20 years at an assumed 12% a year');
  expect(within(tile).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'EMI calculator' })).toHaveAttribute('href', '/home-loans#emi-calculator');
});
