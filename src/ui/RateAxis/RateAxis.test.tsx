import { render } from '@testing-library/react';
import RateAxis, { axisOf } from './';

const axis = { from: 7, to: 11 };
const range = (container: HTMLElement): Element => container.querySelectorAll('rect')[1]!;

test('the axis takes in all rates, by half points', () => {
  expect(axisOf([7.1, 10.6])).toEqual({ from: 7, to: 11 });
});

test('draws a range between its ends', () => {
  const { container } = render(<RateAxis axis={axis} least={8} most={10} />);
  expect(range(container)).toHaveAttribute('x', '25%');
  expect(range(container)).toHaveAttribute('width', '50%');
  expect(range(container)).not.toHaveAttribute('fill');
});

test('a range without a known end fades out', () => {
  const { container } = render(<RateAxis axis={axis} least={8} />);
  expect(range(container)).toHaveAttribute('fill', expect.stringContaining('url(#'));
});
