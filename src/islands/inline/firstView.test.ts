/** @jest-environment jsdom */
import { runInline } from '@site/tests/unit/inlineScripts';

let listening: AbortController;
const load = jest.fn<Promise<unknown>, []>();
function run(): void {
  runInline('firstView.js', listening.signal);
}

function openPage(): void {
  run();
  dispatchEvent(new Event('load'));
  jest.runAllTimers();
}

function happens(selector: string, type: string): void {
  document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}

/** @param family the device's heading font, measured in src/css/fonts/fonts.css */
function showsIn(family: string): void {
  Object.assign(document, { fonts: Object.assign([{ family, status: 'loaded' }], { load }) });
}

beforeEach(() => {
  jest.useFakeTimers();
  load.mockResolvedValue([]);
  showsIn('Anek as Roboto');
  listening = new AbortController();
});

afterEach(() => {
  listening.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete document.documentElement.dataset.face;
});

describe('the display font', () => {
  const heights = { stays: [60, 60], breaks: [60, 30], below: [60, 30] } as const;

  /** Lays out three texts: the same number of lines in both fonts, fewer in the display font, and the latter below the screen. */
  function showTexts(markup = (id: string) => `<h2 id="${id}"></h2>`): void {
    document.body.innerHTML = Object.keys(heights).map(markup).join('');
    Object.entries(heights).forEach(([id, [before, after]]) => {
      const text = document.getElementById(id)!;
      text.getBoundingClientRect = () => new DOMRect(0, id === 'below' ? innerHeight : 0, 300, before);
      Object.defineProperty(text, 'offsetHeight', {
        get: () => ('face' in document.documentElement.dataset ? after : before),
      });
    });
  }

  const ownFont = (id: string): string => document.getElementById(id)!.style.getPropertyValue('--font-display');

  test('is asked for after the page has loaded, and used once it is there', async () => {
    let arrive = (): void => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve([]))));
    run();
    happens('body', 'pointerdown');
    expect(load).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
    expect(document.documentElement).not.toHaveAttribute('data-face');
    arrive();
    await load.mock.results[0]!.value;
    expect(document.documentElement).toHaveAttribute('data-face');
  });

  test('is not used once a key has gone to a place of the page, which would not be there any more', async () => {
    openPage();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
    await load.mock.results.at(-1)!.value;
    expect(document.documentElement).not.toHaveAttribute('data-face');
  });

  test('is not asked for where the font of the device has other measures', () => {
    showsIn('Anek Latin');
    openPage();
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['a text', (id: string) => `<h2 id="${id}"></h2>`],
    ['a row of buttons', (id: string) => `<main><header><div id="${id}"></div></header></main>`],
  ])('is not used for %s in sight that would have other lines', async (_what, markup) => {
    showTexts(markup);
    openPage();
    await load.mock.results.at(-1)!.value;
    expect(ownFont('stays')).toBe('');
    expect(ownFont('breaks')).toBe('var(--font-like-display)');
    expect(ownFont('below')).toBe('');
  });

  test('does not measure texts in a deferred part below the screen, which would lay it out', async () => {
    document.documentElement.dataset.firstView = '';
    document.body.innerHTML = '<div data-later id="part"><h2 id="within"></h2></div>';
    const [part, within] = ['part', 'within'].map((id) => document.getElementById(id)!);
    part!.getBoundingClientRect = () => new DOMRect(0, innerHeight, 300, 60);
    const measured = jest.spyOn(within!, 'getBoundingClientRect');
    openPage();
    await load.mock.results.at(-1)!.value;
    expect(document.documentElement).toHaveAttribute('data-face');
    expect(measured).not.toHaveBeenCalled();
    delete document.documentElement.dataset.firstView;
  });

  test('that does not arrive leaves the page in the font of the device, without an error', async () => {
    load.mockRejectedValue(new Error('NetworkError'));
    openPage();
    await expect(load.mock.results.at(-1)!.value).rejects.toThrow('NetworkError');
    expect(document.documentElement).not.toHaveAttribute('data-face');
  });
});

describe('lays out the rest of the page', () => {
  const PARTS = 20;
  const named = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, index) => `part${from + index}`);
  /** Parts hidden at first view: all but the first seven parts of a text, and the footer. */
  const waiting = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('main > *, footer > *')]
      .filter(({ style }) => style.contentVisibility !== 'visible')
      .map(({ id }) => id);
  const firstSeven = named(1, 7);
  const everyPart = [...named(1, PARTS), 'foot'];

  beforeEach(() => {
    document.documentElement.dataset.firstView = '';
    const parts = named(1, PARTS).map((id) => `<p id="${id}"></p>`);
    document.body.innerHTML = `
      <nav><a id="place" href="#part9"></a><a id="elsewhere" href="/blog"></a></nav>
      <main class="prose">${parts.join('')}</main><footer><div id="foot" data-later></div></footer>`;
  });

  describe('when the page has loaded and the browser has nothing else to do', () => {
    const idle = jest.fn<undefined, [() => void]>();
    const becomesIdle = (): void => idle.mock.lastCall?.[0]();

    beforeEach(() => {
      idle.mockReset();
      Object.assign(window, { requestIdleCallback: idle });
      openPage();
    });

    afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

    test('a few parts at a time, the next ones when a frame has been painted', () => {
      expect(waiting()).toEqual(everyPart);
      becomesIdle();
      expect(waiting()).toEqual([...firstSeven, ...named(16, PARTS), 'foot']);
      expect(idle).toHaveBeenCalledTimes(1);
      jest.runAllTimers();
      expect(idle).toHaveBeenCalledTimes(2);
      becomesIdle();
      expect(waiting()).toEqual(firstSeven);
      jest.runAllTimers();
      expect(idle).toHaveBeenCalledTimes(2);
    });

    test('all that is left when a visitor begins to go about in it meanwhile', () => {
      becomesIdle();
      happens('#part1', 'scroll');
      expect(waiting()).toEqual(firstSeven);
    });
  });

  test('when the page has loaded, in a browser that does not tell when it is idle', () => {
    run();
    dispatchEvent(new Event('load'));
    expect(waiting()).toEqual(everyPart);
    jest.runAllTimers();
    expect(waiting()).toEqual(firstSeven);
  });

  test.each([
    ['#part1', 'keydown'],
    ['#part1', 'scroll'],
    ['#place', 'click'],
  ])('at once when a visitor goes about in it: %s, %s', (selector, type) => {
    run();
    happens(selector, type);
    expect(waiting()).toEqual(firstSeven);
  });

  test('not where all of it was laid out from the beginning', () => {
    delete document.documentElement.dataset.firstView;
    openPage();
    expect(waiting()).toEqual(everyPart);
  });

  test.each([
    ['#part1', 'click'],
    ['#elsewhere', 'click'],
    ['#place', 'pointerdown'],
  ])('not for a tap that could be answered sooner: %s, %s', (selector, type) => {
    run();
    happens(selector, type);
    expect(waiting()).toEqual(everyPart);
  });
});
