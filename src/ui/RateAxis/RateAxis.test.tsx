import { render } from '@testing-library/react';
import RateAxis, { axisOf, ticksOf } from './';

const axis = { from: 7, to: 11 };
const range = (container: HTMLElement): Element => container.querySelectorAll('rect')[1]!;

test('the axis takes in all rates, by whole points', () => {
  expect(axisOf([7.1, 10.6])).toEqual({ from: 7, to: 11 });
  expect(axisOf([8, 8])).toEqual({ from: 8, to: 9 });
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

test.each([
  [{ from: 7, to: 10 }, [7, 8, 9, 10]],
  [{ from: 7.5, to: 11 }, [8, 9, 10, 11]],
  [{ from: 7, to: 16 }, [7, 10, 13, 16]],
  [{ from: 8, to: 44 }, [8, 17, 26, 35, 44]],
  [{ from: 8.5, to: 8.9 }, []],
])('the axis %j has ticks at %j', (axis, ticks) => {
  expect(ticksOf(axis)).toEqual(ticks);
});

test('the rate of the visitor is marked where it belongs, and nothing is without one', () => {
  const marks = (ownRate?: number) =>
    [...render(<RateAxis axis={{ from: 8, to: 12, ownRate }} least={9} />).container.querySelectorAll('rect')].map(
      (rect) => rect.getAttribute('x'),
    );
  expect(marks(11)).toContain('75%');
  expect(marks()).not.toContain('75%');
});
