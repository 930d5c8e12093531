/** @jest-environment jsdom */
import { ENTRY_SCRIPT, REACT_SCRIPT } from '@site/tests/unit/inlineScripts';
import { find, happens, island, pass, requested, run, settle } from '@site/tests/unit/loaderPage';

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
    const early = run();
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
    const early = run();
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
    const early = run();
    expect(requested()).toEqual(asks ? [ENTRY_SCRIPT, REACT_SCRIPT] : []);
    expect(early.isTouched(island())).toBe(asks);
  });
});

test('a field shows what the address asks for before anything is loaded', () => {
  history.replaceState(null, '', '/?q=gold%20lone');
  run();
  expect(find('#words')).toHaveValue('gold lone');
});
