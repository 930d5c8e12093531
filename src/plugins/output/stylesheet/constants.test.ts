/** @jest-environment node */
import { inlineConstants } from './constants';

const nobody = (): boolean => false;

test.each([
  ['a token', ':root{--a:4px}p{margin:var(--a)}', 'p{margin:4px}'],
  ['a token in a token', ':root{--a:4px;--b:calc(2*var(--a))}p{margin:var(--b)}', 'p{margin:calc(2*4px)}'],
  ['neighbours without a space', ':root{--a:4px;--b:8px}p{margin:var(--a)var(--b)96px}', 'p{margin:4px 8px 96px}'],
  ['neighbours with one', ':root{--a:4px;--b:8px}p{margin:var(--a) var(--b) 96px}', 'p{margin:4px 8px 96px}'],
  ['a list', ':root{--a:serif}p{font:1rem x,var(--a)}', 'p{font:1rem x,serif}'],
  ['a token beside brackets', ':root{--a:4px}p{grid:[s]var(--a)[e]}', 'p{grid:[s]4px[e]}'],
  ['a token below a condition', ':root{--a:4px}@media print{p{margin:var(--a)}}', '@media print{p{margin:4px}}'],
])('reads out %s', (_, css, expected) => {
  expect(inlineConstants(css, nobody)).toBe(expected);
});

test.each([
  ['the theme changes', ':root{--a:#fff}:root[data-theme=dark]{--a:#000}p{color:var(--a)}'],
  ['a media query changes', ':root{--a:1s}@media print{:root{--a:0s}}p{transition:var(--a)}'],
  ['holds in a part of the page', '.card{--a:4px}p{margin:var(--a)}'],
  ['holds on paper', '@media print{:root{--a:4px}}p{margin:var(--a)}'],
  ['is read with something to fall back on', ':root{--a:4px}p{margin:var(--a,8px)}'],
  ['has a value for each theme', ':root{--a:var(--light,#fff)var(--dark,#000)}p{color:var(--a)}'],
  ['is not set at all', 'p{margin:var(--a)}'],
])('leaves a token that %s', (_, css) => {
  expect(inlineConstants(css, nobody)).toBe(css);
});

test('leaves what a page or a script names', () => {
  const css = ':root{--a:4px;--b:8px}p{margin:var(--a)}';
  expect(inlineConstants(css, (name) => name === '--a')).toBe(':root{--a:4px}p{margin:var(--a)}');
});

test('takes out what nothing reads, wherever it is set', () => {
  const css = ':root{--a:1px;--b:2px}@media print{:root{--a:3px}}p{color:red}';
  expect(inlineConstants(css, nobody)).toBe('p{color:red}');
});
