/** @jest-environment jsdom */
import { runInline } from '@site/tests/unit/inlineScripts';

let listening: AbortController;
/** Fetches of the display font. */
const load = jest.fn<Promise<unknown>, []>();
/** The fonts that the page may use. */
let fonts: Set<unknown>;

class FontFace {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}

  load(): Promise<unknown> {
    return load().then(() => this);
  }
}

const isUsed = (): boolean => [...fonts].some((font) => font instanceof FontFace);

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

/** @param status of a font of the device in the measures of the display font (src/css/fonts/fonts.css) */
function showsIn(status: FontFaceLoadStatus): void {
  fonts = new Set([{ family: 'Anek as Roboto', status }]);
  Object.assign(document, { fonts });
}

/** Waits for the display font and all that follows it. */
const arrives = (): Promise<unknown> => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  load.mockResolvedValue(undefined);
  Object.assign(window, { FontFace });
  // A browser's styles name it at the root, and all elements inherit it.
  document.body.style.setProperty('--anek', 'url(/assets/fonts/anek.woff2)');
  showsIn('loaded');
  listening = new AbortController();
});

afterEach(() => {
  listening.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the display font', () => {
  const heights = { stays: [60, 60], breaks: [60, 30], below: [60, 30], closed: [60, 30] } as const;

  /** Shows texts that take the same number of lines in both fonts, or fewer in the display font, on the screen and elsewhere. */
  function showTexts(markup = (id: string) => `<h2 id="${id}"></h2>`): void {
    document.body.innerHTML = Object.keys(heights).map(markup).join('');
    Object.entries(heights).forEach(([id, [before, after]]) => {
      const text = document.getElementById(id)!;
      text.getBoundingClientRect = () => new DOMRect(0, id === 'below' ? innerHeight : 0, 300, before);
      Object.defineProperty(text, 'offsetHeight', { get: () => (isUsed() ? after : before) });
      text.checkVisibility = () => id !== 'closed';
    });
  }

  const ownFont = (id: string): string => document.getElementById(id)!.style.getPropertyValue('--font-display');

  test('is asked for after the page has loaded, and used once it is there', async () => {
    let arrive = (): void => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(undefined))));
    run();
    happens('body', 'pointerdown');
    expect(load).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
    await arrives();
    expect(isUsed()).toBe(false);
    arrive();
    await arrives();
    expect([...fonts].at(-1)).toMatchObject({ family: 'Anek Latin', source: 'url(/assets/fonts/anek.woff2)' });
  });

  test('is not used once a key has gone to a place of the page, which would not be there any more', async () => {
    openPage();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
    await arrives();
    expect(isUsed()).toBe(false);
  });

  test('is not asked for where the font of the device has other measures', () => {
    showsIn('unloaded');
    openPage();
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['a text', (id: string) => `<h2 id="${id}"></h2>`],
    ['a row of buttons', (id: string) => `<main><header><div id="${id}"></div></header></main>`],
  ])('is not used for %s in sight that would have other lines', async (_what, markup) => {
    showTexts(markup);
    openPage();
    await arrives();
    expect(isUsed()).toBe(true);
    expect(ownFont('stays')).toBe('');
    expect(ownFont('breaks')).toBe('var(--font-like-display)');
    expect(ownFont('below')).toBe('');
    expect(ownFont('closed')).toBe('');
  });

  test('does not measure texts that nobody sees, which would lay them out', async () => {
    showTexts();
    const measured = jest.spyOn(document.getElementById('closed')!, 'getBoundingClientRect');
    openPage();
    await arrives();
    expect(isUsed()).toBe(true);
    expect(measured).not.toHaveBeenCalled();
  });

  test('that does not arrive leaves the page in the font of the device, without an error', async () => {
    load.mockRejectedValue(new Error('NetworkError'));
    openPage();
    await arrives();
    expect(isUsed()).toBe(false);
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
      expect(waiting()).toEqual([...firstSeven, ...named(12, PARTS), 'foot']);
      expect(idle).toHaveBeenCalledTimes(1);
      jest.runAllTimers();
      expect(idle).toHaveBeenCalledTimes(2);
      for (let frame = 2; frame <= 4; frame++) {
        becomesIdle();
        jest.runAllTimers();
      }
      expect(waiting()).toEqual(firstSeven);
      expect(idle).toHaveBeenCalledTimes(4);
    });

    test('all that is left when a visitor begins to go about in it meanwhile', () => {
      becomesIdle();
      happens('#part1', 'scroll');
      expect(waiting()).toEqual(firstSeven);
    });
  });

  test('when the page has loaded, in a browser that does not tell when it is idle', async () => {
    run();
    dispatchEvent(new Event('load'));
    expect(waiting()).toEqual(everyPart);
    jest.runAllTimers();
    await arrives();
    expect(waiting()).toEqual(firstSeven);
  });

  test.each(['has arrived', 'cannot be had'])(
    'not before the display font %s: it would be laid out once more',
    async (end) => {
      let arrive = (): void => undefined;
      let fail = (): void => undefined;
      const font = new Promise((resolve, reject) => {
        arrive = () => resolve(undefined);
        fail = () => reject(new Error('NetworkError'));
      });
      load.mockReturnValue(font);
      openPage();
      await arrives();
      expect(waiting()).toEqual(everyPart);
      if (end === 'has arrived') arrive();
      else fail();
      await arrives();
      expect(waiting()).toEqual(firstSeven);
    },
  );

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
