import { render, screen } from '@testing-library/react';
import RefusedAddress from '.';
import * as words from '../messages.en';

test('the region is there before its text, since screen readers ignore one that is added with it', () => {
  const { rerender } = render(<RefusedAddress refused={[]} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<RefusedAddress refused={[{ text: 'twenty' }]} />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent(words.leftOut({ named: 'twenty' }));
});
