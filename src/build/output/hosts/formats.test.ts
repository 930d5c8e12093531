import { netlifyHeaders, netlifyRedirects } from './formats';
import { headerRules } from './headers';

const rules = headerRules({ scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] });
const moved = [{ from: '/loans/home', to: '/home-loans' }];

test('the policy allows our own files and what the pages hold inline, and nothing unsafe', () => {
  const policy = rules[0]?.headers['Content-Security-Policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules' 'sha256-abc='");
  expect(policy).toContain("style-src 'sha256-def=';");
  expect(policy).not.toMatch(/'unsafe-(?:inline|eval|hashes)'/);
});

test('framing is refused, by a header alone', () => {
  expect(rules[0]?.headers['Content-Security-Policy']).toMatch(/; frame-ancestors 'none'$/);
});

test.each([
  [false, 'max-age=63072000'],
  [true, 'max-age=63072000; includeSubDomains; preload'],
])('with preload %p, HTTPS is asked for by %p', (preload, expected) => {
  const [all] = headerRules({ scripts: [], styles: [] }, undefined, preload);
  expect(all?.headers['Strict-Transport-Security']).toBe(expected);
});

test('no other site reads or opens ours, and no page uses what a phone could tell of its owner', () => {
  const headers = rules[0]?.headers ?? {};
  expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics', 'local-fonts']) {
    expect(headers['Permissions-Policy']).toMatch(new RegExp(`(?:^|, )${feature}=\\(\\)`));
  }
});

test('files whose names change with their content are kept for a year', () => {
  expect(netlifyHeaders(rules)).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('copies of pages are Markdown, and only the pages are to be found', () => {
  expect(netlifyHeaders(rules)).toContain(
    '/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n',
  );
});

test('a line of _headers stays within what hosts accept', () => {
  const longest = Math.max(
    ...netlifyHeaders(rules)
      .split('\n')
      .map((line) => line.length),
  );
  expect(longest).toBeLessThan(2000);
});

test('Netlify and Cloudflare read the moved addresses', () => {
  expect(netlifyRedirects(moved)).toBe('/loans/home /home-loans 301\n');
  expect(netlifyRedirects([])).toBe('');
});
