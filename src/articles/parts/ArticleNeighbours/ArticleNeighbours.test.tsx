import { render, screen } from '@testing-library/react';
import { article } from '@site/tests/unit/articles';
import ArticleNeighbours from './';

test('the older one is the previous, the newer one the next', () => {
  render(<ArticleNeighbours older={article('old')} newer={article('new')} />);
  expect(screen.getByRole('link', { name: /^Previous article/ })).toHaveAttribute('href', '/blog/old');
  expect(screen.getByRole('link', { name: /^Next article/ })).toHaveAttribute('href', '/blog/new');
});

test('the newest has no next', () => {
  render(<ArticleNeighbours older={article('old')} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('an only article has neither', () => {
  const { container } = render(<ArticleNeighbours />);
  expect(container).toBeEmptyDOMElement();
});
