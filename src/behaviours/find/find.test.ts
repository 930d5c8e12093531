/** @jest-environment jsdom */
import * as words from './messages.en';
import { startFinding } from '.';

const mockSubjects = jest.fn<Promise<unknown>, []>();
jest.mock('../../search/loadSubjects', () => ({ loadSubjects: () => mockSubjects() }));

beforeEach(() => mockSubjects.mockImplementation(() => Promise.reject(new Error('offline'))));

const hidden = (): string[] => [...document.querySelectorAll('[hidden]')].map(({ id }) => id);
const status = (): string => document.querySelector('[data-found]')!.textContent;
const field = (): HTMLInputElement => document.querySelector('input')!;

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

function open(typed = ''): void {
  document.body.innerHTML = `<div data-find-list><form><input value="${typed}"></form><p data-found></p>
    <section id="news"><h2>Changed</h2></section>
    <section id="A"><section id="apr">APR the yearly cost</section><section id="accrual">Accrual of interest</section></section>
    <section id="P"><section id="ppf">PPF Also: भविष्य निधि</section></section></div>`;
  startFinding(document.querySelector<HTMLElement>('[data-find-list]')!);
}

test.each([
  ['', []],
  ['   ', []],
  ['apr', ['news', 'accrual', 'P', 'ppf']],
  ['COST yearly', ['news', 'accrual', 'P', 'ppf']],
  ['निधि', ['news', 'A', 'apr', 'accrual']],
  ['nothing', ['news', 'A', 'apr', 'accrual', 'P', 'ppf']],
])('"%s" hides %j', (text, ids) => {
  open();
  type(text);
  expect(hidden()).toEqual(ids);
});

test('it says how many are left, and nothing of an empty field', () => {
  open();
  type('interest');
  expect(status()).toBe(words.found({ count: 1 }));
  type('');
  expect(status()).toBe('');
  expect(hidden()).toEqual([]);
});

test('what was typed before it was there is answered at once', () => {
  open('ppf');
  expect(hidden()).toContain('A');
});

test('a link to another entry shows it', () => {
  open();
  type('ppf');
  const scroll = jest.fn();
  document.getElementById('apr')!.scrollIntoView = scroll;
  history.replaceState(null, '', '#apr');
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(hidden()).toEqual([]);
  expect(scroll).toHaveBeenCalled();
  expect(field().value).toBe('');
});

test('the part that is shown alone is marked, and all of them again after it', () => {
  document.body.innerHTML = `<div data-find-list><form><input></form><p data-found></p>
    <nav><a href="#all" aria-current="true">All</a><a href="#loans">Loans</a><a href="#tax">Tax</a></nav></div>`;
  const marked = (): (string | null)[] =>
    [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
  history.replaceState(null, '', '#tax');
  startFinding(document.querySelector<HTMLElement>('[data-find-list]')!);
  expect(marked()).toEqual(['Tax']);
  for (const [hash, name] of [
    ['#loans', 'Loans'],
    ['#repo-rate', 'All'],
  ] as const) {
    history.replaceState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(marked()).toEqual([name]);
  }
});

test('an entry is also found by the names that the search knows of it, in English too', async () => {
  history.replaceState(null, '', '/glossary');
  mockSubjects.mockResolvedValue({
    entries: [
      { subject: { address: '/glossary#accrual', names: ['Repo rate'] } },
      { subject: { address: '/figures#apr', names: ['Repo rate'] } },
    ],
  });
  open();
  type('repo');
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(hidden()).toEqual(['news', 'apr', 'P', 'ppf']);
});
