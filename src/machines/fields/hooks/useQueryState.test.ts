/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useQueryState } from './useQueryState';

const read = (query: string): string => new URLSearchParams(query).get('q') ?? '';
const addressOf = (text: string): string => (text === '' ? '/blog' : `/blog?q=${text}`);

const open = () => renderHook(() => useQueryState(read, addressOf)).result;

beforeEach(() => history.replaceState(null, '', '/blog'));

test('what was typed and left before the next render is kept, in the address at once', () => {
  const result = open();
  act(() => {
    result.current.type(() => 'gold');
    result.current.settle();
  });
  expect(location.search).toBe('?q=gold');
  expect(result.current).toMatchObject({ value: 'gold', isDraft: false });
});

test('a choice before the next render builds on what was typed', () => {
  const result = open();
  act(() => {
    result.current.type(() => 'gold');
    result.current.go((now) => `${now}-loan`);
  });
  expect(location.search).toBe('?q=gold-loan');
  expect(result.current.value).toBe('gold-loan');
});

test('what is typed shows at once, and the address follows after a rest', () => {
  jest.useFakeTimers();
  const result = open();
  act(() => result.current.type(() => 'g'));
  act(() => result.current.type((now) => `${now}o`));
  expect(result.current).toMatchObject({ value: 'go', isDraft: true });
  expect(location.search).toBe('');
  act(() => jest.runAllTimers());
  expect(location.search).toBe('?q=go');
  expect(result.current).toMatchObject({ value: 'go', isDraft: false });
  jest.useRealTimers();
});

test('back takes what is being typed away', () => {
  const result = open();
  act(() => result.current.type(() => 'gold'));
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(result.current).toMatchObject({ value: '', isDraft: false });
});
