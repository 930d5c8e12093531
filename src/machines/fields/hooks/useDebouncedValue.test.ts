/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './useDebouncedValue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('follows once the value has stayed the same for the delay', () => {
  const { result, rerender } = renderHook(({ text }) => useDebouncedValue(text, 250), { initialProps: { text: 'g' } });
  expect(result.current).toBe('g');
  rerender({ text: 'go' });
  pass(200);
  rerender({ text: 'gold' });
  pass(200);
  expect(result.current).toBe('g');
  pass(50);
  expect(result.current).toBe('gold');
});

test('a value that goes back in time is no change, and a function is a value', () => {
  const one = () => 1;
  const other = () => 2;
  const { result, rerender } = renderHook(({ f }) => useDebouncedValue(f, 250), { initialProps: { f: one } });
  rerender({ f: other });
  pass(100);
  rerender({ f: one });
  pass(500);
  expect(result.current).toBe(one);
  rerender({ f: other });
  pass(250);
  expect(result.current).toBe(other);
});
