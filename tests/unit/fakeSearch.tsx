/** The search of the site over a few made-up pages and subjects, in time that passes when a test says so. Its files can be lost. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { indexOf, type Index } from '../../src/search/subjectIndex';
import type { Subject } from '../../src/search/subjects';
import type { Pagefind, Reference } from '../../src/search/SiteSearch/importPagefind';
import SiteSearch, { prepare } from '../../src/search/SiteSearch/SiteSearch.island';

// cspell:ignore pmfby

export { prepare };

const mockImport = jest.fn<Promise<Pagefind>, []>();
const mockSubjects = jest.fn<Promise<Index>, []>();

jest.mock('../../src/content/navigation.yml', () => jest.requireActual<object>('./navigation'));
jest.mock('../../src/search/SiteSearch/importPagefind', () => ({ importPagefind: () => mockImport() }));
jest.mock('../../src/search/loadSubjects', () => ({ loadSubjects: () => mockSubjects() }));

interface Page {
  readonly url: string;
  readonly title: string;
  readonly words: string;
}

export const pages: readonly Page[] = [
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

/** What is on the host. */
export const host = { hasTexts: true };

const isIn = (text: string, word: string): boolean => text.toLowerCase().split(' ').includes(word.toLowerCase());

/** A page as Pagefind finds it. @param text of which the page has words */
export function reference({ url, title, words }: Page, text: string): Reference {
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
  return { data: () => (host.hasTexts ? Promise.resolve(found) : Promise.reject(new TypeError('offline'))) };
}

/** What Pagefind answers. */
export function answer(text: string): Promise<{ readonly results: readonly Reference[] }> {
  const found = pages.filter(({ words }) => words.toLowerCase().includes(text.toLowerCase()));
  return Promise.resolve({ results: found.map((page) => reference(page, text)) });
}

const nothing = (): Promise<void> => Promise.resolve();
export const search = jest.fn(answer);
export const readEntry = jest.fn<Promise<object>, []>();
export { mockImport as importScript, mockSubjects as readSubjects };

export const entryOf = (build: string): object => ({ ok: true, text: () => Promise.resolve(build) });

/** All files of the search can be fetched. */
export function comeBack(): void {
  host.hasTexts = true;
  search.mockImplementation(answer);
  mockImport.mockResolvedValue({ options: nothing, init: nothing, destroy: nothing, search: (text) => search(text) });
  readEntry.mockResolvedValue(entryOf('one build'));
  mockSubjects.mockResolvedValue(indexOf({ subjects, ignored: ['best'], defining: [], synonyms: [] }));
}

export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

export const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search all pages and articles' });
export const titles = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Runs the debounce and everything after it. */
export const rest = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(1000));

export function open(address: string): void {
  history.replaceState(null, '', address);
  render(<SiteSearch />);
}

/** Opens the search, and waits for what it shows in the end. */
export async function show(address: string): Promise<void> {
  open(address);
  await rest();
}

beforeEach(() => {
  jest.useFakeTimers();
  comeBack();
  Object.assign(globalThis, { fetch: readEntry });
});

afterEach(() => jest.useRealTimers());
