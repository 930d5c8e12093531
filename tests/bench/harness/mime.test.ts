import { kindOfContent, totalOf } from './mime.mjs';

test.each([
  ['text/html; charset=utf-8', 'HTML'],
  ['text/css', 'CSS'],
  ['text/javascript; charset=utf-8', 'script'],
  ['application/javascript', 'script'],
  ['font/woff2', 'font'],
  ['image/svg+xml', 'image'],
  ['application/json', 'other'],
  ['', 'other'],
])('%s is %s', (contentType, kind) => {
  expect(kindOfContent(contentType)).toBe(kind);
});

test('the whole is the bodies of all kinds', () => {
  expect(totalOf({ bytes: { HTML: 100, CSS: 20, script: 3, font: 4, image: 5, other: 6 } })).toBe(138);
});
