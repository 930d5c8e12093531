import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { THEME_STORAGE_KEY } from '../../content/themeStorage';
import { WORKER_PATH } from '../../worker/addresses';
import * as words from './messages.en';
import { notesTemplate } from './statusMessages';

/** The `islands` entry: the only script that a page loads by itself. */
const ISLAND_SCRIPT = /\/islands\.[^/]+\.js$/;

/** React, which every island needs besides its own code. A page contains only its address. */
const REACT_SCRIPT = /\/islands-react\.[^/]+\.js$/;

/** Lets the browser prefetch a link's page on hover or press (`moderate`). Browsers do not prefetch under Save-Data. */
const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*\\?*' } }] },
      eagerness: 'moderate',
    },
  ],
};

/** Joins modules into one script, each after the modules that it imports. */
export function withoutImports(source: string): string {
  return source.replace(/^import .*;$/gm, '').replace(/^export /gm, '');
}

const INLINE = path.resolve(__dirname, '../../islands/inline');

/**
 * Minifies an inline script and inserts values of the build.
 * @param files of src/islands/inline, together one script
 * @param values by the placeholders in the source
 * @throws when the source does not have each placeholder exactly once
 */
function inlineScript(files: readonly string[], values: Readonly<Record<string, string>> = {}): string {
  const sources = files.map((file) => readFileSync(path.join(INLINE, file), 'utf8'));
  // As a module, none of its names is global, so all of them can be mangled.
  const source = withoutImports(sources.join('\n'));
  const { code } = minifySync(source, { module: true, compress: true, mangle: true });
  return Object.entries(values).reduce((script, [slot, value]) => {
    const [before, after, ...more] = script.split(slot);
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`${files.join(', ')} must mention ${slot} exactly once: the build puts a value there.`);
    }
    return before + value + after;
  }, code.trim());
}

/** Template code for the address of the page's matching script, as a JavaScript string. */
function addressOf(script: RegExp): string {
  return `<%~ JSON.stringify(it.baseUrl + it.scripts.find((s) => ${script}.test('/' + s))) %>`;
}

/** Attributes for styles and scripts of Docusaurus that this site does not have. Quotes in an Eta tag must come in pairs. */
const OWN_APPS_ATTRIBUTES = / (?:class|data-has-hydrated)=(\x22).*?\1/g;
/** The classic theme's own script for light and dark, recognized by the theme's query parameter. */
const THEME_SCRIPT = /<script>(?:(?!<\/script>)[^])*docusaurus-theme[^]*?<\/script>/;
/** What Docusaurus says of English pages, each of which it takes for its only edition. Their others are in the sitemap, which costs no bytes. */
const OWN_LANGUAGE = /<link[^>]* hreflang=\x22(?:en-IN|x-default)[^>]*>/gi;
/** The theme's sprite of external-link icons. It is not used here, and the CSP would have to allow its inline style. */
const THEME_SPRITE = /<svg[^]*?<\/svg>/;

/**
 * The HTML of a page, as Docusaurus's `ssrTemplate` (an Eta template): Docusaurus's head and body, the stylesheet, and only two short inline scripts:
 * the theme, and the loader of the islands entry.
 * @param folder of the language, such as "/hi"; empty for English
 */
export function islandsTemplate(folder = ''): string {
  const withoutOwnLanguage = folder === '' ? `.replaceAll(${OWN_LANGUAGE}, '')` : '';
  const loader = inlineScript(['fields.js', 'loader.js'], {
    SCRIPT_URL: addressOf(ISLAND_SCRIPT),
    REACT_URL: addressOf(REACT_SCRIPT),
  });
  const firstView = inlineScript(['firstView.js']);
  const notFound = inlineScript(['notFound.js']);
  const copies = inlineScript(['copies.js'], {
    WORKER_URL: JSON.stringify(folder + WORKER_PATH),
    FETCHING: JSON.stringify(words.fetching),
    REMOVING: JSON.stringify(words.removing),
    DID_NOT_WORK: JSON.stringify(words.didNotWork),
  });
  const keptForm = inlineScript(['keptForm.js']);
  const theme = inlineScript(['theme.js'], { STORAGE_KEY: JSON.stringify(THEME_STORAGE_KEY) });
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes.replace(${OWN_APPS_ATTRIBUTES}, '') %>>
<head>
<meta charset="UTF-8">
<%/* Without the attributes by which Docusaurus's own app would find its tags. */%>
<%~ it.metaAttributes.join('').replaceAll(' data-rh="true"', '')${withoutOwnLanguage} %>
<%~ it.headTags %>
<%/* A block, so that its names are not global. */%>
<script>{${theme}}</script>
<% if (it.appHtml.includes('data-not-found')) { %><script>${notFound}</script><% } %>
<% it.stylesheets.forEach((href) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= href %>"><% }); %>
<%/* Delays the first paint until the whole header is parsed: its right side would shift with each part. */%>
<link rel="expect" href="#site-menu" blocking="render">
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags.replace(${THEME_SPRITE}, '').replace(${THEME_SCRIPT}, '') %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
<%/* 404.html prefetches nothing, to stay within the limit for scripts. */%>
<% if (!it.appHtml.includes('data-not-found')) { %><script type="speculationrules">${JSON.stringify(speculationRules)}</script><% } %>
<% if (it.appHtml.includes('data-copies')) { %><script type="module">${copies}</script><% } %>
${notesTemplate}
<script type="module">{${loader}}{${keptForm}}{${firstView}}</script>
</body>
</html>`;
}
