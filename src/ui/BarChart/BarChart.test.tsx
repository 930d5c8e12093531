import { render, screen } from '@testing-library/react';
import BarChart from './';

const bars = [
  { name: 'Year 1', lower: 100_000, upper: 300_000 },
  { name: 'Year 2', lower: 150_000, upper: 250_000 },
  { name: 'Year 3', lower: 200_000, upper: 200_000 },
];

test('is a picture with a name, and says what its colours are', () => {
  render(<BarChart bars={bars} lower="Principal" upper="Interest" upperIs="cost" title="What you pay in each year" />);
  expect(screen.getByRole('img', { name: 'What you pay in each year' })).toBeInTheDocument();
  expect(screen.getByText('Principal')).toBeInTheDocument();
  expect(screen.getByText('Interest')).toBeInTheDocument();
  expect(screen.getAllByText(/^Year/).map(({ textContent }) => textContent)).toEqual(['Year 1', 'Year 2', 'Year 3']);
});

test('draws each part as high as its amount', () => {
  render(<BarChart bars={bars} lower="Principal" upper="Interest" upperIs="cost" title="Paid" />);
  const [whole, lower] = [...screen.getByRole('img').querySelectorAll('path')].map((part) =>
    [...part.getAttribute('d')!.matchAll(/M\S+ (\d+)V([\d.]+)h/g)].map(
      ([, ground, top]) => Number(ground) - Number(top),
    ),
  );
  expect(lower).toHaveLength(3);
  expect(whole![0]! / lower![0]!).toBeCloseTo(4, 1);
  expect(whole![2]! / lower![2]!).toBeCloseTo(2, 1);
});

test('no bar is higher than the highest amount beside it', () => {
  const falling = [
    { name: 'Year 1', lower: 12_000, upper: 47_000 },
    { name: 'Year 2', lower: 10_000, upper: 20_000 },
  ];
  render(<BarChart bars={falling} lower="Debt" upper="Interest" upperIs="cost" title="Paid" />);
  const line = Number(screen.getByText('₹60,000').getAttribute('y'));
  const [, top] = /V([\d.]+)h/.exec(screen.getByRole('img').querySelector('path')!.getAttribute('d')!)!;
  expect(line).toBeLessThanOrEqual(Number(top));
});

test('one bar needs one name only', () => {
  render(<BarChart bars={bars.slice(0, 1)} lower="Principal" upper="Interest" upperIs="cost" title="Paid" />);
  expect(screen.getAllByText(/^Year/)).toHaveLength(1);
});

test('says the amount of the last bar where no bar is higher', () => {
  const grown = [
    { name: 'Year 1', lower: 120_000, upper: 8_000 },
    { name: 'Year 2', lower: 240_000, upper: 32_000 },
  ];
  const { rerender } = render(<BarChart bars={grown} lower="Put in" upper="Growth" upperIs="gain" title="Grown" />);
  expect(screen.getByText('₹2.7 lakh')).toBeInTheDocument();
  rerender(<BarChart bars={[...grown].reverse()} lower="Put in" upper="Growth" upperIs="gain" title="Grown" />);
  expect(screen.queryByText('₹2.7 lakh')).not.toBeInTheDocument();
});
