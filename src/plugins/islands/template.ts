import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';

/** Scripts of the `islands` entry and its runtime: the only ones that a page may load. */
export const ISLAND_SCRIPT = /\/(?:runtime~)?islands\.[^/]+\.js$/;

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

function minifiedInlineLoader(): string {
  const source = readFileSync(path.join(__dirname, 'inlineLoader.js'), 'utf8');
  const { code } = minifySync(source, { module: true, compress: true, mangle: true });
  return code.trim();
}

/**
 * The HTML of a page, as Docusaurus's `ssrTemplate` (an Eta template): everything Docusaurus collects for the head and the
 * body, the stylesheet, and of all scripts only the inline loader of the islands entry.
 */
export function islandsTemplate(): string {
  const [before, after, ...more] = minifiedInlineLoader().split('SCRIPT_URLS');
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      'inlineLoader.js must mention SCRIPT_URLS exactly once: the build puts the script addresses there.',
    );
  }
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
<%~ it.headTags %>
<% it.stylesheets.forEach((href) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= href %>"><% }); %>
</head>
<body <%~ it.bodyAttributes %>>
<%/* The theme's sprite of external-link icons is never used here, and its inline style would need a hole in the CSP. */%>
<%~ it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, '') %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
<script type="speculationrules">${JSON.stringify(speculationRules)}</script>
<script type="module">${before}<%~ JSON.stringify(it.scripts.filter((s) => ${ISLAND_SCRIPT}.test('/' + s)).sort().map((s) => it.baseUrl + s)) %>${after}</script>
</body>
</html>`;
}
