import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { THEME_STORAGE_KEY } from '../../content/themeStorage';
import { notesTemplate } from './statusMessages';

/** The `islands` entry: the only script that a page loads by itself. */
export const ISLAND_SCRIPT = /\/islands\.[^/]+\.js$/;

/** What an island needs to wake, beside its own code. A page only learns its address. */
const REACT_SCRIPT = /\/islands-react\.[^/]+\.js$/;

/**
 * Links are plain links, so the browser may fetch the next page while a finger is still on the way.
 * `moderate` waits for a hover or a press; browsers skip speculation under Save-Data by themselves.
 */
const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*\\?*' } }] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * An inline script, minified, with what the build puts into it.
 * @param file in this folder
 * @param values what is put in, by the name that stands for it in the source
 * @throws when the source does not mention each of the names exactly once
 */
function inlineScript(file: string, values: Readonly<Record<string, string>>): string {
  // As a module, none of its names can be seen outside, so all of them may be short.
  const source = readFileSync(path.join(__dirname, file), 'utf8');
  const { code } = minifySync(source, { module: true, compress: true, mangle: true });
  return Object.entries(values).reduce((script, [slot, value]) => {
    const [before, after, ...more] = script.split(slot);
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`${file} must mention ${slot} exactly once: the build puts a value there.`);
    }
    return before + value + after;
  }, code.trim());
}

/** The part of the template that is the address, as a JavaScript string, of the page's script that matches. */
function addressOf(script: RegExp): string {
  return `<%~ JSON.stringify(it.baseUrl + it.scripts.find((s) => ${script}.test('/' + s))) %>`;
}

/** Attributes for styles and scripts of Docusaurus's that are not here. An Eta tag may hold quotes in pairs only. */
const OWN_APPS_ATTRIBUTES = / (?:class|data-has-hydrated)=(\x22).*?\1/g;
/** The classic theme's own script for light and dark: it knows the theme's query parameter by name. */
const THEME_SCRIPT = /<script>(?:(?!<\/script>)[^])*docusaurus-theme[^]*?<\/script>/;
/** Where a page stands in which language. The site has but one, so `rel="canonical"` says all there is to say. */
const LANGUAGES = /<link[^>]* hreflang=[^>]*>/gi;
/** The theme's sprite of external-link icons. It is never used here, and its inline style would need a hole in the CSP. */
const THEME_SPRITE = /<svg[^]*?<\/svg>/;

/**
 * The HTML of a page, as Docusaurus's `ssrTemplate` (an Eta template): everything Docusaurus collects for the head and the
 * body, the stylesheet, and of all scripts only two short ones inline: light or dark, and the loader of the islands entry.
 */
export function islandsTemplate(): string {
  const loader = inlineScript('inline/loader.js', {
    SCRIPT_URL: addressOf(ISLAND_SCRIPT),
    REACT_URL: addressOf(REACT_SCRIPT),
  });
  const firstView = inlineScript('inline/firstView.js', {});
  const keptForm = inlineScript('inline/keptForm.js', {});
  const theme = inlineScript('inline/theme.js', { STORAGE_KEY: JSON.stringify(THEME_STORAGE_KEY) });
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes.replace(${OWN_APPS_ATTRIBUTES}, '') %>>
<head>
<meta charset="UTF-8">
<%/* The marks by which Docusaurus's own app would find its tags again. */%>
<%~ it.metaAttributes.join('').replaceAll(' data-rh="true"', '').replaceAll(${LANGUAGES}, '') %>
<%~ it.headTags %>
<%/* Before the stylesheet, for which a script behind it would wait. A block, so that its names stay its own. */%>
<script>{${theme}}</script>
<% it.stylesheets.forEach((href) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= href %>"><% }); %>
<%/* Nothing is painted before the last part of the header is there: what stands at its right would move with each part. */%>
<link rel="expect" href="#site-menu" blocking="render">
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags.replace(${THEME_SPRITE}, '').replace(${THEME_SCRIPT}, '') %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
<script type="speculationrules">${JSON.stringify(speculationRules)}</script>
${notesTemplate}
<script type="module">{${loader}}{${keptForm}}{${firstView}}</script>
</body>
</html>`;
}
