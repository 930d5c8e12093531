/** @jest-environment jsdom */
/** The behaviours as used by a page: started together, and triggered by a click or a form. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { THEME_STORAGE_KEY } from '../content/themeStorage';
import { startBehaviours } from '.';
import { revealShareSheet } from './share';

const region = '<div role="status" aria-live="polite" data-notices></div>';
const notice = (): HTMLElement => screen.getByRole('status');

function show(html: string): void {
  document.body.innerHTML = html + region;
}

/** Adds something that jsdom lacks, until the test ends. */
function provide(name: 'clipboard' | 'share', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeAll(() => startBehaviours([]));

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
  history.replaceState(null, '', '/');
});

describe('scroll-to', () => {
  const link = '<a href="#cards-list" data-behaviour="scroll-to">View Top Cards</a>';

  test('leaves the scrolling to the browser', async () => {
    show(`${link}<div id="cards-list"></div>`);
    const click = jest.fn((event: Event) => event.defaultPrevented);
    addEventListener('click', click);
    await userEvent.click(screen.getByRole('link'));
    removeEventListener('click', click);
    expect(click).toHaveReturnedWith(false);
    expect(notice()).toBeEmptyDOMElement();
  });

  test('says so when the page has no list', async () => {
    show(link);
    await userEvent.click(screen.getByRole('link'));
    expect(notice()).toHaveTextContent('FYI – No card list found on this page.');
    expect(location.hash).toBe('');
  });
});

describe('newsletter', () => {
  const form = `<form data-behaviour="newsletter">
    <label>Email <input type="email" name="email" required></label><button>Subscribe</button></form>`;

  test('thanks for an address, sends nothing and empties the field', async () => {
    show(form);
    const submit = jest.fn((event: Event) => event.defaultPrevented);
    addEventListener('submit', submit);
    await userEvent.type(screen.getByRole('textbox'), 'asha@example.in');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    removeEventListener('submit', submit);
    expect(notice()).toHaveTextContent('Subscribed!');
    expect(notice()).toHaveTextContent('Thank you');
    expect(document.querySelector('[data-notice-kind="success"]')).toHaveTextContent('Subscribed!');
    expect(submit).toHaveReturnedWith(true);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  test.each(['', 'asha', 'asha@'])('the browser refuses %p', async (address) => {
    show(form);
    if (address) await userEvent.type(screen.getByRole('textbox'), address);
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(notice()).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox')).toBeInvalid();
  });
});

describe('share', () => {
  const button = '<button type="button" data-behaviour="share">Share</button>';
  const address = `${location.origin}/blog/sip-vs-lump-sum`;

  beforeEach(() => history.replaceState(null, '', '/blog/sip-vs-lump-sum?utm_source=mail#top'));

  test('copies the address without the query and the place on the page', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    provide('clipboard', { writeText });
    show(button);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(notice()).toHaveTextContent('Link Copied!'));
    expect(writeText).toHaveBeenCalledWith(address);
  });

  test.each([
    ['refuses', { writeText: () => Promise.reject(new Error('not allowed')) }],
    ['is empty, as in some apps', undefined],
  ])('shows the address to copy by hand where the clipboard %s', async (_how, clipboard) => {
    provide('clipboard', clipboard);
    show(button);
    screen.getByRole('button', { name: 'Share' }).click();
    await waitFor(() => expect(notice()).toHaveTextContent(address));
    expect(notice()).not.toHaveTextContent('Link Copied!');
  });

  test('shows the address where the browser has no clipboard', () => {
    show(button);
    expect('clipboard' in navigator).toBe(false);
    screen.getByRole('button', { name: 'Share' }).click();
    expect(notice()).toHaveTextContent(address);
  });

  test('a result is shared with the numbers behind the hash', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    provide('clipboard', { writeText });
    history.replaceState(null, '', '/home-loans?utm=x#amount=4000000');
    document.body.innerHTML = '<button type="button" data-behaviour="share" data-share-hash>Share</button>';
    await userEvent.click(screen.getByRole('button'));
    expect(writeText).toHaveBeenCalledWith('http://localhost/home-loans#amount=4000000');
    history.replaceState(null, '', '/');
  });

  const sheetButton = '<button type="button" data-behaviour="share-sheet" hidden>Send</button>';

  test('the button for the share sheet stays away where there is none', () => {
    show(sheetButton);
    revealShareSheet();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });

  test('the share sheet gets title and address, and closing it is no error', async () => {
    const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    provide('share', share);
    document.title = 'SIP or lump sum?';
    show(sheetButton);
    revealShareSheet();
    screen.getByRole('button', { name: 'Send' }).click();
    await Promise.resolve();
    expect(share).toHaveBeenCalledWith({ title: 'SIP or lump sum?', url: address });
    expect(notice()).toBeEmptyDOMElement();
  });
});

describe('theme', () => {
  const button = '<button type="button" data-behaviour="theme">Switch between light and dark</button>';
  const root = document.documentElement;
  const toggle = (): Promise<void> => userEvent.click(screen.getByRole('button'));

  beforeEach(() => {
    localStorage.clear();
    show(button);
  });

  test.each([
    ['light', 'light', 'dark', 'dark'],
    ['light', undefined, 'dark', 'dark'],
    ['light', 'dark', 'light', null],
    ['dark', 'dark', 'light', 'light'],
    ['dark', 'light', 'dark', null],
  ])('where the system is %s, turns %p into %p and stores %p', async (system, before, after, stored) => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: system === 'dark' } as MediaQueryList);
    if (before) root.dataset.theme = before;
    else delete root.dataset.theme;
    await toggle();
    expect(root).toHaveAttribute('data-theme', after);
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe(stored);
  });

  test('back at the setting of the system, the page follows it again', async () => {
    root.dataset.theme = 'light';
    await toggle();
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
    await toggle();
    expect(root).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
  });

  test('follows the choice made in another tab', () => {
    root.dataset.theme = 'light';
    dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: 'dark' }));
    expect(root).toHaveAttribute('data-theme', 'dark');
    dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'light' }));
    expect(root).toHaveAttribute('data-theme', 'dark');
    dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: null }));
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  test('works where the browser stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    root.dataset.theme = 'light';
    await toggle();
    expect(root).toHaveAttribute('data-theme', 'dark');
  });
});
