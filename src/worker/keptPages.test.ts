/** @jest-environment jsdom */
import { partsAddress } from './addresses';
import { assetsIn, partsIn, withDate, withList, withMissing } from './keptPages';
import * as words from './messages.en';

const html =
  '<title>Home loans &amp; fees | Paisa Disha</title><body><main id="main" class="a"><h1>Home loans</h1></main>';
/** Half past midnight of the 22nd in India. */
const date = 'Sat, 21 Nov 2026 19:00:00 GMT';

const noteIn = (page: string): Element | null | undefined => {
  document.body.innerHTML = page;
  return document.querySelector('main')?.firstElementChild;
};

test.each([
  ['without a network', date, false, `${words.offline} ${words.asOnDay({ day: '22 November 2026' })}`],
  ['with one that is silent', date, true, `${words.noAnswer} ${words.asOnDay({ day: '22 November 2026' })}`],
  ['from a host that sends no date', null, false, `${words.offline} ${words.maybeOld}`],
  ['from a host that sends nonsense', 'soon', false, `${words.offline} ${words.maybeOld}`],
])('a copy that is shown %s says so, at the top of its main part', (_case, sent, isOnline, text) => {
  const note = noteIn(withDate({ html, date: sent }, isOnline));
  expect(note).toHaveAttribute('role', 'status');
  expect(note?.textContent).toBe(text);
});

test('the list of pages says when it stands in place of another page', () => {
  expect(noteIn(withMissing(html, false))).toHaveTextContent(`${words.offline} ${words.missing}`);
});

const offline = '<main><p data-no-pages="">No page yet.</p><p>More</p></main>';

test('pages are listed by title, with their day, in place of the words that there is none', () => {
  const pages = [
    { path: '/home-loans', html, date },
    { path: '/untitled', html: '<main>', date: null },
  ];
  document.body.innerHTML = withList(offline, pages);
  const [first, second] = document.querySelectorAll('[data-kept-pages] li');
  expect(first).toHaveTextContent('Home loans & fees, as it was on 22 November 2026');
  expect(first?.querySelector('a')).toHaveAttribute('href', '/home-loans');
  expect(second?.querySelector('a')).toHaveTextContent('/untitled');
  expect(document.body).toHaveTextContent(/More$/);
  expect(document.body).not.toHaveTextContent('No page yet');
});

test('before the first kept page nothing is listed', () => {
  expect(withList(offline, [])).toBe(offline);
});

test('what a page loads by itself are the scripts and fonts that it names, each once', () => {
  const page = `<style>@font-face{src:url(/assets/fonts/anek.4d.woff2)}</style><img src="/assets/images/a.png"><a href="/home-loans">
    <script>const a="/assets/js/islands.2b.js",b="/assets/js/islands-react.3c.js"</script>
    <script>import("/assets/js/islands.2b.js")</script>`;
  const files = ['/assets/fonts/anek.4d.woff2', '/assets/js/islands.2b.js', '/assets/js/islands-react.3c.js'];
  expect(assetsIn(page)).toEqual(files);
  expect(partsAddress(files)).toBe('/assets/js/islands.2b.json');
  expect(partsAddress(assetsIn('<title>Sign in to this network</title>'))).toBeUndefined();
});

test('islands need their own files and those of the modules that the page names for them, and of no other', () => {
  const island = (name: string, imports = '') =>
    `<div data-island="${name}" data-island-id="_R_"${imports && ` data-island-imports="${imports}"`} data-island-props="{}"></div>`;
  const parts = {
    islands: { Calculator: ['/react.js', '/calculator.js'], OfferList: ['/react.js', '/list.js'], Unused: ['/u.js'] },
    imports: { 12: ['/sip.js', '/rates.js'], 30: ['/layout.js'], 7: ['/cars.js'], 8: ['/ppf.js'] },
  };
  const page = island('New') + island('Calculator', '12 common 30') + island('OfferList', '7 1771');
  expect(partsIn(page, parts)).toEqual([
    ...['/react.js', '/calculator.js', '/sip.js', '/rates.js', '/layout.js', '/list.js', '/cars.js'],
  ]);
  expect(partsIn(`${island('OfferList')}<p data-island-imports="12">`, parts)).toEqual(['/react.js', '/list.js']);
});
