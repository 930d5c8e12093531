/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import classicTheme from '@docusaurus/theme-classic';
import * as eta from 'eta';
import { THEME_STORAGE_KEY } from '../content/themeStorage';
import { site } from '../site';
import { islandsTemplate } from './islands/template';

/** The tags that Docusaurus's own theme puts at the beginning of each page. */
function tagsOfTheTheme(): string {
  const context = {
    siteDir: process.cwd(),
    siteConfig: { themeConfig: { colorMode: {}, prism: { additionalLanguages: [] } } },
    siteStorage: { type: 'localStorage', namespace: `-${site.storageNamespace}` },
    i18n: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
  } as unknown as LoadContext;
  const theme = classicTheme(context, { customCss: [] }) as Plugin;
  const { preBodyTags } = theme.injectHtmlTags?.({ content: undefined }) ?? {};
  return (preBodyTags as HtmlTagObject[])
    .map(({ tagName, attributes = {}, innerHTML = '' }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
      return `<${tagName}${written.join('')}>${innerHTML}</${tagName}>`;
    })
    .join('');
}

// Each of these fails if an upgrade changes the part of Docusaurus in its name: see DOCUSAURUS.md.

test('the theme keeps the choice of light or dark under our key', () => {
  expect(tagsOfTheTheme()).toContain(`getItem('${THEME_STORAGE_KEY}')`);
});

test('of what the theme puts at the beginning of a page, the template leaves nothing', () => {
  const preBodyTags = tagsOfTheTheme();
  expect(preBodyTags).toMatch(/<svg.*<script>/s);
  const page = {
    ...{ appHtml: '', baseUrl: '/', bodyAttributes: '', headTags: '', htmlAttributes: '', metaAttributes: [] },
    ...{ postBodyTags: '', preBodyTags, scripts: [], stylesheets: [] },
  };
  const html = eta.compile(islandsTemplate().trim(), { rmWhitespace: true })(page, eta.defaultConfig);
  const body = html.slice(html.indexOf('<body'), html.indexOf('<div id="__docusaurus">'));
  expect(body.replace(/<body[^>]*>/, '').trim()).toBe('');
});

test('the blog plugin marks what it cuts short', () => {
  const routes = readFileSync(require.resolve('@docusaurus/plugin-content-blog/lib/routes.js'), 'utf8');
  expect(routes).toContain('truncated: true');
});

test('SKIP_HTML_MINIFICATION leaves a page as it is', async () => {
  const { SKIP_HTML_MINIFICATION } = process.env;
  process.env.SKIP_HTML_MINIFICATION = 'true';
  try {
    const { getHtmlMinifier } = jest.requireActual<typeof import('@docusaurus/bundler')>('@docusaurus/bundler');
    const minifier = await getHtmlMinifier({ type: 'terser' });
    expect(await minifier.minify('<p>  two  </p>')).toEqual({ code: '<p>  two  </p>', warnings: [] });
  } finally {
    process.env.SKIP_HTML_MINIFICATION = SKIP_HTML_MINIFICATION;
  }
});
