/** @jest-environment jsdom */
import { readExcerpt, readMarks } from './excerpt';

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

describe('an excerpt of a page', () => {
  const title = 'Gold loans';
  const content = 'Gold loans. The quickest loan there is. At 9% it costs ₹18,000 a year, and more unpaid.';
  const shown = (html: string): string =>
    readExcerpt(html, { title, content })
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('');

  test.each([
    [
      'does not repeat the title',
      '<mark>Gold</mark> loans. The quickest <mark>loan</mark> there is.',
      'The quickest [loan] there is.',
    ],
    ['does not begin within it', 'loans. The <mark>quickest</mark> loan there is.', 'The [quickest] loan there is.'],
    [
      'has dots where it ends within a sentence',
      'The quickest loan there is. At <mark>9%</mark>',
      'The quickest loan there is. At [9%] …',
    ],
    [
      'has dots where it begins within a sentence',
      'it <mark>costs</mark> ₹18,000 a year, and more unpaid.',
      '… it [costs] ₹18,000 a year, and more unpaid.',
    ],
    ['has none around whole sentences', 'The <mark>quickest</mark> loan there is.', 'The [quickest] loan there is.'],
    ['keeps a title that is all there is', '<mark>Gold</mark> loans', '[Gold] loans …'],
    ['is left alone when it stands nowhere in the text', 'Silver <mark>loans</mark>', 'Silver [loans]'],
  ])('%s', (_, html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  test.each([
    ['Gold loans', 'Gold loans cost more', 'Gold loans cost more than they seem to.', 'Gold loans cost more'],
    ['Worth it?', 'Worth it? Look at', 'Worth it? Look at the lock.', 'Look at'],
  ])('takes %s for the title only where it is a sentence of its own', (pageTitle, html, pageContent, expected) => {
    const pieces = readExcerpt(html, { title: pageTitle, content: pageContent });
    expect(pieces.map(({ text }) => text)).toEqual([expected, ' …']);
  });

  test('keeps a title that the page does not begin with', () => {
    const pieces = readExcerpt('Gold loans cost', { title, content: 'Here is what Gold loans cost.' });
    expect(pieces.map(({ text }) => text)).toEqual(['… ', 'Gold loans cost', ' …']);
  });
});
