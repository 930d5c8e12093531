import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import SiteSearch from '.';

interface Page {
  readonly url: string;
  readonly title: string;
  readonly words: string;
}

const pages: readonly Page[] = [
  { url: '/gold-loan', title: 'Gold Loan', words: 'gold loan against jewellery' },
  { url: '/blog/gold-or-fd', title: 'Gold or a fixed deposit', words: 'gold and deposits' },
  { url: '/tax-saving', title: 'Tax Saving', words: 'sections 80C and 80D' },
  ...Array.from({ length: 20 }, (_, index) => ({ url: `/p${index}`, title: `Page ${index}`, words: 'many' })),
];

const search = jest.fn((text: string) =>
  Promise.resolve({
    results: pages
      .filter(({ words }) => words.toLowerCase().includes(text.toLowerCase()))
      .map(({ url, title, words }) => ({
        data: () =>
          Promise.resolve({
            url,
            excerpt: words.replace(text, `<mark>${text}</mark>`),
            meta: { title },
            sub_results: [
              { title, url, excerpt: '' },
              { title: `Offers in ${title}`, url: `${url}#offers`, excerpt: '' },
            ],
          }),
      })),
  }),
);
const init = jest.fn(() => Promise.resolve());

jest.mock(
  '/pagefind/pagefind.js',
  () => ({ options: () => Promise.resolve(), init: () => init(), search: (text: string) => search(text) }),
  { virtual: true },
);

let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  search.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
});

const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search all pages and articles' });
const titles = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Lets the typing rest and everything that follows happen. */
const rest = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(1000));

async function show(address: string): Promise<void> {
  history.replaceState(null, '', address);
  render(<SiteSearch />);
  await rest();
}

test('what is typed is found, counted and marked', async () => {
  await show('/search');
  expect(search).not.toHaveBeenCalled();
  await user.type(field(), 'gold');
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('2 pages with “gold”');
  expect(titles()).toEqual(['Gold Loan', 'Gold or a fixed deposit']);
  expect(screen.getByRole('link', { name: 'Gold Loan' })).toHaveAttribute('href', '/gold-loan');
  const [first] = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Loans › Gold Loan/);
  expect(first!.querySelector('mark')).toHaveTextContent('gold');
  expect(within(first!).getByRole('link', { name: 'Offers in Gold Loan' })).toHaveAttribute(
    'href',
    '/gold-loan#offers',
  );
  expect(location.pathname + location.search).toBe('/search?q=gold');
});

test('typing asks once, when it rests', async () => {
  await show('/search');
  await user.type(field(), 'gold');
  await rest();
  expect(search.mock.calls).toEqual([['gold']]);
});

test('an address searches at once', async () => {
  await show('/search?q=%2080C%20');
  expect(field()).toHaveValue(' 80C ');
  expect(titles()).toEqual(['Tax Saving']);
});

test('nothing is found, and it says what to do', async () => {
  await show('/search?q=zebra');
  expect(screen.getByRole('status')).toHaveTextContent('No page holds “zebra”. Try fewer words, or another spelling.');
  expect(titles()).toEqual([]);
});

test('an emptied field forgets what was found', async () => {
  await show('/search?q=gold');
  await user.clear(field());
  await rest();
  expect(titles()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Type what you are looking for/);
  expect(location.search).toBe('');
});

test('many results come some at a time, and the focus goes to the first new one', async () => {
  await show('/search?q=many');
  expect(screen.getByRole('status')).toHaveTextContent('20 pages with “many”');
  expect(titles()).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await rest();
  expect(titles()).toHaveLength(16);
  expect(screen.getByRole('link', { name: 'Page 8' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await rest();
  expect(titles()).toHaveLength(20);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a text that looks like HTML is only text', async () => {
  await show('/search?q=<img src=x>');
  expect(screen.getByRole('status')).toHaveTextContent('No page holds “<img src=x>”.');
  expect(document.querySelector('img')).toBeNull();
});

test('an answer that comes late does not replace a newer one', async () => {
  await show('/search');
  let answerFirst: () => void = () => undefined;
  search.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = () => resolve({ results: [] }))));
  await user.type(field(), 'zebra');
  await rest();
  await user.clear(field());
  await user.type(field(), 'gold');
  await rest();
  answerFirst();
  await rest();
  expect(titles()).toEqual(['Gold Loan', 'Gold or a fixed deposit']);
});

test('when the search fails, it says so and can be tried again', async () => {
  search.mockRejectedValueOnce(new TypeError('offline'));
  await show('/search?q=gold');
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'try again' })).toHaveAttribute('href', '/search?q=gold');
});
