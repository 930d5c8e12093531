/** @jest-environment jsdom */
import { runInline } from '@site/tests/unit/inlineScripts';

beforeEach(() => {
  document.title = 'Page Not Found | Paisa Disha';
  delete document.documentElement.dataset.missing;
});

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/blog/no-such-article', 'Article'],
  ['/blog/no-such-article/', 'Article'],
  ['/blog/2025/06/old-address', 'Article'],
  ['/blog', 'Page'],
  ['/blogging', 'Page'],
  ['/no-such-page', 'Page'],
  ['/insurance/blog/pet', 'Page'],
  ['/', 'Page'],
])('%s is answered with: %s Not Found', (path, expected) => {
  history.replaceState(null, '', path);
  runInline('notFound.js', new AbortController().signal);
  expect(document.documentElement.dataset.missing).toBe(expected === 'Article' ? 'article' : undefined);
  expect(document.title).toBe(`${expected} Not Found | Paisa Disha`);
});
