/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { withOwnPolicy } from './policy';

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const HEAD = '<!DOCTYPE html><html><head><meta charset="UTF-8">';
const policyOf = (html: string): string =>
  new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content') ?? '';

test('a page’s own policy allows its own scripts and styles, and no other', () => {
  const html = withOwnPolicy(`${HEAD}<script>one()</script><style>.a{top:0}</style></head><body></body></html>`);
  expect(policyOf(html)).toContain(`script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules' ${hash('one()')};`);
  expect(policyOf(html)).toContain(`style-src ${hash('.a{top:0}')};`);
  expect(policyOf(html)).not.toContain('unsafe-inline');
});

test('it stands before all that it rules, and says nothing that only a header can say', () => {
  const html = withOwnPolicy(`${HEAD}<script>one()</script></head><body></body></html>`);
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
  expect(policyOf(html)).not.toMatch(/frame-ancestors|report|sandbox/);
  expect(policyOf(html)).toContain("style-src 'none'");
});

test('a page without the place for it stops the build', () => {
  expect(() => withOwnPolicy('<html><head><title>a</title></head></html>')).toThrow('has no <meta charset="UTF-8">');
});
