/** @jest-environment node */
import { compiled, compiling, pageIsShown } from './pageIsShown';

/** Waits for a page, and says whether the waiting is over. */
function waitForPage(): { readonly isOver: () => boolean } {
  let over = false;
  void pageIsShown().then(() => (over = true));
  return { isOver: () => over };
}

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

// node:timers/promises is not among the timers that Jest replaces.
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('nothing waits before the first compilation', async () => {
  const page = waitForPage();
  await pass(0);
  expect(page.isOver()).toBe(true);
});

describe('when the preview runs', () => {
  beforeEach(() => compiled());

  test('a changed page is waited for until the browser has had time to show it', async () => {
    const page = waitForPage();
    await pass(100);
    compiling();
    await pass(2000);
    expect(page.isOver()).toBe(false);
    compiled();
    await pass(100);
    expect(page.isOver()).toBe(false);
    await pass(1000);
    expect(page.isOver()).toBe(true);
  });

  test('so is one whose compilation has begun already', async () => {
    compiling();
    const page = waitForPage();
    await pass(2000);
    expect(page.isOver()).toBe(false);
    compiled();
    await pass(1000);
    expect(page.isOver()).toBe(true);
  });

  test('a change that compiles nothing is not waited for long', async () => {
    const page = waitForPage();
    await pass(600);
    expect(page.isOver()).toBe(true);
  });

  test('a compilation that never ends holds nothing up for ever', async () => {
    const page = waitForPage();
    compiling();
    await pass(6000);
    expect(page.isOver()).toBe(true);
  });
});
