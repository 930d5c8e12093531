/** @jest-environment jsdom */
/** What a visitor did before anything was there to answer it. */
import { find, happens, island, requested, run } from '@site/tests/unit/loaderPage';

test('what was done is kept for behaviours until they are there, for an island until it answers, oldest first', () => {
  const early = run();
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
  expect(turns.map(([event]) => [more, words, search].indexOf(event))).toEqual([0, 1, 2]);
  expect(turns[1]?.[1]).toBe('gold');
  early.setStatus(island(), 'hydrating');
  happens('#more', 'click');
  expect(early.take(island())).toHaveLength(0);
});

test('an island is told each time that it is wanted', () => {
  run();
  const wanted = jest.fn();
  island().addEventListener('islandwanted', wanted);
  ['pointerdown', 'focusin', 'input', 'click'].forEach((type) => happens('#words', type));
  expect(wanted).toHaveBeenCalledTimes(4);
  ['#article', '#shared', '#elsewhere'].forEach((selector) => happens(selector, 'pointerdown'));
  expect(wanted).toHaveBeenCalledTimes(4);
});

test('a mouse that rests over an island while the page loads does not want it', () => {
  const early = run();
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
