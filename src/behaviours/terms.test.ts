/** @jest-environment jsdom */
/** Glossary terms in use: hovered, focused, tapped. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FETCH_TIMEOUT_MS } from '../machines/fields/fetching/within';
import { startTerms } from './terms';

const word = (name: string): HTMLElement => screen.getByRole('link', { name });
const note = (): HTMLElement | null => document.getElementById('term-note');
const answer = jest.fn<Promise<Partial<Response>>, []>();

/** jsdom has neither popovers nor a screen. */
const showPopover = jest.fn();

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'showPopover', { value: showPopover, configurable: true });
  Object.defineProperty(window, 'fetch', { value: answer, configurable: true });
  startTerms();
});

beforeEach(() => {
  answer.mockClear();
  document.body.innerHTML = `<p>The <a href="/glossary#apr" data-term="apr">APR</a> or
    <a href="/glossary#nav" data-term="nav">NAV</a>. <button type="button">Elsewhere</button></p>`;
});

afterEach(async () => {
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
  expect(note()).toBeNull();
});

const meanings = {
  apr: { name: 'APR, Annual Percentage Rate', short: 'The yearly cost of a loan.' },
  nav: { name: 'NAV', short: 'The price of one unit.' },
};
const found = () => Promise.resolve({ ok: true, json: () => Promise.resolve(meanings) });
const lost = () => Promise.reject(new TypeError('offline'));

test('a tap learns that the sentence does not come, although the hover before it has asked already', async () => {
  answer.mockImplementation(lost);
  const { explain } = await import('./termNote');
  const link = word('NAV') as HTMLAnchorElement;
  const [hover, tap] = await Promise.allSettled([
    explain(link, new MouseEvent('mouseover')),
    explain(link, new MouseEvent('click')),
  ]);
  expect([hover.status, tap.status]).toEqual(['rejected', 'rejected']);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a tap learns within seconds that a network hangs, so that it can follow the link instead', async () => {
  jest.useFakeTimers();
  answer.mockImplementation(() => new Promise(() => undefined));
  const { explain } = await import('./termNote');
  const asked = expect(explain(word('APR') as HTMLAnchorElement, new MouseEvent('click'))).rejects.toThrow('No answer');
  await jest.advanceTimersByTimeAsync(FETCH_TIMEOUT_MS);
  await asked;
  jest.useRealTimers();
});

test('when the sentence does not come, the page stays as it is, and the next visit asks again', async () => {
  answer.mockImplementation(lost);
  await userEvent.hover(word('APR'));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(note()).toBeNull();
  answer.mockImplementation(found);
  await userEvent.unhover(word('APR'));
  await userEvent.hover(word('APR'));
  await waitFor(() => expect(note()).toBeInTheDocument());
});

test('somebody who has moved on finds no note over what they do now, however late the sentence comes', async () => {
  let arrive = (): void => undefined;
  answer.mockImplementation(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return found();
  });
  // The tests before have fetched the sentences.
  jest.resetModules();
  await userEvent.tab();
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  arrive();
  await new Promise((later) => setTimeout(later, 50));
  expect(note()).toBeNull();
  await userEvent.tab({ shift: true });
  await waitFor(() => expect(note()).toHaveTextContent('The price of one unit.'));
});

describe('with the sentences', () => {
  beforeEach(() => answer.mockImplementation(found));

  test('a word that is pointed at is explained right behind it, with the way to more', async () => {
    await userEvent.hover(word('APR'));
    await waitFor(() => expect(word('APR')).toHaveAccessibleDescription(/The yearly cost of a loan/));
    expect(note()).toHaveTextContent('APR, Annual Percentage Rate');
    expect(within(note()!).getByRole('link', { name: 'More in the glossary' })).toHaveAttribute(
      'href',
      'http://localhost/glossary#apr',
    );
    expect(word('APR').nextElementSibling).toBe(note());
  });

  test('a word that runs over two lines is explained at the part that is pointed at', async () => {
    const link = word('APR');
    const parts = [new DOMRect(400, 100, 60, 20), new DOMRect(20, 130, 50, 20)];
    link.getClientRects = () => parts as unknown as DOMRectList;
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 1024, configurable: true });
    await userEvent.pointer({ target: link, coords: { clientX: 430, clientY: 110 } });
    await waitFor(() => expect(note()).toHaveStyle({ left: '400px', top: '124px' }));
    await userEvent.unhover(link);
    await waitFor(() => expect(note()).toBeNull());
    await userEvent.tab();
    await waitFor(() => expect(note()).toHaveStyle({ left: '20px', top: '154px' }));
  });

  test('the note stays while the pointer is on it, and goes with it', async () => {
    await userEvent.hover(word('APR'));
    await waitFor(() => expect(note()).toBeInTheDocument());
    await userEvent.unhover(word('APR'));
    await userEvent.hover(note()!);
    await new Promise((later) => setTimeout(later, 400));
    expect(note()).toBeInTheDocument();
    await userEvent.unhover(note()!);
    await waitFor(() => expect(note()).toBeNull());
  });

  test('the focus shows it, moves on into it, and takes it away', async () => {
    await userEvent.tab();
    await waitFor(() => expect(note()).toBeInTheDocument());
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'More in the glossary' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(note()).toHaveTextContent('The price of one unit.'));
  });

  test('Escape puts it away and gives the focus back to the word', async () => {
    await userEvent.tab();
    await waitFor(() => expect(note()).toBeInTheDocument());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(note()).toBeNull();
    expect(word('APR')).toHaveFocus();
  });

  test('one note at a time', async () => {
    await userEvent.hover(word('APR'));
    await waitFor(() => expect(note()).toBeInTheDocument());
    await userEvent.hover(word('NAV'));
    await waitFor(() => expect(note()).toHaveTextContent('The price of one unit.'));
    expect(document.querySelectorAll('[data-term-note]')).toHaveLength(1);
  });
});
