/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useIsLate } from './useIsLate';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

interface Wait {
  readonly isWaiting: boolean;
  readonly attempt?: number;
}

function wait(first: Wait): { isLate: () => boolean; change: (wait: Wait) => void } {
  const { result, rerender } = renderHook(({ isWaiting, attempt = 0 }: Wait) => useIsLate(isWaiting, attempt), {
    initialProps: first,
  });
  return { isLate: () => result.current, change: rerender };
}

test('four seconds are late', () => {
  const { isLate } = wait({ isWaiting: true });
  pass(3999);
  expect(isLate()).toBe(false);
  pass(1);
  expect(isLate()).toBe(true);
});

test('who waits for nothing is never late', () => {
  const { isLate } = wait({ isWaiting: false });
  pass(60_000);
  expect(isLate()).toBe(false);
});

test('it is over as soon as the answer is there, and the next wait begins anew', () => {
  const { isLate, change } = wait({ isWaiting: true });
  pass(4000);
  change({ isWaiting: false });
  expect(isLate()).toBe(false);
  change({ isWaiting: true });
  pass(3999);
  expect(isLate()).toBe(false);
  pass(1);
  expect(isLate()).toBe(true);
});

test('another attempt has its own four seconds', () => {
  const { isLate, change } = wait({ isWaiting: true });
  pass(3000);
  change({ isWaiting: true, attempt: 1 });
  pass(3999);
  expect(isLate()).toBe(false);
  pass(1);
  expect(isLate()).toBe(true);
});
