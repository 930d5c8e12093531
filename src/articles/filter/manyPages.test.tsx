/** The list of articles where it takes several pages, of which one has come with the HTML. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listed, type ListedArticle } from '../summary';
import { article } from '@site/tests/unit/articles';
import ArticleFilter, { type ArticleFilterProps } from './ArticleFilter.island';

const many = Array.from({ length: 60 }, (_, index) =>
  listed(article(`guide-${index}`, { title: `Guide ${index}`, category: index % 2 ? 'Loans' : 'Insurance' })),
);
const firstOfMany: ArticleFilterProps = { articles: many.slice(0, 24), total: 60, page: 1, pageCount: 3 };
const secondOfMany: ArticleFilterProps = { articles: many.slice(24, 48), total: 60, page: 2, pageCount: 3 };

function show(address: string, props: ArticleFilterProps): void {
  history.replaceState(null, '', address);
  render(<ArticleFilter {...props} />);
}

const titles = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const filterLink = (name: string): HTMLElement =>
  within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name });

/** Answers the request for the index of all articles when told to. */
function serveIndex(articles: readonly ListedArticle[] | 'nothing'): { readonly fetched: jest.Mock } {
  const fetched = jest.fn(() =>
    articles === 'nothing'
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve({ ok: true, json: () => Promise.resolve(articles) }),
  );
  Object.assign(globalThis, { fetch: fetched });
  return { fetched };
}

test('unfiltered, the page shows its own and leads to the others; nothing is fetched', () => {
  const { fetched } = serveIndex(many);
  show('/blog', firstOfMany);
  expect(titles()).toHaveLength(24);
  const pages = screen.getByRole('navigation', { name: 'Pages of articles' });
  expect(within(pages).getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/blog/page/2');
  expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/blog/page/3');
  expect(screen.getByRole('status')).toHaveTextContent('60 articles, newest first. Page 1 of 3');
  expect(fetched).not.toHaveBeenCalled();
});

test('a filter looks through all, shows some at a time, and hands the focus on', async () => {
  const { fetched } = serveIndex(many);
  show('/blog', firstOfMany);
  await userEvent.click(filterLink('Loans'));
  expect(await screen.findByText('30 articles in Loans')).toBeVisible();
  const calls = fetched.mock.calls as readonly (readonly unknown[])[];
  expect(calls.map(([address]) => address)).toEqual(['/blog/articles.json']);
  expect(titles()).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(titles()).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Guide 49' })).toHaveFocus();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('another question starts again at the top', async () => {
  serveIndex(many);
  show('/blog?q=guide', firstOfMany);
  await screen.findByText('60 articles with “guide”');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(titles()).toHaveLength(48);
  await userEvent.click(filterLink('Loans'));
  expect(titles()).toHaveLength(24);
});

test.each([
  ['guide 5', ['Guide 5']],
  // It may be among the others, so it is not said to be nowhere.
  ['guide 59', []],
])('until the others are there, it shows what it has of "%s", and claims nothing', (text, found) => {
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
  show(`/blog?q=${text}`, firstOfMany);
  expect(screen.getByRole('status')).toHaveTextContent('Looking through all 60 articles…');
  expect(titles()).toEqual(found);
});

test('when they cannot be loaded it says so and tries again', async () => {
  serveIndex('nothing');
  show('/blog?category=Loans', firstOfMany);
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(titles()).toHaveLength(12);
  serveIndex(many);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('30 articles in Loans')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('a later page comes back to itself', async () => {
  serveIndex(many);
  show('/blog/page/2', secondOfMany);
  expect(titles()[0]).toBe('Guide 24');
  await userEvent.click(filterLink('Loans'));
  expect(location.pathname + location.search).toBe('/blog?category=Loans');
  await screen.findByText('30 articles in Loans');
  act(() => history.back());
  await waitFor(() => expect(titles()[0]).toBe('Guide 24'));
  expect(location.pathname).toBe('/blog/page/2');
});

test('a later page leaves All to the browser, which goes to the newest', () => {
  serveIndex(many);
  show('/blog/page/2', secondOfMany);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  let prevented = true;
  filterLink('All').addEventListener('click', (event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  });
  act(() => void filterLink('All').dispatchEvent(click));
  expect(filterLink('All')).toHaveAttribute('href', '/blog');
  expect(prevented).toBe(false);
});

test('under docusaurus start all are there without an index', () => {
  const { fetched } = serveIndex('nothing');
  show('/blog?q=guide 59', { ...firstOfMany, allArticles: many });
  expect(titles()).toEqual(['Guide 59']);
  expect(fetched).not.toHaveBeenCalled();
});
