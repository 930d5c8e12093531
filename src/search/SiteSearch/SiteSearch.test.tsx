import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { indexOf, type Index } from '../subjectIndex';
import type { Subject } from '../subjects';
import type { Pagefind, Reference } from './importPagefind';
import SiteSearch, { prepare } from './SiteSearch.island';
import * as words from './messages.en';

// cspell:ignore depossits pmfby

jest.mock('@site/src/content/navigation.yml', () => jest.requireActual<object>('@site/tests/unit/navigation'));

interface Page {
  readonly url: string;
  readonly title: string;
  readonly words: string;
}

const pages: readonly Page[] = [
  { url: '/gold-loan', title: 'Gold Loan', words: 'gold loan against jewellery' },
  { url: '/blog/gold-or-fd', title: 'Gold or a fixed deposit', words: 'gold and deposits' },
  { url: '/emi', title: 'What an EMI costs in all', words: 'What an EMI costs in all' },
  { url: '/tax-saving', title: 'Tax Saving', words: 'sections 80C and 80D' },
  ...Array.from({ length: 20 }, (_, index) => ({ url: `/p${index}`, title: `Page ${index}`, words: 'many' })),
];

const subject = { kind: 'page', text: '', names: [] } as const;
const subjects: readonly Subject[] = [
  {
    ...subject,
    address: '/fixed-deposits',
    title: 'Fixed deposits',
    text: 'Rates of banks',
    names: ['fixed deposit', 'fd'],
  },
  { ...subject, kind: 'calculator', address: '/calculators/sip', title: 'SIP calculator', names: ['sip calculator'] },
  {
    ...subject,
    kind: 'figure',
    address: '/figures#repo-rate',
    title: 'RBI repo rate',
    text: '5.50%',
    names: ['repo rate'],
    dated: 'since 7 October 2026',
  },
  {
    ...subject,
    kind: 'absent',
    address: '/search#crop-insurance',
    title: 'Crop insurance',
    text: 'Insurance of a harvest.',
    names: ['crop insurance'],
    ask: 'https://www.pmfby.gov.in',
  },
];

let areTextsThere = true;

const isIn = (text: string, word: string): boolean => text.toLowerCase().split(' ').includes(word.toLowerCase());

/** @param text of which the page has words */
function reference({ url, title, words }: Page, text: string): Reference {
  const found = {
    url,
    excerpt: `<mark>${words.slice(0, 4)}</mark>${words.slice(4)}`,
    content: words,
    weighted_locations: words.split(' ').flatMap((word, location) => (isIn(text, word) ? [{ location }] : [])),
    meta: { title },
    sub_results: [
      { title, url, weighted_locations: [{ balanced_score: 9, location: 0 }] },
      ...['Papers', 'Offers', 'Costs', 'Tax'].map((heading, index) => ({
        title: `${heading} in ${title}`,
        url: `${url}#${heading.toLowerCase()}`,
        // The second has the best score, in two places.
        weighted_locations:
          index === 1
            ? [
                { balanced_score: 2, location: 0 },
                { balanced_score: 3, location: 1 },
              ]
            : [{ balanced_score: 4 - index, location: 0 }],
      })),
    ],
  };
  return { data: () => (areTextsThere ? Promise.resolve(found) : Promise.reject(new TypeError('offline'))) };
}

function answer(text: string): Promise<{ readonly results: readonly Reference[] }> {
  const found = pages.filter(({ words }) => words.toLowerCase().includes(text.toLowerCase()));
  return Promise.resolve({ results: found.map((page) => reference(page, text)) });
}

const nothing = (): Promise<void> => Promise.resolve();
const search = jest.fn(answer);
const mockImport = jest.fn<Promise<Pagefind>, []>();
const readEntry = jest.fn<Promise<object>, []>();
const mockSubjects = jest.fn<Promise<Index>, []>();

jest.mock('./importPagefind', () => ({ importPagefind: () => mockImport() }));
jest.mock('../loadSubjects', () => ({ loadSubjects: () => mockSubjects() }));

const answerOf = (entry: string): object => ({ ok: true, text: () => Promise.resolve(entry) });

function comeBack(): void {
  areTextsThere = true;
  search.mockImplementation(answer);
  mockImport.mockResolvedValue({ options: nothing, init: nothing, destroy: nothing, search: (text) => search(text) });
  readEntry.mockResolvedValue(answerOf('one build'));
  mockSubjects.mockResolvedValue(indexOf({ subjects, ignored: ['best'], defining: [], synonyms: [] }));
}

function loseWords(): void {
  search.mockResolvedValue({ results: [] });
  readEntry.mockRejectedValue(new TypeError('offline'));
}

function loseFromNowOn(what: jest.Mock<Promise<unknown>, []>): void {
  search.mockRejectedValue(new Error('no index'));
  what.mockRejectedValue(new TypeError('offline'));
}

function loseTexts(): void {
  areTextsThere = false;
}

let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  comeBack();
  Object.assign(globalThis, { fetch: readEntry });
});

afterEach(() => {
  jest.useRealTimers();
});

const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search all pages and articles' });
const titles = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Runs the debounce and everything after it. */
const rest = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(1000));

async function show(address: string): Promise<void> {
  history.replaceState(null, '', address);
  render(<SiteSearch />);
  await rest();
}

test('what the site does not have says so, what it is and the official site to ask, in place of a page', async () => {
  await show('/search?q=best%20crop%20insurance%20deposit');
  const [first] = within(screen.getByRole('list', { name: words.results })).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    `Crop insurance${words.absent} Insurance of a harvest. ${words.askThere} pmfby.gov.in`,
  );
  const links = within(first!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.pmfby.gov.in']);
});

test('what is typed is found, counted and marked', async () => {
  await show('/search');
  expect(search).not.toHaveBeenCalled();
  await user.type(field(), 'gold');
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('2 pages with these words for “gold”');
  expect(titles()).toEqual(['Gold Loan', 'Gold or a fixed deposit']);
  expect(screen.getByRole('link', { name: 'Gold Loan' })).toHaveAttribute('href', '/gold-loan');
  const [first] = within(screen.getByRole('list', { name: 'In the texts of pages' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Loans › Gold Loan/);
  expect(first!.querySelector('mark')).toHaveTextContent('gold');
  const places = within(within(first!).getByRole('list', { name: 'Places in Gold Loan' })).getAllByRole('link');
  expect(places.map((place) => place.textContent)).toEqual([
    ...['Offers in Gold Loan', 'Papers in Gold Loan', 'Costs in Gold Loan'],
  ]);
  // The words themselves, which a browser unfolds and shows
  expect(places[0]).toHaveAttribute('href', '/gold-loan#offers:~:text=loan%20against%20jewellery');
  expect(location.pathname + location.search).toBe('/search?q=gold');
});

test('words of a heading lead to the heading, and not to the contents that name it', async () => {
  await show('/search?q=EMI');
  const places = within(screen.getByRole('list', { name: 'Places in What an EMI costs in all' })).getAllByRole('link');
  expect(places[0]).toHaveAttribute('href', '/emi#offers');
});

test('typing asks once, when it rests', async () => {
  await show('/search');
  await user.type(field(), 'gold');
  await rest();
  expect(search.mock.calls).toEqual([['gold']]);
});

test('an address searches at once', async () => {
  history.replaceState(null, '', '/search?q=%2080C%20');
  render(<SiteSearch />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(field()).toHaveValue(' 80C ');
  expect(titles()).toEqual(['Tax Saving']);
});

test('what is typed again after the field was emptied is searched for again', async () => {
  await show('/search');
  await user.type(field(), 'gold');
  await rest();
  await user.clear(field());
  await user.type(field(), 'gold');
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('2 pages with these words for “gold”');
});

test('nothing is found, and it says what to do', async () => {
  await show('/search?q=zebra');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Nothing found for “zebra”. Try fewer words, or another spelling.',
  );
  expect(titles()).toEqual([]);
});

test('an emptied field forgets what was found', async () => {
  await show('/search?q=gold');
  await user.clear(field());
  await rest();
  expect(titles()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Type what you are looking for/);
  expect(location.search).toBe('');
  await user.type(field(), 'z');
  expect(titles()).toEqual([]);
});

test('many results come some at a time, and the focus goes to the first new one', async () => {
  await show('/search?q=many');
  expect(screen.getByRole('status')).toHaveTextContent('20 pages with these words for “many”');
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

test('pages that are asked for twice come once', async () => {
  await show('/search?q=many');
  const more = screen.getByRole('button', { name: 'Show more' });
  act(() => {
    more.click();
    more.click();
  });
  await rest();
  expect(titles()).toHaveLength(16);
  expect(new Set(titles()).size).toBe(16);
});

test('while something else is typed, no new page takes the focus', async () => {
  await show('/search?q=many');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  act(() => field().focus());
  await rest();
  expect(titles()).toHaveLength(16);
  expect(field()).toHaveFocus();
});

test('a text that looks like HTML is only text', async () => {
  await show('/search?q=<img src=x>');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “<img src=x>”.');
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

describe('what Pagefind answers for words that no page has', () => {
  test('something near to it, which is not shown', async () => {
    const near = await search('gold');
    search.mockResolvedValueOnce(near);
    await show('/search?q=orchid');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “orchid”.');
    expect(titles()).toEqual([]);
  });

  test('pages with the other words, which are not shown', async () => {
    const others = await search('gold');
    search.mockResolvedValueOnce(others);
    await show('/search?q=orchid gold');
    expect(screen.queryByText('In the texts of pages')).toBeNull();
  });

  test('the same word in another ending is shown', async () => {
    search.mockImplementation((asked) => answer(asked === 'jewellers' ? 'jewellery' : asked));
    await show('/search?q=jewellers');
    expect(screen.getByRole('status')).toHaveTextContent('1 page with these words for “jewellers”');
  });
});

test('a misspelt query is searched for as it may have been meant, which is said', async () => {
  await show('/search?q=depossits');
  expect(screen.getByRole('status')).toHaveTextContent(/for “deposits” instead of “depossits”$/);
  expect(titles()).toEqual(['Fixed deposits', 'Gold or a fixed deposit']);
  expect(field()).toHaveValue('depossits');
  expect(location.search).toBe('?q=depossits');
});

describe('what a query is about', () => {
  test('comes first, in words that the text may not hold', async () => {
    await show('/search?q=best fd');
    expect(screen.getByRole('status')).toHaveTextContent('1 result for “best fd”');
    expect(titles()).toEqual(['Fixed deposits']);
    expect(screen.getByText('Rates of banks')).toBeInTheDocument();
  });

  test('may be a figure, which is answered with its value and its date', async () => {
    await show('/search?q=repo rate');
    const [result] = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(result).toHaveTextContent('FigureRBI repo rate5.50%since 7 October 2026');
    expect(screen.getByRole('link', { name: 'RBI repo rate' })).toHaveAttribute('href', '/figures#repo-rate');
  });

  test('may be a calculator, and says so', async () => {
    await show('/search?q=sip calculator');
    const results = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(results[0]).toHaveTextContent(/^CalculatorSIP calculator/);
  });

  test('where nothing has all words, what has most of them is shown, and it says so', async () => {
    await show('/search?q=fixed deposit schengen');
    expect(screen.getByRole('status')).toHaveTextContent(
      words.partial({ question: 'fixed deposit schengen', results: 1 }),
    );
    expect(titles()).toEqual(['Fixed deposits']);
  });

  test('is shown while the texts are on their way, and no page stands below it again', async () => {
    let arrive: () => void = () => undefined;
    const texts = { ...pages[0]!, url: '/fixed-deposits', words: 'fd rates' };
    search.mockReturnValue(new Promise((resolve) => (arrive = () => resolve({ results: [reference(texts, 'fd')] }))));
    await show('/search?q=fd');
    expect(titles()).toEqual(['Fixed deposits']);
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    arrive();
    await rest();
    expect(titles()).toEqual(['Fixed deposits']);
    expect(screen.getByRole('status')).toHaveTextContent('1 result and 1 page with these words for “fd”');
  });

  test('is not hidden by an amount', async () => {
    await show('/search?q=₹5 lakh fd for 3 years');
    expect(titles()).toEqual(['Fixed deposits']);
  });
});

describe('when something does not come', () => {
  const failure = words.failed;
  const tryAgain = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Try again' }));

  test.each([
    ['the script', () => loseFromNowOn(mockImport)],
    ['the index', () => loseFromNowOn(readEntry)],
    ['the words, which looks as if nobody wrote them', loseWords],
    ['the texts of pages', loseTexts],
    ['what pages are about', () => loseFromNowOn(mockSubjects)],
  ])('%s, it is said and can be asked for again', async (_what, lose) => {
    lose();
    await show('/search?q=gold');
    expect(screen.getByRole('status')).toHaveTextContent(failure);
    expect(titles()).toEqual([]);
    // The earlier index is not queried any more.
    await tryAgain();
    await rest();
    expect(screen.getByRole('status')).toHaveTextContent(failure);
    comeBack();
    await tryAgain();
    await rest();
    expect(screen.getByRole('status')).toHaveTextContent('2 pages with these words for “gold”');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('what hangs is given up, said, and asked for again', async () => {
    search.mockImplementation(() => new Promise(() => undefined));
    await show('/search?q=gold');
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    // On a slow network the files come within ten seconds.
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('status')).toHaveTextContent(failure);
    comeBack();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    await rest();
    expect(screen.getByRole('status')).toHaveTextContent('2 pages with these words for “gold”');
  });

  test('before anything was asked, it is fetched again for the first question', async () => {
    // The earlier index must be dropped.
    loseFromNowOn(mockImport);
    await show('/search?q=gold');
    comeBack();
    mockImport.mockRejectedValueOnce(new TypeError('offline'));
    prepare();
    await rest();
    await user.clear(field());
    await user.type(field(), '80C');
    await rest();
    expect(titles()).toEqual(['Tax Saving']);
  });

  test('the next pages, those that are there stay', async () => {
    await show('/search?q=many');
    loseTexts();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await rest();
    expect(screen.getByRole('status')).toHaveTextContent(failure);
    expect(titles()).toHaveLength(8);
  });

  test('a part of the index did not arrive, so pages with the other word are no answer', async () => {
    search.mockImplementation(() => answer('gold'));
    await show('/search?q=gold loan');
    expect(screen.getByRole('status')).toHaveTextContent(failure);
    expect(titles()).toEqual([]);
    search.mockImplementation(answer);
    await tryAgain();
    await rest();
    expect(titles()).toEqual(['Gold Loan']);
  });

  test('since the site was built anew, trying again asks the new index', async () => {
    await show('/search?q=gold');
    loseTexts();
    readEntry.mockResolvedValue(answerOf('a later build'));
    await user.clear(field());
    await user.type(field(), '80C');
    await rest();
    expect(screen.getByRole('status')).toHaveTextContent(failure);
    mockImport.mockClear();
    areTextsThere = true;
    await tryAgain();
    await rest();
    expect(mockImport).toHaveBeenCalledTimes(1);
    expect(titles()).toEqual(['Tax Saving']);
  });
});
