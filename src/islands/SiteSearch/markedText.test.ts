import { readMarks } from './markedText';

test.each([
  ['a plain text', [['a plain text', false]]],
  [
    'a <mark>gold</mark> <mark>loan</mark>',
    [
      ['a ', false],
      ['gold', true],
      [' ', false],
      ['loan', true],
    ],
  ],
  ['HDFC &amp; SBI, &lt;b&gt; and &quot;80C&quot;', [['HDFC & SBI, <b> and "80C"', false]]],
  [
    '<img src=x onerror=alert(1)> is <mark>text</mark>',
    [
      [' is ', false],
      ['text', true],
    ],
  ],
  ['', []],
])('%s', (html, pieces) => {
  expect(readMarks(html)).toEqual(pieces.map(([text, isMatch]) => ({ text, isMatch })));
});
