import { render, screen } from '@testing-library/react';
import { article } from '@site/tests/unit/articles';
import ArticleHeader from './';

beforeEach(() => {
  render(<ArticleHeader article={article('emi', { author: 'A. Desk', date: '2025-06-21', readMinutes: 6 })} />);
});

test('says what the article is, by whom, from when and how long', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'About emi' })).toBeVisible();
  expect(screen.getByText('By A. Desk')).toBeVisible();
  expect(screen.getByText('June 21, 2025')).toBeVisible();
  expect(screen.getByText('6 min read')).toBeVisible();
});

test('Share is answered by its behaviour; the share sheet waits until a device has one', () => {
  expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('data-behaviour', 'share');
  const sheet = screen.getByText('Send to an app');
  expect(sheet).toHaveAttribute('data-behaviour', 'share-sheet');
  expect(sheet).not.toBeVisible();
});
