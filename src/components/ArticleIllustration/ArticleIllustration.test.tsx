import { render, screen } from '@testing-library/react';
import { article } from '@site/tests/unit/articles';
import ArticleIllustration from '.';

test('a picture is named by its description', () => {
  render(<ArticleIllustration article={article('emi', { illustration: 'A gardener waters a tree.' })} />);
  expect(screen.getByRole('img', { name: 'A gardener waters a tree.' })).toHaveAttribute('data-hue', 'green');
});

test('an article without a description has no picture', () => {
  const { container } = render(<ArticleIllustration article={article('cibil')} />);
  expect(container).toBeEmptyDOMElement();
});
