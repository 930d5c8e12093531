import { render, screen, within } from '@testing-library/react';
import WayBars from './';

const ways = [
  { name: 'New regime', rupees: 97_500, amount: 'cheaper', isBest: true as const },
  { name: 'Old regime', rupees: 195_000, amount: '₹97,500 more' },
];

test('says which way is best, and draws all in one scale', () => {
  const { container } = render(<WayBars ways={ways} />);
  const [best, other] = screen.getAllByRole('listitem');
  expect(within(best!).getByText('cheaper')).toBeInTheDocument();
  expect(other).toHaveTextContent('Old regime₹97,500 more');
  expect(other).toHaveClass('other');
  expect(best).not.toHaveClass('other');
  expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual(['50%', '100%']);
});

test('where nothing is to pay, no bar has a length', () => {
  const { container } = render(<WayBars ways={ways.map((way) => ({ ...way, rupees: 0 }))} />);
  expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual(['0%', '0%']);
});
