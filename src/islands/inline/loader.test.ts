/** @jest-environment jsdom */
import { ENTRY_SCRIPT, REACT_SCRIPT, runInline, runLoader } from '@site/tests/unit/inlineScripts';

const PAGE = `
  <button id="share" data-behaviour="share"><span id="icon"></span></button>
  <form id="newsletter" data-behaviour="newsletter"><input id="email" /></form>
  <a id="list" href="#list" data-behaviour="scroll-to"></a>
  <div data-island="ArticleFilter" data-island-status="waiting" data-island-address="category q">
    <form id="search"><div id="field" data-field><label>Words <input id="words" type="search" name="q" /></label></div></form>
    <button id="more"></button>
    <a id="filter" href="#loans"><span id="name"></span></a>
    <a id="tab" href="#tab" target="_blank"></a><a id="file" href="#file" download></a>
    <p data-island-plain><a id="article" href="#article"></a></p>
    <a id="shared" href="#shared" data-behaviour="share"></a>
  </div>
  <a id="elsewhere" href="#elsewhere"></a>
  <form id="foreign"></form>
  <p id="text"></p>`;

let listening: AbortController;
let early: PaisaDishaEarly;

function run(html = PAGE): void {
  early = runLoader(html, listening.signal);
}

const find = (selector: string): HTMLInputElement => document.querySelector<HTMLInputElement>(selector)!;
const island = (): HTMLElement => find('[data-island]');
const requested = (): string[] =>
  [...document.head.querySelectorAll('script')].map(({ src }) => src.replace(location.origin, ''));
const words = (): string | undefined => document.querySelector('[data-island-note]')?.textContent;

function happens(selector: string, type: string): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  find(selector).dispatchEvent(event);
  return event;
}

function clicks(selector: string, keys: MouseEventInit = {}): Event {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  find(selector).dispatchEvent(event);
  return event;
}

/** Settles all pending scripts: they load or fail. Their effect is up to the test. */
async function settle(type: 'load' | 'error'): Promise<void> {
  document.head.querySelectorAll('script').forEach((script) => script.dispatchEvent(new Event(type)));
  await jest.advanceTimersByTimeAsync(0);
}

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

/** The page currently on the host. */
let published = '';

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  jest.useFakeTimers();
  listening = new AbortController();
  document.head.replaceChildren();
  published = ENTRY_SCRIPT;
  Object.assign(globalThis, { fetch: () => Promise.resolve({ text: () => Promise.resolve(published) }) });
});

afterEach(() => {
  listening.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete window.islandsEarly;
});

describe('fetches the scripts', () => {
  test('once, after the page has loaded and its first frame is painted', () => {
    run();
    expect(requested()).toEqual([]);
    dispatchEvent(new Event('load'));
    jest.advanceTimersToNextFrame();
    expect(requested()).toEqual([]);
    jest.advanceTimersToNextFrame();
    expect(requested()).toEqual([ENTRY_SCRIPT]);
  });

  test.each(['pointerdown', 'keydown', 'click'])('at the first touch, once: %s', (type) => {
    run();
    happens('#text', type);
    happens('#text', type);
    dispatchEvent(new Event('load'));
    expect(requested()).toEqual([ENTRY_SCRIPT]);
  });

  test('again by another name when they fail, sooner when something is touched, until they start', async () => {
    run();
    happens('#text', 'keydown');
    await settle('error');
    expect(requested()).toEqual([]);
    await pass(1000);
    expect(requested()).toEqual([`${ENTRY_SCRIPT}?1`]);
    await settle('error');
    happens('#text', 'pointerdown');
    await pass(0);
    expect(requested()).toEqual([`${ENTRY_SCRIPT}?2`]);
    early.handOver();
    await settle('load');
    await pass(60_000);
    expect(requested()).toEqual([]);
  });

  test.each([
    ['come and do not start, as HTML or half a script does', () => settle('load')],
    ['hang', () => pass(12_000)],
  ])('again when they %s', async (_how, fail) => {
    run();
    happens('#text', 'keydown');
    await fail();
    await pass(1000);
    expect(requested()).toEqual([`${ENTRY_SCRIPT}?1`]);
  });
});

describe('fetches React', () => {
  test.each([
    ['#more', 'pointerdown'],
    ['#words', 'keydown'],
    ['#words', 'focusin'],
    ['#words', 'input'],
    ['#search', 'submit'],
  ])('once, at a touch that is meant for an island: %s, %s', (selector, type) => {
    run();
    happens(selector, type);
    happens(selector, type);
    expect(requested()).toEqual([ENTRY_SCRIPT, REACT_SCRIPT]);
  });

  test.each(['#share', '#elsewhere', '#article', '#shared', '#filter'])(
    'not where no island answers: %s',
    (selector) => {
      run();
      happens(selector, 'pointerdown');
      expect(requested()).toEqual([ENTRY_SCRIPT]);
    },
  );

  test('not once the runtime is there, which does it by itself', async () => {
    run();
    early.handOver();
    happens('#more', 'pointerdown');
    await pass(0);
    expect(requested()).toEqual([ENTRY_SCRIPT]);
  });

  test.each([
    ['?category=Loans', true],
    ['?utm_source=mail&q=', true],
    ['#faq&q=gold', true],
    ['?utm_source=mail&fbclid=q', false],
    ['', false],
  ])('at once where the address asks an island for something: %s', (address, asks) => {
    history.replaceState(null, '', `/${address}`);
    run();
    expect(requested()).toEqual(asks ? [ENTRY_SCRIPT, REACT_SCRIPT] : []);
    expect(early.isTouched(island())).toBe(asks);
  });
});

test('a field shows what the address asks for before anything is loaded', () => {
  history.replaceState(null, '', '/?q=gold%20lone');
  run();
  expect(find('#words')).toHaveValue('gold lone');
});

describe('says so when nobody answers', () => {
  const FAILED = 'This needs a part of the page that did not load. What you wrote is kept.Try again';

  test('at the field: soon that it is loading, and after twelve seconds that it did not load', async () => {
    run();
    find('#words').value = 'gold';
    happens('#words', 'input');
    await pass(1600);
    expect(words()).toBe('Loading. What you write is kept.');
    // A slow network needs up to ten seconds, and nothing has failed until then.
    await pass(10_300);
    expect(words()).toBe('Loading. What you write is kept.');
    await pass(200);
    expect(find('#field [data-island-note]').textContent).toBe(FAILED);
    expect(island().dataset.islandStatus).toBe('failed');
    expect(find('#words')).toHaveValue('gold');
    expect(document.querySelectorAll('[data-island-note]')).toHaveLength(1);
  });

  test('at once when the scripts fail after a touch', async () => {
    run();
    happens('#more', 'click');
    await settle('error');
    expect(words()).toBe(FAILED);
  });

  test('among the notices for a button that a behaviour answers, until it does', async () => {
    run();
    happens('#icon', 'click');
    await pass(12_100);
    expect(find('[data-notices]').textContent).toBe(FAILED);
    early.handOver();
    expect(words()).toBeUndefined();
  });

  test.each(['#email', '#list'])('not for what the browser answers: %s', async (selector) => {
    run();
    happens(selector, 'click');
    await pass(13_000);
    expect(words()).toBeUndefined();
  });

  test('not when the island answers in time', async () => {
    run();
    happens('#words', 'input');
    early.setStatus(island(), 'live');
    await pass(60_000);
    expect(words()).toBeUndefined();
  });

  test('the button tries again and says that it does', async () => {
    run();
    happens('#words', 'input');
    await settle('error');
    const wanted = jest.fn();
    island().addEventListener('islandwanted', wanted);
    clicks('[data-island-note] button');
    await pass(0);
    expect(words()).toBe('Loading. What you write is kept.');
    expect(requested()).toEqual([`${ENTRY_SCRIPT}?1`]);
    expect(wanted).toHaveBeenCalledTimes(1);
    await settle('error');
    expect(words()).toBe(FAILED);
  });

  test('without a network, which tries again when it is back', async () => {
    run();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    happens('#words', 'input');
    await settle('error');
    expect(words()).toContain('You are offline.');
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(requested()).toEqual([`${ENTRY_SCRIPT}?1`]);
  });

  test('offers to reload a page that another build has replaced, and keeps what was entered', async () => {
    published = '/assets/js/islands.later.js';
    run();
    runInline('keptForm.js', listening.signal);
    find('#words').value = 'gold';
    find('#email').value = 'asha@example.in';
    happens('#words', 'input');
    await settle('error');
    expect(words()).toBe('This page was updated. What you wrote is kept.Reload');
    dispatchEvent(new Event('keepform'));

    listening.abort();
    listening = new AbortController();
    run();
    runInline('keptForm.js', listening.signal);
    expect(find('#words')).toHaveValue('gold');
    expect(find('#email')).toHaveValue('asha@example.in');
    expect(early.isTouched(island())).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  test('what nobody has entered is no entry after a reload: the address may ask for something else', () => {
    run();
    runInline('keptForm.js', listening.signal);
    find('#email').value = 'asha@example.in';
    dispatchEvent(new Event('keepform'));
    run();
    const told: EventTarget[] = [];
    document.addEventListener('input', ({ target }) => told.push(target!), { signal: listening.signal });
    runInline('keptForm.js', listening.signal);
    expect(told).toEqual([find('#email')]);
  });

  test('a slider, whose steps are coarser, does not overrule the number written beside it', () => {
    const range = '<input id="sum" /><input id="slide" type="range" step="50000" max="9999999" /><button id="more">';
    const html = PAGE.replace('<button id="more">', range);
    run(html);
    runInline('keptForm.js', listening.signal);
    find('#sum').value = '960000';
    find('#slide').value = '960000';
    dispatchEvent(new Event('keepform'));
    run(html);
    const told: EventTarget[] = [];
    document.addEventListener('input', ({ target }) => told.push(target!), { signal: listening.signal });
    runInline('keptForm.js', listening.signal);
    expect(told).toEqual([find('#sum')]);
  });

  test('a host that answers with something else altogether has not updated the page', async () => {
    published = '<p>Sign in to this network</p>';
    run();
    happens('#words', 'input');
    await settle('error');
    expect(words()).toBe(FAILED);
  });
});

describe('notes what a visitor did before', () => {
  test('for behaviours until they are there, for an island until it answers, oldest first', () => {
    run();
    const [icon, newsletter] = [happens('#icon', 'click'), happens('#newsletter', 'submit')];
    find('#words').value = 'gold';
    const [more, words, search] = [happens('#more', 'click'), happens('#words', 'input'), happens('#search', 'submit')];
    find('#words').value = '';
    happens('#text', 'click');
    happens('#foreign', 'submit');
    const kept = early.handOver();
    expect(kept.length).toBe(2);
    expect(kept[0]).toBe(icon);
    expect(kept[1]).toBe(newsletter);
    const turns = early.take(island());
    expect(turns.map(([event]) => event === more || event === words || event === search)).toEqual([true, true, true]);
    expect(turns[1]?.[1]).toBe('gold');
    early.setStatus(island(), 'hydrating');
    happens('#more', 'click');
    expect(early.take(island())).toHaveLength(0);
  });

  test('and tells the island each time that it is wanted', () => {
    run();
    const wanted = jest.fn();
    island().addEventListener('islandwanted', wanted);
    ['pointerdown', 'focusin', 'input', 'click'].forEach((type) => happens('#words', type));
    expect(wanted).toHaveBeenCalledTimes(4);
    ['#article', '#shared', '#elsewhere'].forEach((selector) => happens(selector, 'pointerdown'));
    expect(wanted).toHaveBeenCalledTimes(4);
  });

  test('a mouse that rests over it while the page loads does not want it', () => {
    run();
    const wanted = jest.fn();
    island().addEventListener('islandwanted', wanted);
    happens('#more', 'pointerover');
    expect(requested()).toEqual([]);
    early.handOver();
    happens('#more', 'pointerover');
    expect(wanted).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['#newsletter', 'submit', true],
    ['#search', 'submit', true],
    ['#foreign', 'submit', false],
    ['#share', 'click', false],
    ['#more', 'click', false],
    ['#filter', 'click', false],
    ['#name', 'click', false],
    ['#article', 'click', false],
    ['#elsewhere', 'click', false],
  ])('%s: the default of a %s is prevented: %s', (selector, type, prevented) => {
    run();
    expect(happens(selector, type).defaultPrevented).toBe(prevented);
  });

  test('an event that no element of the page sent is ignored', () => {
    run();
    const broken = jest.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', broken);
    document.dispatchEvent(new Event('click'));
    removeEventListener('error', broken);
    expect(broken).not.toHaveBeenCalled();
  });
});
