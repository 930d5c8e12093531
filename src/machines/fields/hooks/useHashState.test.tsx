import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { useHashState, type HashField } from './useHashState';

interface Loan {
  readonly amount: number;
  readonly years: number;
}

/** Digits within limits; everything else is refused. */
const digits = (min: number, max: number): HashField<number> => ({
  read: (text) => (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
  write: String,
});
const fields = { amount: digits(500_000, 50_000_000), years: digits(5, 30) };
const defaults: Loan = { amount: 5_000_000, years: 20 };

const open = (hash: string) => {
  history.replaceState(null, '', `/home-loans?utm=x${hash}`);
  return renderHook(() => useHashState<Loan>(fields, defaults));
};
const rest = () => act(() => jest.advanceTimersByTime(400));

/** The browser's response to an anchor link. */
function follow(anchor: string): void {
  const oldURL = location.href;
  history.pushState(null, '', anchor);
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'));
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['nothing', '', defaults],
  ['a place on the page', '#faq', defaults],
  ['one value', '#amount=4000000', { amount: 4_000_000, years: 20 }],
  ['a place and values', '#faq&amount=4000000&years=15', { amount: 4_000_000, years: 15 }],
  ['values of others', '#income=90000&years=15', { amount: 5_000_000, years: 15 }],
])('reads an address with %s', (_what, hash, values) => {
  const { result } = open(hash);
  expect(result.current.values).toEqual(values);
  expect(result.current.refused).toEqual([]);
});

test('the HTML of a page shows the defaults, whatever an address says', () => {
  history.replaceState(null, '', '/#amount=4000000');
  function Amount(): ReactNode {
    return <p>{useHashState<Loan>(fields, defaults).values.amount}</p>;
  }
  expect(renderToString(<Amount />)).toBe('<p>5000000</p>');
});

test.each([
  ['out of the limits', '400', '400'],
  ['a script', '%3Cimg%20src=x%20onerror=alert(1)%3E', '<img src=x onerror=alert(1)>'],
  ['empty', '', 'amount='],
  ['a broken escape', '%E0%A4', '\uFFFD'],
  ['endless', '9'.repeat(5000), '9'.repeat(5000)],
])('ignores a value that is %s, reports it, and takes the others', (_what, text, reported) => {
  const { result } = open(`#amount=${text}&years=15`);
  expect(result.current.values).toEqual({ amount: 5_000_000, years: 15 });
  expect(result.current.refused).toEqual([{ name: 'amount', text: reported }]);
});

test('of several values the first that can be used counts, and the others are reported', () => {
  const { result } = open('#amount=400&amount=4000000&amount=6000000&years=15&years=15');
  expect(result.current.values).toEqual({ amount: 4_000_000, years: 15 });
  expect(result.current.refused.map(({ text }) => text)).toEqual(['400', '6000000']);
});

test('names that objects have anyway are no values', () => {
  const { result } = open('#__proto__=1&constructor=2&years=15');
  expect(result.current.values).toEqual({ amount: 5_000_000, years: 15 });
  expect(Object.getPrototypeOf(result.current.values)).toBe(Object.prototype);
});

test('a change counts at once and is in the address after a rest, without a step in the history', () => {
  const { result } = open('#faq&income=90000');
  const steps = history.length;
  act(() => result.current.change({ amount: 6_000_000 }));
  expect(result.current.values).toEqual({ amount: 6_000_000, years: 20 });
  expect(location.hash).toBe('#faq&income=90000');
  rest();
  expect(location.hash).toBe('#faq&income=90000&amount=6000000');
  expect(location.search).toBe('?utm=x');
  expect(history.length).toBe(steps);
  expect(result.current.values).toEqual({ amount: 6_000_000, years: 20 });
});

test('when the address follows a change, the values stay the same object after one render', () => {
  history.replaceState(null, '', '/home-loans#faq&years=15');
  const seen: Loan[] = [];
  const { result } = renderHook(() => {
    const state = useHashState<Loan>(fields, defaults);
    seen.push(state.values);
    return state;
  });
  act(() => result.current.change({ amount: 6_000_000 }));
  rest();
  expect(location.hash).toBe('#faq&amount=6000000&years=15');
  expect(seen).toHaveLength(3);
  expect(new Set(seen).size).toBe(2);
});

test('a change of what others keep in the address gives no new values', () => {
  const { result } = open('#years=15');
  const { values } = result.current;
  follow('#faq&income=90000&years=15');
  expect(result.current.values).toBe(values);
});

test('two changes of one moment are both kept, and in the address at once when it is about to be shared', () => {
  const { result } = open('');
  act(() => {
    result.current.change({ amount: 6_000_000 });
    result.current.change({ years: 10 });
  });
  act(() => void dispatchEvent(new Event('settleaddress')));
  expect(location.hash).toBe('#amount=6000000&years=10');
});

test('a default leaves the address', () => {
  const { result } = open('#amount=4000000');
  act(() => result.current.change({ amount: 5_000_000 }));
  rest();
  expect(location.href).toMatch(/\/home-loans\?utm=x$/);
});

test('a refused value is replaced when the visitor sets it', () => {
  const { result } = open('#amount=1');
  act(() => result.current.change({ amount: 6_000_000 }));
  expect(result.current.refused).toEqual([]);
  rest();
  expect(location.hash).toBe('#amount=6000000');
});

test('a link to a place on the page keeps the numbers, also one that is not in the address yet', () => {
  const { result } = open('#amount=4000000&income=90000');
  act(() => result.current.change({ years: 10 }));
  follow('#faq');
  expect(location.hash).toBe('#faq&amount=4000000&income=90000');
  expect(result.current.values).toEqual({ amount: 4_000_000, years: 10 });
  rest();
  expect(location.hash).toBe('#faq&income=90000&amount=4000000&years=10');
});

test('a link with numbers of its own replaces them', () => {
  const { result } = open('#amount=4000000&years=15');
  follow('#amount=7000000');
  expect(result.current.values).toEqual({ amount: 7_000_000, years: 20 });
});

test('two islands that use the same name share the value', () => {
  const one = open('');
  const other = renderHook(() => useHashState<Loan>(fields, defaults));
  act(() => one.result.current.change({ amount: 6_000_000 }));
  rest();
  expect(other.result.current.values.amount).toBe(6_000_000);
});
