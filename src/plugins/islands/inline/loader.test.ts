import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = readFileSync(path.join(__dirname, 'loader.js'), 'utf8')
  .replace('SCRIPT_URLS', "['/assets/js/islands.js', '/assets/js/runtime~islands.js']")
  .replace('REACT_URLS', "['/assets/js/islands-react.js']");

/** Runs the loader as a page does whose state is `readyState`; what it listens to is taken away after the test. */
let listening: AbortController;
function run(readyState: DocumentReadyState): void {
  const { signal } = listening;
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const listen = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions): void =>
    addEventListener(type, listener, { ...(typeof options === 'boolean' ? { capture: options } : options), signal });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is a script, not a module
  new Function('addEventListener', source)(listen);
}

const loaded = (): string[] => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

function happens(selector: string, type: string, options: EventInit = {}): Event {
  const event = new Event(type, { bubbles: true, cancelable: true, ...options });
  document.querySelector(selector)!.dispatchEvent(event);
  return event;
}

function clicks(selector: string, keys: MouseEventInit = {}): Event {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  document.querySelector(selector)!.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  jest.useFakeTimers();
  listening = new AbortController();
  document.head.replaceChildren();
  document.body.innerHTML = `
    <button id="share" data-behaviour="share"><span id="icon"></span></button>
    <form id="newsletter" data-behaviour="newsletter"></form>
    <div data-island="ArticleFilter">
      <form id="search"></form><button id="more"></button>
      <a id="filter" href="#loans"><span id="name"></span></a>
      <a id="tab" href="#tab" target="_blank"></a><a id="file" href="#file" download></a>
      <p data-island-plain><a id="article" href="#article"></a></p>
      <a id="shared" href="#shared" data-behaviour="share"></a>
    </div>
    <a id="elsewhere" href="#elsewhere"></a>
    <form id="foreign"></form>
    <p id="text"></p>`;
});

afterEach(() => {
  listening.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete window.paisaDishaEarly;
  delete document.documentElement.dataset.face;
});

const everything = ['/assets/js/islands.js', '/assets/js/runtime~islands.js'];

test('asks for the display face after the page has loaded, and not before', () => {
  run('loading');
  happens('#text', 'pointerdown');
  expect(document.documentElement).not.toHaveAttribute('data-face');
  dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(document.documentElement).toHaveAttribute('data-face');
});

describe('loads the scripts once', () => {
  test('after the page has loaded', () => {
    run('loading');
    jest.runAllTimers();
    expect(loaded()).toEqual([]);
    dispatchEvent(new Event('load'));
    expect(loaded()).toEqual([]);
    jest.runAllTimers();
    expect(loaded()).toEqual(everything);
  });

  test('soon, when the page had loaded before', () => {
    run('complete');
    expect(loaded()).toEqual([]);
    jest.runAllTimers();
    expect(loaded()).toEqual(everything);
  });

  test.each(['pointerdown', 'keydown'])('at the first touch: %s', (type) => {
    run('loading');
    happens('#text', type);
    expect(loaded()).toEqual(everything);
    happens('#text', type);
    happens('#share', 'click');
    dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(loaded()).toEqual(everything);
  });

  test('at a click that a script answers, as a switch or a screen reader makes it: without a touch', () => {
    run('loading');
    happens('#share', 'click');
    expect(loaded()).toEqual(everything);
  });
});

describe('fetches React', () => {
  const react = '/assets/js/islands-react.js';

  test.each([
    ['#more', 'pointerdown'],
    ['#name', 'pointerdown'],
    ['#search', 'keydown'],
    ['#more', 'click'],
    ['#search', 'submit'],
  ])('once, at a touch that is meant for an island: %s, %s', (selector, type) => {
    run('loading');
    happens(selector, type);
    happens(selector, type);
    expect(loaded()).toEqual([...everything, react]);
  });

  test('also when the other scripts are on their way', () => {
    run('complete');
    jest.runAllTimers();
    happens('#filter', 'pointerdown');
    expect(loaded()).toEqual([...everything, react]);
  });

  test.each(['#share', '#elsewhere', '#article', '#shared'])('not where no island answers: %s', (selector) => {
    run('loading');
    happens(selector, 'pointerdown');
    expect(loaded()).toEqual(everything);
  });

  test.each([
    ['?category=Loans', [...everything, react]],
    ['?utm_source=mail&q=', [...everything, react]],
    ['?utm_source=mail', []],
    ['', []],
  ])('with the other scripts and at once where the address asks an island for something: %s', (search, scripts) => {
    document.querySelector<HTMLElement>('[data-island]')!.dataset.islandQuery = 'category q';
    history.replaceState(null, '', `/${search}`);
    run('loading');
    expect(loaded()).toEqual(scripts);
  });

  test('not any more when the loader of islands is there, which does it by itself', () => {
    run('complete');
    jest.runAllTimers();
    window.paisaDishaEarly?.handOver();
    happens('#more', 'pointerdown');
    expect(loaded()).toEqual(everything);
  });

  test('leaves nothing in the page of a script that did not come', () => {
    run('loading');
    happens('#more', 'pointerdown');
    happens('script[src*="react"]', 'error');
    expect(loaded()).toEqual(everything);
  });
});

test('asks for a script that did not come at the next touch', () => {
  run('complete');
  jest.runAllTimers();
  happens('script[src*="/islands.js"]', 'error');
  expect(loaded()).toEqual(['/assets/js/runtime~islands.js']);
  happens('#text', 'pointerdown');
  expect(loaded()).toEqual(['/assets/js/runtime~islands.js', '/assets/js/islands.js']);
});

describe('lays out the rest of the page', () => {
  const PARTS = 20;
  const named = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, index) => `part${from + index}`);
  /** What waits at first view: all but the first seven parts of a text, and the footer. */
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
      run('complete');
      jest.runAllTimers();
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
    run('complete');
    expect(waiting()).toEqual(everyPart);
    jest.runAllTimers();
    expect(waiting()).toEqual(firstSeven);
  });

  test.each([
    ['#part1', 'keydown'],
    ['#part1', 'scroll'],
    ['#place', 'click'],
  ])('at once when a visitor goes about in it: %s, %s', (selector, type) => {
    run('loading');
    happens(selector, type);
    expect(waiting()).toEqual(firstSeven);
  });

  test('not where all of it was laid out from the beginning', () => {
    delete document.documentElement.dataset.firstView;
    run('complete');
    jest.runAllTimers();
    expect(waiting()).toEqual(everyPart);
  });

  test.each([
    ['#part1', 'click'],
    ['#elsewhere', 'click'],
    ['#place', 'pointerdown'],
  ])('not for a tap that could be answered sooner: %s, %s', (selector, type) => {
    run('loading');
    happens(selector, type);
    expect(waiting()).toEqual(everyPart);
  });
});

describe('keeps what a visitor did before', () => {
  test('clicks and forms that a behaviour or an island answers, oldest first', () => {
    run('loading');
    const kept = [
      happens('#icon', 'click'),
      happens('#newsletter', 'submit'),
      happens('#more', 'click'),
      happens('#search', 'submit'),
    ];
    happens('#text', 'click');
    happens('#foreign', 'submit');
    expect(window.paisaDishaEarly?.handOver()).toEqual(kept);
  });

  test.each([
    ['#newsletter', 'submit', true],
    ['#search', 'submit', true],
    ['#foreign', 'submit', false],
    ['#share', 'click', false],
    ['#more', 'click', false],
    ['#filter', 'click', true],
    ['#name', 'click', true],
    ['#tab', 'click', false],
    ['#file', 'click', false],
    ['#article', 'click', false],
    ['#shared', 'click', false],
    ['#elsewhere', 'click', false],
  ])('%s: the default of a %s is prevented: %s', (selector, type, prevented) => {
    run('loading');
    expect(happens(selector, type).defaultPrevented).toBe(prevented);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a link with %s is the browser’s own', (key) => {
    run('loading');
    expect(clicks('#filter', { [key]: true }).defaultPrevented).toBe(false);
  });

  test('a link that was held back is followed when nobody has asked for it in time', () => {
    run('loading');
    clicks('#filter');
    jest.advanceTimersByTime(1900);
    expect(location.hash).toBe('');
    jest.advanceTimersByTime(200);
    expect(location.hash).toBe('#loans');
  });

  test('a link that was handed over is not followed', () => {
    run('loading');
    clicks('#filter');
    clicks('#name');
    expect(window.paisaDishaEarly?.handOver()).toHaveLength(2);
    jest.runAllTimers();
    expect(location.hash).toBe('');
  });

  test('hands over once, and then leaves everything to those who asked', () => {
    run('loading');
    happens('#share', 'click');
    expect(window.paisaDishaEarly?.handOver()).toHaveLength(1);
    expect(happens('#newsletter', 'submit').defaultPrevented).toBe(false);
    expect(window.paisaDishaEarly?.handOver()).toHaveLength(1);
  });

  test('an event that no element of the page sent is none of its business', () => {
    run('loading');
    const broken = jest.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', broken);
    document.dispatchEvent(new Event('click'));
    removeEventListener('error', broken);
    expect(broken).not.toHaveBeenCalled();
  });
});
