/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRedirects } from './readRedirects';

function readText(text: string) {
  // Inside the repository, because messages name paths from its root.
  const folder = mkdtempSync(path.join(__dirname, 'redirects-'));
  try {
    const file = path.join(folder, 'redirects.yml');
    writeFileSync(file, text);
    return readRedirects(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('gives the list to the plugin', () => {
  expect(readText('kind: redirects\nrows:\n  - { from: /old, to: /home-loans }\n')).toEqual([
    { from: '/old', to: '/home-loans' },
  ]);
  expect(readText('kind: redirects\nrows: []\n')).toEqual([]);
});

test('a mistake in it stops the build, with its line', () => {
  expect(() => readText('kind: redirects\nrows:\n  - { from: old, to: /home-loans }\n')).toThrow(
    /redirects\.yml:3:13 {2}entry "old", from: found "old"; write a path on this site/,
  );
});

test('the list of the site can be read', () => {
  expect(readRedirects()).toBeInstanceOf(Array);
});
