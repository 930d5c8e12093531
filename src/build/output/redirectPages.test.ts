/** @jest-environment jsdom */
import { redirectPage } from './redirectPages';

const SITE = 'https://www.example.in';
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const scriptOf = (to: string): string => parse(redirectPage(to, SITE)).querySelector('script')?.text ?? '';

/** The target of a page's script for a visitor of an old address. */
function ledTo(to: string, asked: string): string {
  const { search, hash, origin } = new URL(asked, SITE);
  let led = '';
  const location = { search, hash, origin, replace: (url: URL) => (led = url.href) };
  const document = parse(redirectPage(to, SITE));
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the script of the page
  new Function('location', 'document', 'URL', scriptOf(to))(location, document, URL);
  return led;
}

test.each([
  ['/home-loans', '/housing-loan', '/home-loans'],
  ['/home-loans', '/housing-loan/', '/home-loans'],
  ['/home-loans', '/housing-loan#amount=4000000', '/home-loans#amount=4000000'],
  [
    '/home-loans',
    '/housing-loan?utm_source=a&b=%E2%82%B9#amount=4000000',
    '/home-loans?utm_source=a&b=%E2%82%B9#amount=4000000',
  ],
  ['/figures#ppf-rate', '/ppf', '/figures#ppf-rate'],
  ['/figures#ppf-rate', '/ppf?a=1#other', '/figures?a=1#ppf-rate'],
])('a page that moved to %s leads from %s to %s', (to, asked, expected) => {
  expect(ledTo(to, asked)).toBe(SITE + expected);
});

test('all of them hold the same script, so that a policy can allow it', () => {
  expect(scriptOf('/home-loans')).toBe(scriptOf('/figures#ppf-rate'));
});

test('the refresh, which forgets what was asked for, is for those without scripts', () => {
  const page = redirectPage('/home-loans', SITE);
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/home-loans"></noscript>');
  expect(page.match(/http-equiv/g)).toHaveLength(1);
});

test('where neither works, a link leads on, and search engines know the page', () => {
  const page = parse(redirectPage('/home-loans', SITE));
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/home-loans');
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${SITE}/home-loans`);
});
