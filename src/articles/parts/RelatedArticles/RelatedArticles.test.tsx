import { render, screen, within } from '@testing-library/react';
import { article } from '@site/tests/unit/articles';
import RelatedArticles from './';

test('a heading and a card for each', () => {
  render(<RelatedArticles articles={[article('a'), article('b')]} />);
  const section = screen.getByRole('region', { name: 'Related Articles' });
  expect(
    within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/blog/a', '/blog/b']);
});

test('no heading over nothing', () => {
  const { container } = render(<RelatedArticles articles={[]} />);
  expect(container).toBeEmptyDOMElement();
});
