import { render, screen } from '@testing-library/react';
import ArticleTags from './';

test('each tag leads to a search for it', () => {
  render(<ArticleTags tags={['sip', 'lump sum']} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog?q=sip',
    '/blog?q=lump%20sum',
  ]);
});
