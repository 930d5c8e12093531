/** @jest-environment jsdom */
import { whenNear } from './whenNear';

/** The observer of an island; it reports nothing until the test does. */
class Observer {
  static current: Observer;
  isWatching = false;
  constructor(
    private readonly report: (entries: { readonly isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Observer.current = this;
  }
  observe(): void {
    this.isWatching = true;
  }
  disconnect(): void {
    this.isWatching = false;
  }
  sees(isIntersecting: boolean): void {
    if (this.isWatching) this.report([{ isIntersecting }]);
  }
}

const wake = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  Object.assign(window, { scrollY: 0 });
  whenNear(document.createElement('div'), wake);
});

test('an island in sight sleeps until somebody uses the page', () => {
  Observer.current.sees(true);
  expect(wake).not.toHaveBeenCalled();
});

test.each(['scroll', 'pointerdown', 'pointermove', 'keydown'])(
  'an island in sight wakes at the first %s, once',
  (type) => {
    dispatchEvent(new Event(type));
    Observer.current.sees(true);
    Observer.current.sees(true);
    expect(wake).toHaveBeenCalledTimes(1);
  },
);

test('an island wakes on a page that opens further down', () => {
  Object.assign(window, { scrollY: 300 });
  whenNear(document.createElement('div'), wake);
  Observer.current.sees(true);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('an island wakes when it comes near, and not while it is far away', () => {
  expect(Observer.current.options.rootMargin).toBe('400px');
  dispatchEvent(new Event('scroll'));
  Observer.current.sees(false);
  expect(wake).not.toHaveBeenCalled();
  Observer.current.sees(true);
  expect(wake).toHaveBeenCalledTimes(1);
});
