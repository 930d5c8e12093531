import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { listed, type ListedArticle } from '../summary';
import { article } from '@site/tests/unit/articles';
import ArticleFilter, { type ArticleFilterProps } from './ArticleFilter.island';

const emi = listed(article('emi', { title: 'How an EMI is made', category: 'Loans', tags: ['home loan'] }));
const sip = listed(article('sip', { title: 'SIP or lump sum', category: 'Mutual Funds', excerpt: 'Monthly money.' }));
const nps = listed(article('nps', { title: 'NPS vs PPF', category: 'Investments' }));
const three: ArticleFilterProps = { articles: [emi, sip, nps], total: 3, page: 1, pageCount: 1 };

const many = Array.from({ length: 60 }, (_, index) =>
  listed(article(`guide-${index}`, { title: `Guide ${index}`, category: index % 2 ? 'Loans' : 'Insurance' })),
);
const firstOfMany: ArticleFilterProps = { articles: many.slice(0, 24), total: 60, page: 1, pageCount: 3 };
const secondOfMany: ArticleFilterProps = { articles: many.slice(24, 48), total: 60, page: 2, pageCount: 3 };

let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  history.replaceState(null, '', '/blog');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function show(address: string, props: ArticleFilterProps = three): void {
  history.replaceState(null, '', address);
  render(<ArticleFilter {...props} />);
}

function titles(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

function filterLink(name: string): HTMLElement {
  return within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name });
}

function current(): string | null | undefined {
  return within(screen.getByRole('navigation', { name: 'Categories' }))
    .getAllByRole('link')
    .find((link) => link.hasAttribute('aria-current'))?.textContent;
}

const searchBox = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search articles' });
const address = (): string => location.pathname + location.search;

const choose = (name: string): Promise<void> => user.click(filterLink(name));

async function travel(step: -1 | 1): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(step);
    await jest.advanceTimersByTimeAsync(50);
    await arrived;
  });
}

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

describe('filters', () => {
  test('the six, in order, All first and current', () => {
    show('/blog');
    const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Credit Cards',
      'Loans',
      'Mutual Funds',
      'Insurance',
      'Beginners',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toContain('/blog?category=Credit%20Cards');
    expect(current()).toBe('All');
    expect(titles()).toEqual(['How an EMI is made', 'SIP or lump sum', 'NPS vs PPF']);
    expect(screen.getByRole('status')).toHaveTextContent('3 articles, newest first');
  });

  test('a click filters, and is a step in the history', async () => {
    show('/blog');
    const steps = history.length;
    await choose('Loans');
    expect(titles()).toEqual(['How an EMI is made']);
    expect(current()).toBe('Loans');
    expect(address()).toBe('/blog?category=Loans');
    expect(history.length).toBe(steps + 1);
    expect(screen.getByRole('status')).toHaveTextContent('1 article in Loans');
  });

  test('two choices in a row are two steps, and the second stays', async () => {
    show('/blog');
    const steps = history.length;
    await user.click(filterLink('Loans'));
    await choose('Mutual Funds');
    expect(current()).toBe('Mutual Funds');
    expect(titles()).toEqual(['SIP or lump sum']);
    expect(history.length).toBe(steps + 2);
    await travel(-1);
    expect(titles()).toEqual(['How an EMI is made']);
  });

  test('a second click on the same filter is no step', async () => {
    show('/blog?category=Loans');
    const steps = history.length;
    await choose('Loans');
    expect(history.length).toBe(steps);
  });

  test('back and forward are followed', async () => {
    show('/blog');
    await choose('Loans');
    await choose('Mutual Funds');
    await travel(-1);
    expect(titles()).toEqual(['How an EMI is made']);
    await travel(-1);
    expect(current()).toBe('All');
    expect(titles()).toHaveLength(3);
    await travel(1);
    expect(current()).toBe('Loans');
  });

  test.each(['ctrl', 'meta', 'shift'] as const)('a click with %s is left to the browser', (key) => {
    show('/blog');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [`${key}Key`]: true });
    // jsdom would say that it cannot navigate.
    filterLink('Loans').addEventListener('click', (event) => event.preventDefault());
    act(() => void filterLink('Loans').dispatchEvent(click));
    expect(address()).toBe('/blog');
    expect(titles()).toHaveLength(3);
  });

  test('the header hears of each change', async () => {
    const heard = jest.fn();
    addEventListener('addresschange', heard);
    show('/blog');
    await choose('Loans');
    expect(heard).toHaveBeenCalledTimes(1);
    removeEventListener('addresschange', heard);
  });
});

describe('the address', () => {
  test('an allowed category is chosen at first', () => {
    show('/blog?category=Mutual%20Funds');
    expect(current()).toBe('Mutual Funds');
    expect(titles()).toEqual(['SIP or lump sum']);
  });

  test.each(['Investments', 'loans', '', '<b>', 'toString', '%00'])('the category "%s" counts as All', (value) => {
    show(`/blog?category=${value}`);
    expect(current()).toBe('All');
    expect(titles()).toHaveLength(3);
  });

  test('a search text is taken over', () => {
    show('/blog?q=lump');
    expect(searchBox()).toHaveValue('lump');
    expect(titles()).toEqual(['SIP or lump sum']);
  });

  test('the HTML of the build wakes up to it without a complaint', async () => {
    const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<ArticleFilter {...three} />);
    expect(titles()).toHaveLength(3);
    history.replaceState(null, '', '/blog?category=Loans');
    const recovered = jest.fn();
    const island = await act(() =>
      Promise.resolve(hydrateRoot(root, <ArticleFilter {...three} />, { onRecoverableError: recovered })),
    );
    expect(titles()).toEqual(['How an EMI is made']);
    expect(recovered).not.toHaveBeenCalled();
    expect(complained).not.toHaveBeenCalled();
    act(() => island.unmount());
    root.remove();
  });
});

describe('search', () => {
  test('finds in titles, excerpts and tags, in whatever case', async () => {
    show('/blog');
    await user.type(searchBox(), 'HOME LOAN');
    expect(titles()).toEqual(['How an EMI is made']);
    await user.clear(searchBox());
    await user.type(searchBox(), 'monthly');
    expect(titles()).toEqual(['SIP or lump sum']);
    expect(screen.getByRole('status')).toHaveTextContent('1 article with “monthly”');
  });

  test('narrows the chosen category', async () => {
    show('/blog?category=Loans');
    await user.type(searchBox(), 'sip');
    expect(titles()).toEqual(['No Articles Found']);
    expect(screen.getByText('Try adjusting your search or category filters.')).toBeVisible();
    await choose('Mutual Funds');
    expect(titles()).toEqual(['SIP or lump sum']);
    expect(address()).toBe('/blog?category=Mutual%20Funds&q=sip');
  });

  test('typing fills no history, and the address follows when it rests', async () => {
    show('/blog');
    const steps = history.length;
    const replaced = jest.spyOn(history, 'replaceState');
    await user.type(searchBox(), 'lump sum');
    expect(replaced).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(500));
    expect(address()).toBe('/blog?q=lump%20sum');
    expect(replaced).toHaveBeenCalledTimes(1);
    expect(history.length).toBe(steps);
    expect(searchBox()).toHaveValue('lump sum');
  });

  test('leaving the box or pressing Enter writes the address at once', async () => {
    show('/blog');
    await user.type(searchBox(), 'emi');
    await user.tab();
    expect(address()).toBe('/blog?q=emi');
    await user.type(searchBox(), 's{Enter}');
    expect(address()).toBe('/blog?q=emis');
  });

  test('going back undoes what was just typed', async () => {
    show('/blog');
    await choose('Loans');
    await user.type(searchBox(), 'zzz');
    await travel(-1);
    expect(searchBox()).toHaveValue('');
    expect(titles()).toHaveLength(3);
    act(() => jest.advanceTimersByTime(1000));
    expect(address()).toBe('/blog');
  });

  test.each(['(', '.*', '\\', '%', '🙂', '"><img src=x onerror=alert(1)>', '𝒳'])('%s is only text', async (odd) => {
    show('/blog');
    await user.click(searchBox());
    await user.paste(odd);
    expect(titles()).toEqual(['No Articles Found']);
    act(() => jest.advanceTimersByTime(500));
    expect(new URLSearchParams(location.search).get('q')).toBe(odd);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('more articles than the page holds', () => {
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
    await choose('Loans');
    expect(await screen.findByText('30 articles in Loans')).toBeVisible();
    const calls = fetched.mock.calls as readonly (readonly unknown[])[];
    expect(calls.map(([address]) => address)).toEqual(['/blog/articles.json']);
    expect(titles()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(titles()).toHaveLength(30);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Guide 49' })).toHaveFocus();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('another question starts again at the top', async () => {
    serveIndex(many);
    show('/blog?q=guide', firstOfMany);
    await screen.findByText('60 articles with “guide”');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(titles()).toHaveLength(48);
    await choose('Loans');
    expect(titles()).toHaveLength(24);
  });

  test('until the others are there it shows what it has, and claims nothing', () => {
    Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
    show('/blog?q=guide 5', firstOfMany);
    expect(screen.getByRole('status')).toHaveTextContent('Looking through all 60 articles…');
    expect(titles()).toEqual(['Guide 5']);
  });

  test('no empty state while it is still looking', () => {
    Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
    show('/blog?q=guide 59', firstOfMany);
    expect(screen.queryByText('No Articles Found')).toBeNull();
  });

  test('when they cannot be loaded it says so and tries again', async () => {
    serveIndex('nothing');
    show('/blog?category=Loans', firstOfMany);
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    expect(titles()).toHaveLength(12);
    serveIndex(many);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('30 articles in Loans')).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  test('a later page comes back to itself', async () => {
    serveIndex(many);
    show('/blog/page/2', secondOfMany);
    expect(titles()[0]).toBe('Guide 24');
    await choose('Loans');
    expect(address()).toBe('/blog?category=Loans');
    await screen.findByText('30 articles in Loans');
    await travel(-1);
    expect(address()).toBe('/blog/page/2');
    expect(titles()[0]).toBe('Guide 24');
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
});
