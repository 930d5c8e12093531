import { render, screen } from '@testing-library/react';
import { article } from '@site/tests/unit/articles';
import ArticleIllustration from './';

test('a scene is told in words, and no picture is announced that is not there', () => {
  render(<ArticleIllustration article={article('emi', { illustration: 'A gardener watering a tree.' })} />);
  expect(screen.getByRole('figure')).toHaveTextContent(/^Picture a gardener watering a tree\.$/);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('an article without a scene has no panel', () => {
  const { container } = render(<ArticleIllustration article={article('cibil')} />);
  expect(container).toBeEmptyDOMElement();
});
