/** @jest-environment jsdom */
import { keepPages } from './keepPages';

const postMessage = jest.fn();
const register = jest.fn();

/** Sets what jsdom lacks, or what a visitor's browser would report. */
function world({
  referrer = `${location.origin}/home-loans?amount=1`,
  saveData = false,
  controller = null as object | null,
}) {
  const worker = { register, controller, ready: Promise.resolve({ active: { postMessage } }) };
  const define = (object: object, name: string, value: unknown): void => {
    Object.defineProperty(object, name, { value, configurable: true });
  };
  define(document, 'referrer', referrer);
  define(navigator, 'connection', { saveData });
  define(navigator, 'serviceWorker', worker);
  define(window, 'requestIdleCallback', (run: () => void) => run());
  define(performance, 'getEntriesByType', () => [{ name: `${location.origin}/assets/js/a.js` }]);
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

test('on a second page the worker comes, and is told of both pages and of no number in their addresses', async () => {
  world({});
  history.replaceState(null, '', '/calculators/sip?a=1#monthly=5000');
  keepPages(true);
  await settle();
  expect(register).toHaveBeenCalledWith('/worker.js');
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: ['/calculators/sip', '/home-loans', `${location.origin}/assets/js/a.js`] },
  });
});

test.each([
  ['on a first page', { referrer: '' }, true],
  ['on a page that another site led to', { referrer: 'https://example.org/' }, true],
  ['for who saves data', { saveData: true }, true],
  ['where it is already', { controller: {} }, true],
  ['where the site is to have none', {}, false],
])('no worker is asked for %s', async (_case, changed, isOn) => {
  world(changed);
  keepPages(isOn);
  await settle();
  expect(register).not.toHaveBeenCalled();
});

test('a worker that does not come is no error', async () => {
  world({});
  register.mockRejectedValueOnce(new TypeError('404'));
  keepPages(true);
  await settle();
  expect(postMessage).not.toHaveBeenCalled();
});
