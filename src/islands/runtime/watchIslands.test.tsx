import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { runLoader } from '@site/tests/unit/inlineScripts';
import { useTurns } from '../../machines/fields/hooks/useTurns';
import { watchIslands } from './watchIslands';

const mockLoad = jest.fn<Promise<{ readonly default: unknown }>, []>();
const loaders = { Calculator: () => mockLoad() };

/** What watches each element of the page, which is out of sight until a test scrolls there. */
const watching = new Map<Element, (entries: { readonly isIntersecting: boolean }[]) => void>();

class Viewport {
  constructor(private readonly report: (entries: { readonly isIntersecting: boolean }[]) => void) {}
  observe(target: Element): void {
    watching.set(target, this.report);
  }
  disconnect(): void {
    watching.clear();
  }
}

function scrollTo(target: Element): void {
  dispatchEvent(new Event('scroll'));
  watching.get(target)?.([{ isIntersecting: true }]);
}

/** A button, a field, and parts that need no island. */
function Island(): ReactNode {
  const [count, setCount] = useState(0);
  const turns = useTurns<HTMLDivElement>(({ type }) => type === 'press' && setCount((before) => before + 1));
  return (
    <div {...turns}>
      <button type="button">
        <svg data-testid="icon" /> Count
      </button>
      <p data-testid="count">{count}</p>
      <input aria-label="Words" />
      <a href="#chosen">Link</a>
      <button type="button" data-behaviour="share">
        Share
      </button>
      <p data-island-plain>
        <a href="#plain">Plain</a> <span>text</span>
      </p>
    </div>
  );
}

let listening: AbortController;
let early: PaisaDishaEarly;
const renamed = jest.fn();

/** Loads the runtime. */
function start(): void {
  early.handOver();
  watchIslands(loaders, early, renamed);
}

afterEach(() => listening.abort());

function showIsland(attributes = ''): HTMLElement {
  const html = renderToString(<Island />, { identifierPrefix: 'x' });
  listening = new AbortController();
  early = runLoader(
    `<div data-island="Calculator" data-island-id="x" data-island-status="waiting" data-island-props="{}" ${attributes}>${html}</div>`,
    listening.signal,
  );
  return document.querySelector('[data-island]')!;
}

/** Holds the island's code back until the test releases it. */
function slowNetwork(): { arrive(): void; fail(): void } {
  let settle: (result: { readonly default: unknown } | undefined) => void;
  mockLoad.mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        settle = (result) => (result ? resolve(result) : reject(new Error('offline')));
      }),
  );
  return { arrive: () => settle({ default: Island }), fail: () => settle(undefined) };
}

async function untilAwake(root: HTMLElement): Promise<void> {
  await waitFor(() => expect(root).toHaveAttribute('data-island-status', 'live'));
  await new Promise((done) => setTimeout(done));
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

// React schedules its work here as in a browser, because the tests are about the order of events.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Viewport });
  mockLoad.mockImplementation(() => Promise.resolve({ default: Island }));
  history.replaceState(null, '', '/');
});

describe('when it wakes', () => {
  test('when it comes near the viewport, once', async () => {
    const root = showIsland();
    start();
    scrollTo(root);
    scrollTo(root);
    await untilAwake(root);
    await userEvent.click(button('Count'));
    expect(screen.getByTestId('count')).toHaveTextContent('1');
    expect(mockLoad).toHaveBeenCalledTimes(1);
  });

  test.each(['pointerdown', 'pointerover', 'focusin', 'input'])('at the first touch: %s', async (type) => {
    const root = showIsland();
    start();
    button('Count').dispatchEvent(new Event(type, { bubbles: true }));
    button('Count').dispatchEvent(new Event(type, { bubbles: true }));
    await untilAwake(root);
    expect(mockLoad).toHaveBeenCalledTimes(1);
  });

  test('one that waits for a touch stays asleep in the viewport, and for what is plain or a behaviour’s', async () => {
    const root = showIsland('data-island-when="touched"');
    start();
    scrollTo(root);
    screen.getByText('text').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button('Share').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(mockLoad).not.toHaveBeenCalled();
    button('Count').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await untilAwake(root);
  });

  test.each(['/?category=Loans', '/#faq&category=Loans'])('at once when the address asks: %s', async (address) => {
    history.replaceState(null, '', address);
    const root = showIsland('data-island-when="touched" data-island-address="category q"');
    start();
    await untilAwake(root);
  });

  test('when a link within the page asks', async () => {
    const root = showIsland('data-island-when="touched" data-island-address="category q"');
    start();
    history.replaceState(null, '', '/#category=Loans');
    dispatchEvent(new Event('hashchange'));
    await untilAwake(root);
  });
});

describe('what was done before', () => {
  test.each([
    ['while the code was on its way', true],
    ['before any of it was there', false],
  ])('is answered once, and a click meets what the one before it has changed: %s', async (_when, isStarted) => {
    const root = showIsland();
    const network = slowNetwork();
    if (isStarted) start();
    await userEvent.tripleClick(screen.getByTestId('icon'));
    if (!isStarted) start();
    expect(screen.getByTestId('count')).toHaveTextContent('0');
    network.arrive();
    await untilAwake(root);
    expect(screen.getByTestId('count')).toHaveTextContent('3');
    await userEvent.click(button('Count'));
    expect(screen.getByTestId('count')).toHaveTextContent('4');
  });

  test.each(['Link', 'Plain'])('a link is the browser’s own, and not followed twice: %s', async (name) => {
    const root = showIsland();
    start();
    const network = slowNetwork();
    scrollTo(root);
    await userEvent.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(location.hash).toBe(name === 'Link' ? '#chosen' : '#plain'));
    history.replaceState(null, '', '/');
    network.arrive();
    await untilAwake(root);
    expect(location.hash).toBe('');
  });

  test('a click elsewhere wakes nothing', async () => {
    const root = showIsland();
    root.insertAdjacentHTML('afterend', '<button type="button">Elsewhere</button>');
    await userEvent.click(button('Elsewhere'));
    start();
    expect(root).toHaveAttribute('data-island-status', 'waiting');
  });
});

describe('when its code does not arrive', () => {
  const words = (): string | undefined => document.querySelector('[data-island-note]')?.textContent;

  test('it says so, keeps what is shown and entered, and the next touch tries again under other names', async () => {
    const root = showIsland();
    start();
    const network = slowNetwork();
    await userEvent.click(button('Count'));
    await userEvent.type(screen.getByRole('textbox'), 'gold');
    network.fail();
    await waitFor(() => expect(root).toHaveAttribute('data-island-status', 'failed'));
    expect(words()).toContain('did not load');
    expect(screen.getByTestId('count')).toHaveTextContent('0');
    expect(screen.getByRole('textbox')).toHaveValue('gold');
    expect(renamed).toHaveBeenCalledTimes(1);

    await userEvent.click(button('Try again'));
    await untilAwake(root);
    expect(words()).toBeUndefined();
    expect(screen.getByTestId('count')).toHaveTextContent('1');
    expect(screen.getByRole('textbox')).toHaveValue('gold');
  });

  test('it goes on trying by itself, and says nothing where nobody has touched it yet', async () => {
    const root = showIsland();
    start();
    mockLoad.mockRejectedValueOnce(new Error('offline'));
    scrollTo(root);
    await waitFor(() => expect(mockLoad).toHaveBeenCalledTimes(1));
    expect(words()).toBeUndefined();
    await waitFor(() => expect(root).toHaveAttribute('data-island-status', 'live'), { timeout: 3000 });
  });
});

test('an island that throws says so, and its button tries again', async () => {
  Object.assign(globalThis, { reportError: jest.fn() });
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = showIsland();
  let isBroken = true;
  const Breaks = (): ReactNode => {
    if (isBroken) throw new Error('no such figure');
    return <Island />;
  };
  mockLoad.mockImplementation(() => Promise.resolve({ default: Breaks }));
  start();
  button('Count').click();
  button('Count').dispatchEvent(new Event('focusin', { bubbles: true }));
  await waitFor(() => expect(root).toHaveAttribute('data-island-status', 'broken'));
  expect(root).toHaveTextContent('Unexpected Application Error! This part stopped working');
  expect(screen.getByTestId('count')).toHaveTextContent('0');
  // A touch alone would take the page from under the visitor's fingers again.
  await userEvent.type(screen.getByRole('textbox'), 'gold');
  expect(root).toHaveAttribute('data-island-status', 'broken');
  isBroken = false;
  await userEvent.click(button('Try again'));
  await untilAwake(root);
  expect(screen.getByRole('textbox')).toHaveValue('gold');
  complaints.mockRestore();
});
