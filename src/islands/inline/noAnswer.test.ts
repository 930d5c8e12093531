/** @jest-environment jsdom */
/** What the page says when nobody answers a touch. */
import { ENTRY_SCRIPT } from '@site/tests/unit/inlineScripts';
import { find, happens, island, pass, publish, requested, run, settle } from '@site/tests/unit/loaderPage';

const words = (): string | undefined => document.querySelector('[data-island-note]')?.textContent;

const FAILED = 'This needs a part of the page that did not load. What you wrote is kept.Try again';

test('at a field it says soon that it is loading, and after twelve seconds that it did not load', async () => {
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

test('for a button that a behaviour answers it says so among the notices, until the behaviour is there', async () => {
  const early = run();
  happens('#icon', 'click');
  await pass(12_100);
  expect(find('[data-notices]').textContent).toBe(FAILED);
  early.handOver();
  expect(words()).toBeUndefined();
});

test.each(['#email', '#list'])('it says nothing of what the browser answers by itself: %s', async (selector) => {
  run();
  happens(selector, 'click');
  await pass(13_000);
  expect(words()).toBeUndefined();
});

test('it says nothing when the island answers in time', async () => {
  const early = run();
  happens('#words', 'input');
  early.setStatus(island(), 'live');
  await pass(60_000);
  expect(words()).toBeUndefined();
});

test('it says so at once when the scripts fail, and its button tries again', async () => {
  run();
  happens('#words', 'input');
  await settle('error');
  expect(words()).toBe(FAILED);
  const wanted = jest.fn();
  island().addEventListener('islandwanted', wanted);
  happens('[data-island-note] button', 'click');
  await pass(0);
  expect(words()).toBe('Loading. What you write is kept.');
  expect(requested()).toEqual([`${ENTRY_SCRIPT}?1`]);
  expect(wanted).toHaveBeenCalledTimes(1);
  await settle('error');
  expect(words()).toBe(FAILED);
});

test('without a network it says so, and tries again when the network is back', async () => {
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

test('a host that answers with something else altogether has not updated the page', async () => {
  publish('<p>Sign in to this network</p>');
  run();
  happens('#words', 'input');
  await settle('error');
  expect(words()).toBe(FAILED);
});

test('it offers to reload a page that another build has replaced', async () => {
  publish('/assets/js/islands.later.js');
  run();
  happens('#words', 'input');
  await settle('error');
  expect(words()).toBe('This page was updated. What you wrote is kept.Reload');
});
