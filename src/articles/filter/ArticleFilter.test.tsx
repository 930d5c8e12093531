import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { listed } from '../summary';
import { article } from '@site/tests/unit/articles';
import ArticleFilter, { type ArticleFilterProps } from './ArticleFilter.island';

const emi = listed(article('emi', { title: 'How an EMI is made', category: 'Loans', tags: ['home loan'] }));
const sip = listed(article('sip', { title: 'SIP or lump sum', category: 'Mutual Funds', excerpt: 'Monthly money.' }));
const nps = listed(article('nps', { title: 'NPS vs PPF', category: 'Investments' }));
const three: ArticleFilterProps = { articles: [emi, sip, nps], total: 3, page: 1, pageCount: 1 };

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

function show(address: string): void {
  history.replaceState(null, '', address);
  render(<ArticleFilter {...three} />);
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
    expect(titles()).toEqual(['SIP or lump sum']);
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
  test.each([
    ['?category=Mutual%20Funds', 'Mutual Funds', '', ['SIP or lump sum']],
    ['?q=lump', 'All', 'lump', ['SIP or lump sum']],
    // A category of articles without a filter
    ['?category=Investments', 'All', '', ['How an EMI is made', 'SIP or lump sum', 'NPS vs PPF']],
  ])('%s opens the filter "%s" and the search "%s"', (query, category, text, found) => {
    show(`/blog${query}`);
    expect(current()).toBe(category);
    expect(searchBox()).toHaveValue(text);
    expect(titles()).toEqual(found);
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
  test('narrows the chosen category', async () => {
    show('/blog?category=Loans');
    await user.type(searchBox(), 'sip');
    expect(screen.getByRole('status')).toHaveTextContent('No articles in Loans with “sip”');
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
