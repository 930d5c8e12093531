import { allMdx } from '../model';
import type { Page } from '../model';
import type { Place } from '../problem';
import type { Rule } from './rule';

/** Syntax errors of pages, and syntax that content must not use: code, HTML, other dialects of Markdown. */
export const syntax: Rule = (site, report) => {
  for (const page of allMdx(site)) {
    const { path, fault } = page;
    if (fault) report({ path, ...fault });
    for (const { line, column } of page.exports) {
      report({ path, line, column, message: 'content files export nothing; remove this line' });
    }
    for (const place of page.html) {
      report({ path, ...place, message: 'HTML is not used in content; write Markdown or a component' });
    }
    for (const { code, isComment, line, column } of page.expressions) {
      if (isComment || isPlain(code, page)) continue;
      const message = 'content computes nothing; write the text itself, or put a backslash before "{"';
      report({ path, line, column, found: `{${code}}`, message });
    }
    for (const { isClosed, line, column } of page.codeBlocks) {
      if (isClosed) continue;
      const message = 'this block of code is never closed; write ``` on a line of its own after it';
      report({ path, line, column, message });
    }
    for (const { words, ...place } of page.paragraphs) {
      const fault = paragraphFault(words);
      if (fault) report({ path, line: place.line, column: place.column, ...fault });
    }
  }
};

/** Allowed in braces besides a comment: an imported name, a text or a number. */
function isPlain(code: string, { imports }: Pick<Page, 'imports'>): boolean {
  return (
    imports.some(({ names }) => names.includes(code)) ||
    /^(["'])(?:(?!\1)[^\\])*\1$/.test(code) ||
    /^\d+(?:\.\d+)?$/.test(code)
  );
}

/** Markdown syntax at the beginning of a paragraph that was not recognized. */
function paragraphFault(words: string): { readonly found: string; readonly message: string } | undefined {
  if (/^:::\w/.test(words)) return { found: '":::"', message: 'write <Note title="…"> or <Caution title="…"> instead' };
  const [, hashes = '', next = ''] = /^(#{1,6})(\S)/.exec(words) ?? [];
  if (hashes && next !== '#') {
    return {
      found: JSON.stringify(`${hashes}${next}`),
      message: `write a space after "${hashes}", which makes it a heading`,
    };
  }
  const [, mark = '', letter = ''] = /^(-|\d{1,2}[.)])(\p{L})/u.exec(words) ?? [];
  if (mark) {
    return {
      found: JSON.stringify(mark + letter),
      message: `write a space after "${mark}", which makes it an entry of a list`,
    };
  }
  if (/^\|.*\|/.test(words)) {
    const message = 'this is no table yet; write "| --- | --- |" as its second line, with one part for each column';
    return { found: '"|"', message };
  }
  return undefined;
}

/** Skipped levels of headings, and duplicate ids. */
export const headings: Rule = (site, report) => {
  for (const { path, headings: all } of allMdx(site)) {
    const seen = new Map<string, Place>();
    let level = 1;
    for (const { depth, id, hasGivenId, line, column } of all) {
      const found = `"${'#'.repeat(depth)}"`;
      if (depth === 1) {
        const message = 'write "##": the page prints its title as the only first heading';
        report({ path, line, column, found: '"#"', message });
      } else if (depth > level + 1) {
        const message = `write "${'#'.repeat(level + 1)}": a level of headings is skipped`;
        report({ path, line, column, found, message });
      }
      level = Math.max(depth, 2);
      const earlier = seen.get(id);
      if (earlier && hasGivenId) {
        const message = `the heading at line ${earlier.line} has this id already; give each heading its own`;
        report({ path, line, column, found: `{#${id}}`, message });
      }
      seen.set(id, earlier ?? { line, column });
    }
  }
};
