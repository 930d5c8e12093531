import { render, screen } from '@testing-library/react';
import type { IconNode } from 'lucide';
import Icon from './';
import Drawing from './Drawing';

const envelope: IconNode = [
  ['rect', { x: 2, y: 4, width: '20', height: '16', rx: '2' }],
  ['path', { d: 'm22 7-10 6L2 7', fill: 'currentColor' }],
];

function drawn(container: HTMLElement): SVGElement {
  const pictures = container.querySelectorAll('svg');
  expect(pictures).toHaveLength(1);
  return pictures[0]!;
}

it('draws the shapes of an icon, one after another, as SVG', () => {
  const { container } = render(<Drawing of={envelope} />);
  const [frame, flap, ...others] = [...drawn(container).children];
  expect(others).toEqual([]);
  expect(frame).toBeInstanceOf(SVGElement);
  expect(frame!.tagName).toBe('rect');
  expect(frame).toHaveAttribute('x', '2');
  expect(frame).toHaveAttribute('width', '20');
  expect(flap!.tagName).toBe('path');
  expect(flap).toHaveAttribute('d', 'm22 7-10 6L2 7');
  expect(flap).toHaveAttribute('fill', 'currentColor');
});

it('draws lines that stand beside each other as one path, each from where it begins', () => {
  const lines: IconNode = [
    ['path', { d: 'M10 5H3' }],
    ['path', { d: 'm6 9 6 6 6-6' }],
    ['path', { d: 'm4.5-.5v2' }],
    ['circle', { cx: '1', cy: '1', r: '1' }],
    ['path', { d: 'M1 1h2', fill: 'currentColor' }],
  ];
  const { container } = render(<Drawing of={lines} />);
  const shapes = [...drawn(container).children];
  expect(shapes.map(({ tagName }) => tagName)).toEqual(['path', 'circle', 'path']);
  expect(shapes[0]).toHaveAttribute('d', 'M10 5H3M6 9l 6 6 6-6M4.5 -.5v2');
});

it('is hidden from screen readers, which read the words beside it', () => {
  const { container } = render(
    <button type="button">
      <Drawing of={envelope} /> Write to us
    </button>,
  );
  expect(drawn(container)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Write to us' })).toBeInTheDocument();
});

it('is 24 pixels wide and high unless it is told otherwise', () => {
  const { container, rerender } = render(<Drawing of={envelope} />);
  expect(drawn(container)).toHaveAttribute('width', '24');
  rerender(<Drawing of={envelope} size={18} />);
  expect(drawn(container)).toHaveAttribute('width', '18');
  expect(drawn(container)).toHaveAttribute('height', '18');
  expect(drawn(container)).toHaveAttribute('viewBox', '0 0 24 24');
});

it('takes a class beside its own', () => {
  const { container } = render(<Drawing of={envelope} className="turning" />);
  expect(drawn(container)).toHaveClass('regular', 'turning');
});

it('has finer lines where content names the icon', () => {
  const { container } = render(<Icon name="mail" size={32} />);
  expect(drawn(container)).toHaveClass('fine');
  expect(drawn(container)).not.toHaveClass('regular');
  expect(drawn(container)).toHaveAttribute('width', '32');
  expect(drawn(container)).not.toBeEmptyDOMElement();
});

it('shows another icon when it is given one', () => {
  const { container, rerender } = render(<Drawing of={envelope} />);
  rerender(<Drawing of={[['circle', { cx: 12, cy: 12, r: 10 }]]} />);
  expect([...drawn(container).children].map(({ tagName }) => tagName)).toEqual(['circle']);
});

it('keeps a value inside its attribute, whatever it is', () => {
  const value = '"/><script>&amp;</script>';
  const { container } = render(<Drawing of={[['path', { d: value }]]} />);
  const shapes = drawn(container).children;
  expect(shapes).toHaveLength(1);
  expect(shapes[0]).toHaveAttribute('d', value);
});

it('leaves out an attribute without a value', () => {
  const { container } = render(<Drawing of={[['path', { d: 'M4 4h16', fill: undefined }]]} />);
  expect(drawn(container).firstElementChild).not.toHaveAttribute('fill');
});
