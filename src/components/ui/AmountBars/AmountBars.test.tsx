import { render, screen } from '@testing-library/react';
import AmountBars from './';

test('is a table with the amounts, and draws them on one scale', () => {
  render(<AmountBars caption="What ₹3 lakh costs" amounts="Personal loan: ₹50,000; Card loan: ₹1,00,000; None: ₹0" />);
  expect(screen.getByRole('table', { name: 'What ₹3 lakh costs' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Card loan ₹1,00,000' })).toBeInTheDocument();
  const widths = screen.getAllByRole('row').map((row) => row.querySelector('rect:last-child')?.getAttribute('width'));
  expect(widths).toEqual(['50%', '100%', '0%']);
});

test.each(['Card loan', 'Card loan: dear', 'Card loan: 5,000', 'Card loan: ₹5,000,'])('refuses "%s"', (amounts) => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<AmountBars caption="What it costs" amounts={amounts} />)).toThrow('write a name and an amount');
});
