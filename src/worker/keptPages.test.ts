import { assetsIn, withList, withNote } from './keptPages';

const html =
  '<title>Home loans &amp; fees | Paisa Disha</title><body><main id="main" class="a"><h1>Home loans</h1></main>';
/** Half past midnight of the 22nd in India. */
const date = 'Sat, 21 Nov 2026 19:00:00 GMT';

test.each([
  ['without a network', date, false, 'You are offline. This page is as it was on 22 November 2026.'],
  ['with one that is silent', date, true, 'The network does not answer. This page is as it was on 22 November 2026.'],
  ['from a host that tells no date', null, false, 'You are offline. This page may be out of date.'],
  ['from a host that tells nonsense', 'soon', false, 'You are offline. This page may be out of date.'],
])('a copy that is shown %s says so, at the top of its main part', (_case, told, isOnline, words) => {
  document.body.innerHTML = withNote({ html, date: told }, isOnline);
  const note = document.querySelector('main')?.firstElementChild;
  expect(note).toHaveAttribute('role', 'status');
  expect(note).toHaveTextContent(new RegExp(`^${words.replaceAll('.', String.raw`\.`)}$`));
});

test('visited pages are listed by title, with their day', () => {
  const pages = [
    { path: '/home-loans', html, date },
    { path: '/untitled', html: '<main>', date: null },
  ];
  document.body.innerHTML = withList('<main><div data-kept-pages="true"></div></main>', pages);
  const [first, second] = document.querySelectorAll('[data-kept-pages] li');
  expect(first).toHaveTextContent('Home loans & fees, as it was on 22 November 2026');
  expect(first?.querySelector('a')).toHaveAttribute('href', '/home-loans');
  expect(second?.querySelector('a')).toHaveTextContent('/untitled');
});

test('before the first visited page there is no empty list', () => {
  const offline = '<main><div data-kept-pages="true"></div></main>';
  expect(withList(offline, [])).toBe(offline);
});

test('what a page asks for by itself are the scripts that its loader names, each once', () => {
  const page = `<img src="/assets/images/a.png"><a href="/home-loans">
    <script>const a="/assets/js/islands.2b.js",b="/assets/js/islands-react.3c.js"</script>
    <script>import("/assets/js/islands.2b.js")</script>`;
  expect(assetsIn(page)).toEqual(['/assets/js/islands.2b.js', '/assets/js/islands-react.3c.js']);
});
