import { render, screen } from '@testing-library/react';
import ResultPanel from './';

test('names its figure', () => {
  render(<ResultPanel label="Monthly EMI" figure="₹43,391" />);
  expect(screen.getByText('Monthly EMI').nextElementSibling).toHaveTextContent('₹43,391');
  expect(screen.queryByText(/^Last result/)).not.toBeInTheDocument();
});

test('an earlier result says for which numbers it still holds', () => {
  render(<ResultPanel label="Monthly EMI" figure="₹43,391" stillFor="₹50 lakh over 20 years" />);
  expect(screen.getByText('Last result, for ₹50 lakh over 20 years')).toBeInTheDocument();
});
