import { runInline } from '@site/tests/unit/inlineScripts';

const text = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-not-found="${name}"]`)!;

beforeEach(() => {
  document.title = 'Page Not Found | Paisa Disha';
  document.body.innerHTML = '<div data-not-found="page"></div><div data-not-found="article" hidden></div>';
});

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/blog/no-such-article', 'article'],
  ['/blog/no-such-article/', 'article'],
  ['/blog/2025/06/old-address', 'article'],
  ['/blog', 'page'],
  ['/blogging', 'page'],
  ['/no-such-page', 'page'],
  ['/insurance/blog/pet', 'page'],
  ['/', 'page'],
])('%s shows the text of the %s', (path, expected) => {
  history.replaceState(null, '', path);
  runInline('notFound.js', new AbortController().signal);
  expect(text('article').hidden).toBe(expected !== 'article');
  expect(text('page').hidden).toBe(expected !== 'page');
  expect(document.title).toBe(
    expected === 'article' ? 'Article Not Found | Paisa Disha' : 'Page Not Found | Paisa Disha',
  );
});
