/** @jest-environment node */
import * as fs from 'node:fs';
import * as eta from 'eta';
import { THEME_STORAGE_KEY } from '../../content/themeStorage';
import { islandsTemplate } from './template';

jest.mock('node:fs', () => ({ __esModule: true, ...jest.requireActual<typeof fs>('node:fs') }));

const page = {
  appHtml: '<h1>Home loans</h1>',
  baseUrl: '/',
  htmlAttributes: 'lang="en-IN" dir="ltr" class="docs-wrapper" data-has-hydrated="false"',
  bodyAttributes: 'class="page"',
  headTags: '<link rel="icon" href="/favicon.svg">',
  preBodyTags:
    '<script>!function(){get("docusaurus-theme")}(),function(){}()</script><svg style="display: none;"><defs></defs></svg><p>Notice</p>',
  postBodyTags: '<!-- after -->',
  metaAttributes: [
    '<title data-rh="true">Home loans</title>',
    '<meta data-rh="true" name="description" content="Six">',
  ],
  scripts: [
    'assets/js/runtime~main.1a.js',
    'assets/js/main.2b.js',
    'assets/js/islands.4d.js',
    'assets/js/islands-react.5e.js',
  ],
  stylesheets: ['assets/css/styles.6f.css'],
  noIndex: false,
  version: '3.10.2',
};

/** Renders a page as Docusaurus does: see ssgTemplate of @docusaurus/core. */
function render(data: Partial<typeof page> = {}): string {
  const compiled = eta.compile(islandsTemplate().trim(), { rmWhitespace: true });
  return compiled({ ...page, ...data }, eta.defaultConfig);
}

const inlineLoader = (html: string): string => /<script type="module">(.*?)<\/script>/s.exec(html)![1]!;

test('writes everything that Docusaurus has collected for the page', () => {
  const html = render();
  [page.appHtml, page.headTags, page.postBodyTags, '<p>Notice</p>'].forEach((part) => expect(html).toContain(part));
  expect(html).toContain('<title>Home loans</title><meta name="description" content="Six">');
  expect(html).toMatch(/^<!DOCTYPE html>\s*<html lang="en-IN" dir="ltr">/);
  expect(html).toContain('<body class="page">');
  expect(html).toContain('<link rel="stylesheet" href="/assets/css/styles.6f.css">');
});

test('only the page for unknown addresses tells articles from other pages', () => {
  const script = /<script>[^<]*dataset\.missing[^<]*<\/script>[^]*<body/;
  expect(render()).not.toMatch(script);
  expect(render({ appHtml: '<div data-not-found="page">' })).toMatch(script);
});

test('names no languages, as there is one', () => {
  const metaAttributes = [
    '<link data-rh="true" rel="canonical" href="/sip">',
    '<link data-rh="true" rel="alternate" href="/sip" hrefLang="en-IN">',
  ];
  const html = render({ metaAttributes });
  expect(html).toContain('<link rel="canonical" href="/sip">');
  expect(html).not.toMatch(/hreflang/i);
});

test('leaves out the sprite of icons that no page uses', () => {
  expect(render()).not.toContain('<svg');
});

test('sets light or dark by its own script, before the stylesheet', () => {
  const html = render();
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  expect(scripts[0]![1]).toContain(`getItem("${THEME_STORAGE_KEY}")`);
  expect(scripts[0]!.index).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
});

test('of all scripts a page names the islands entry and React, and only to the inline loader', () => {
  const html = render();
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html.match(/assets\/js\/[^"']+/g)).toEqual(['assets/js/islands.4d.js', 'assets/js/islands-react.5e.js']);
});

test('the addresses follow the base address of the site', () => {
  expect(inlineLoader(render({ baseUrl: '/guide/' }))).toContain('"/guide/assets/js/islands.4d.js"');
});

test('the inline loader is the same on every page, byte for byte', () => {
  const other = render({
    appHtml: '<h1>SIP</h1>',
    scripts: [...[...page.scripts].reverse(), 'assets/js/page.7g.js'],
    metaAttributes: ['<title>SIP</title>'],
  });
  expect(inlineLoader(other)).toBe(inlineLoader(render()));
});

test('the inline loader is a script that a browser can read', () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- it is parsed and not run
  expect(() => new Function(inlineLoader(render()))).not.toThrow();
});

test('the rules for prefetching are JSON, and leave addresses with a query alone', () => {
  const rules = /<script type="speculationrules">(.*?)<\/script>/s.exec(render())![1]!;
  const { prefetch } = JSON.parse(rules) as { prefetch: { where: { and: object[] }; eagerness: string }[] };
  expect(prefetch[0]).toMatchObject({ eagerness: 'moderate' });
  expect(prefetch[0]!.where.and).toContainEqual({ not: { href_matches: String.raw`/*\?*` } });
});

test.each([
  ['never', 'addEventListener("load", () => console.log(1));'],
  ['twice', 'load(SCRIPT_URL); preload(SCRIPT_URL);'],
])('refuses a loader that mentions its scripts %s', (_how, source) => {
  jest.spyOn(fs, 'readFileSync').mockReturnValueOnce('').mockReturnValueOnce(source);
  expect(() => islandsTemplate()).toThrow('loader.js must mention SCRIPT_URL exactly once');
});
