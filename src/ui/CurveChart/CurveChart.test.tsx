import { render, screen, within } from '@testing-library/react';
import { areasOf } from './areas';
import CurveChart from './';

const chart = {
  title: 'Prepaying leaves more below 9%, investing above it',
  caption: 'Which way leaves more',
  points: [
    [4, -100],
    [8, -20],
    [12, 80],
  ] as const,
  above: 'Investing',
  below: 'Prepaying',
  even: { at: 9, text: 'even at 9%' },
  entered: { at: 7, text: 'your guess, 7%' },
  ticks: [
    { at: 4, text: '4%' },
    { at: 12, text: '12%' },
  ],
};

test('is a picture with a name, a caption and the words of its marks', () => {
  render(<CurveChart {...chart} />);
  const picture = screen.getByRole('img', { name: chart.title });
  for (const text of ['Investing', 'Prepaying', 'even at 9%', 'your guess, 7%', '4%', '12%']) {
    expect(within(picture).getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText('Which way leaves more')).toBeInTheDocument();
});

test('says on both sides of the line how many rupees the way there leaves more', () => {
  render(<CurveChart {...chart} />);
  expect(screen.getAllByText(/₹/).map(({ textContent }) => textContent)).toEqual(['₹100', '₹50', '₹0', '₹50']);
});

test('names no way that leads nowhere, and marks no even point where there is none', () => {
  const { even: _even, ...without } = chart;
  render(
    <CurveChart
      {...without}
      points={[
        [4, 10],
        [12, 80],
      ]}
    />,
  );
  expect(screen.queryByText('Prepaying')).not.toBeInTheDocument();
  expect(screen.getByText('Investing')).toBeInTheDocument();
  expect(screen.getByRole('img').querySelector('circle')).toBeNull();
});

test('both areas end at the even point, on the line at zero', () => {
  const points = [...chart.points.slice(0, 2), [9, 0] as const, chart.points[2]];
  const { x, zero, above, below } = areasOf(points, [-100, 100], [48, 228]);
  expect(zero).toBe(138);
  expect(below).toMatch(new RegExp(`^M${x(4)} ${zero}L0 228 .*${x(9)} ${zero}z$`));
  expect(above).toMatch(new RegExp(`^M${x(9)} ${zero}L.*100 66 100 ${zero}z$`));
});
