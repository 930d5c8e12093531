/** @jest-environment jsdom */
import { useState } from 'react';
import { act, renderHook } from '@testing-library/react';
import { useRetry } from './useRetry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

/** A task whose attempts either all fail or all succeed. */
function tryOn(alwaysFails: boolean): { attempts: () => number; unmount: () => void } {
  const { result, unmount } = renderHook(() => {
    const [attempt, setAttempt] = useState(0);
    useRetry(alwaysFails, attempt, setAttempt);
    return attempt;
  });
  return { attempts: () => result.current, unmount };
}

test('waits twice as long after each failure, and at most half a minute', () => {
  const { attempts } = tryOn(true);
  [2, 4, 8, 16, 30, 30].forEach((seconds, before) => {
    pass(seconds * 1000 - 1);
    expect(attempts()).toBe(before);
    pass(1);
    expect(attempts()).toBe(before + 1);
  });
});

test('tries at once when the network is back, and once only', () => {
  const { attempts } = tryOn(true);
  pass(1500);
  act(() => void dispatchEvent(new Event('online')));
  expect(attempts()).toBe(1);
  pass(3999);
  expect(attempts()).toBe(1);
});

test('leaves alone what has not failed', () => {
  const { attempts } = tryOn(false);
  act(() => void dispatchEvent(new Event('online')));
  pass(60_000);
  expect(attempts()).toBe(0);
});

test('ends with the part of the page that asked', () => {
  const { unmount } = tryOn(true);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
