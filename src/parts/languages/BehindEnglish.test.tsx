import { render, screen } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import BehindEnglish from './BehindEnglish';
import * as words from './messages.en';

test('a page whose English text is newer says so, and leads there', () => {
  Object.assign(world, { behindEnglish: ['/about'] });
  render(<BehindEnglish path="/about" />);
  expect(screen.getByRole('note')).toHaveTextContent(words.behind);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/about');
});

test('any other page says nothing', () => {
  Object.assign(world, { behindEnglish: ['/about'] });
  expect(render(<BehindEnglish path="/home-loans" />).container).toBeEmptyDOMElement();
});
