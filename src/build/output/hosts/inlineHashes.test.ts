import { createHash } from 'node:crypto';
import { inlineHashes } from './inlineHashes';

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('hashes each inline script, in order, byte for byte', () => {
  const html = '<script>one()</script><p>text</p><script type="module">\n two() \n</script>';
  expect(inlineHashes(html, 'script')).toEqual([hash('one()'), hash('\n two() \n')]);
});

test.each([
  ['a script with an address', '<script src="/a.js"></script>'],
  ['a script with other attributes and an address', '<script defer src="/a.js"></script>'],
  ['structured data', '<script data-rh="true" type="application/ld+json">{"a":1}</script>'],
])('leaves out %s', (_case, html) => {
  expect(inlineHashes(html, 'script')).toEqual([]);
});

test('hashes each inline style', () => {
  expect(inlineHashes('<style>.a{top:0}</style><script>one()</script><style>b{}</style>', 'style')).toEqual([
    hash('.a{top:0}'),
    hash('b{}'),
  ]);
});
