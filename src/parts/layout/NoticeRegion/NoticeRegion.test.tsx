import { render, screen } from '@testing-library/react';
import NoticeRegion from './';

test('stands empty and polite in the page, where the behaviour looks for it', () => {
  render(<NoticeRegion />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveAttribute('data-notices');
});
