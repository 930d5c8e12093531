// @ts-check
/**
 * What runs inside the page, as one function that is written into each document: it can lean on nothing outside
 * itself. A tap may lead to another document, so times are those of the wall clock and what is awaited is kept in the tab.
 */

/**
 * @typedef {object} Watched
 * @property {number} tapMs when the finger came down
 * @property {number} shownMs when a frame with the answer had been made
 * @property {number | undefined} inpMs the longest of the tap's events until the next paint (Event Timing, in steps of
 *   8 ms); undefined when it was below 16 ms, which a browser does not report, or when the page was left
 * @property {{ startMs: number, endMs: number, bytes: number }[]} fetches that were under way between tap and answer
 */

/**
 * @typedef {object} Bench
 * @property {() => Promise<number>} firstPaint when something was first painted, once it has been
 * @property {(target: string, index: number, at: number) => Promise<{ x: number, y: number }>} place on the screen where an
 *   element is to be tapped, once it is on the screen and stands still
 * @property {(changes: string, index: number) => void} watch from now on, for a tap and what it changes
 * @property {() => Promise<void>} answered when the answer is there
 * @property {() => Watched} watched what was measured; only once the answer is there
 */

/** Puts the Bench into the document, as `window.bench`. */
export function installBench() {
  const STORED = 'bench';
  /** @typedef {{ changes: string, index: number, before: string, tapMs?: number }} Awaited */

  /** @type {{ startMs: number, durationMs: number }[]} */
  const events = [];
  /** @type {Promise<void>} */
  let answer = new Promise(() => undefined);
  let shownMs = Number.NaN;

  const clock = (/** @type {number} */ ms) => performance.timeOrigin + ms;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const message = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  const store = (/** @type {Awaited} */ awaited) => sessionStorage.setItem(STORED, JSON.stringify(awaited));
  /** @returns {Awaited | null} */
  const stored = () => JSON.parse(sessionStorage.getItem(STORED) ?? 'null');

  /** @param {Pick<Awaited, 'changes' | 'index'>} awaited */
  function look({ changes, index }) {
    const element = document.querySelectorAll(changes)[index];
    if (!element) return undefined;
    return [Reflect.get(element, 'open'), element.matches(':popover-open'), element.textContent].join(' ');
  }

  /** @param {Awaited} awaited */
  async function untilShown(awaited) {
    for (;;) {
      const now = look(awaited);
      // The list of articles says "Looking …" while it has no answer yet.
      if (now !== undefined && now !== awaited.before && !now.includes('Looking')) break;
      await nextFrame();
    }
    // It was found at the start of a frame; a message that is sent then comes after that frame has been painted. A timer would
    // wait longer, for all that the page has to do by then.
    await message();
    shownMs = clock(performance.now());
  }

  /** @param {string} target @param {number} index @param {number} at */
  function placeNow(target, index, at) {
    const element = document.querySelectorAll(target)[index];
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { x: left + width * at, y: top + height / 2 };
    const hit = document.elementFromPoint(place.x, place.y);
    if (hit && (element === hit || element.contains(hit))) return place;
    element.scrollIntoView({ block: 'center' });
    return undefined;
  }

  /** @type {Bench} */
  const bench = {
    async firstPaint() {
      for (;;) {
        const paint = performance.getEntriesByName('first-contentful-paint')[0];
        if (paint) return clock(paint.startTime);
        await nextFrame();
      }
    },
    async place(...wanted) {
      for (let last = ''; ;) {
        const place = placeNow(...wanted);
        const now = JSON.stringify(place);
        if (place && now === last) return place;
        last = now;
        await nextFrame();
      }
    },
    watch(changes, index) {
      const awaited = { changes, index, before: look({ changes, index }) ?? '' };
      store(awaited);
      shownMs = Number.NaN;
      answer = untilShown(awaited);
    },
    answered: () => answer,
    watched() {
      const tapMs = stored()?.tapMs ?? Number.NaN;
      const durations = events.filter(({ startMs }) => startMs >= tapMs - 1).map(({ durationMs }) => durationMs);
      const entries = /** @type {PerformanceResourceTiming[]} */ ([
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ]);
      return {
        tapMs,
        shownMs,
        inpMs: durations.length > 0 ? Math.max(...durations) : undefined,
        fetches: entries
          .map(({ startTime, responseEnd, transferSize }) => ({
            startMs: clock(startTime),
            endMs: clock(responseEnd),
            bytes: transferSize,
          }))
          .filter(({ endMs, bytes }) => endMs > tapMs && endMs <= shownMs && bytes > 0),
      };
    },
  };
  Object.assign(window, { bench });

  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const awaited = stored();
      if (awaited) store({ ...awaited, tapMs: awaited.tapMs ?? clock(timeStamp) });
    },
    { capture: true, passive: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) {
        events.push({ startMs: clock(entry.startTime), durationMs: entry.duration });
      }
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));

  // A visitor has scrolled to where the address leads, and does not wait for the page to glide there.
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync('html { scroll-behavior: auto !important }');
  document.adoptedStyleSheets = [atOnce];

  const awaited = stored();
  if (awaited) answer = untilShown(awaited);
}
