import { render, screen, within } from '@testing-library/react';
import { site } from '@site/src/site';
import { article } from '@site/tests/unit/articles';
import { world } from '@site/tests/unit/docusaurus/world';
import ClosingCall from './ClosingCall';
import HomeHero from './HomeHero';
import LatestArticles from './LatestArticles';
import ProductGrid from './ProductGrid';
import TrustPoints from './TrustPoints';

test('both buttons of the hero scroll to the products', () => {
  render(
    <>
      <HomeHero />
      <ProductGrid />
    </>,
  );
  for (const name of ['Start Comparing', 'Explore Products']) {
    const button = screen.getByRole('link', { name });
    expect(document.querySelector(button.getAttribute('href')!)).toBe(
      screen.getByRole('region', { name: 'What are you deciding about?' }),
    );
  }
});

test('the hero’s example agrees with the formula', () => {
  render(<HomeHero />);
  const row = screen.getByRole('rowheader', { name: '8.5%' }).closest('tr')!;
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['₹43,391', '₹54,13,840']);
});

test('there are at least eleven products, each with its own words and page', () => {
  render(<ProductGrid />);
  const products = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
  expect(products.length).toBeGreaterThanOrEqual(11);
  products.forEach((product) => {
    expect(within(product).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement();
    expect(product.querySelector('p')).not.toBeEmptyDOMElement();
    expect(product.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
  const paths = products.map((product) => within(product).getByRole('link').getAttribute('href'));
  expect(new Set(paths).size).toBe(paths.length);
});

test('there are four trust points', () => {
  render(<TrustPoints />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Unbiased comparisons',
    'Expert guides',
    'Secure and private',
    'Completely free',
  ]);
});

test('the first four articles stand on the home page', () => {
  world.articles = ['a', 'b', 'c', 'd', 'e'].map((slug) => article(slug));
  render(<LatestArticles />);
  const links = screen.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'));
  expect(links).toEqual(['/blog/a', '/blog/b', '/blog/c', '/blog/d']);
  expect(screen.getByRole('link', { name: 'All guides' })).toHaveAttribute('href', '/blog');
});

test('"Talk to an Expert" opens the chat', () => {
  render(<ClosingCall />);
  const link = screen.getByRole('link', { name: 'Talk to an Expert (opens in a new tab)' });
  const { host, searchParams } = new URL(link.getAttribute('href')!);
  expect(host).toBe('wa.me');
  expect(searchParams.get('text')).toBe(site.chatMessage);
});
