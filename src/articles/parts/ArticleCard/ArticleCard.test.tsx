import { render, screen } from '@testing-library/react';
import { article } from '@site/tests/unit/articles';
import ArticleCard from './';

test('an article with its excerpt, its title a link to it', () => {
  render(<ArticleCard article={article('emi', { category: 'Loans', date: '2025-06-21', readMinutes: 6 })} />);
  expect(screen.getByRole('heading', { level: 3, name: 'About emi' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'About emi' })).toHaveAttribute('href', '/blog/emi');
  expect(screen.getByText('What to know about emi.')).toBeVisible();
  expect(screen.getByText('Loans')).toHaveAttribute('data-hue', 'green');
  expect(screen.getByText('June 21, 2025')).toHaveAttribute('dateTime', '2025-06-21');
  expect(screen.getByText(/6 min read/)).toBeVisible();
});

test('its central number stands over the outline of its picture', () => {
  const spans = [
    [0, 40],
    [40, 100],
  ] as const;
  render(<ArticleCard article={article('emi', { number: '₹36,949 less', spans })} />);
  expect(screen.getByText('₹36,949 less')).toBeVisible();
  const bars = [...document.querySelectorAll('rect')].map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')]);
  expect(bars).toEqual([
    ['0%', '40%'],
    ['40%', '60%'],
  ]);
});
