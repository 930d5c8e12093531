/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isText, type AnyNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { addressed, readSite } from '../../checks/model';
import { kindOf } from '../../content/schemas';
import { valuesIn } from '../../content/schemas/meta';
import { PSEUDO_LOCALE } from '.';

/** Text that is neither a value nor marked: names, and what Node writes into pages, where the bundler does not mark messages. */
const EXCEPTIONS = [
  // Of the template, the parts of a page that fail or are late, and pages that have moved.
  ...['Loading', 'What you write is kept', 'What you wrote is kept', 'This needs a part of the page that did not load'],
  ...['Try again', 'Reload', 'You are offline', 'and is answered when you are back', 'This page was updated'],
  ...['This part stopped working', 'so you see it as it was at first', 'Unexpected Application Error'],
  ...['This page has moved', 'This page has moved to'],
  // Of the settings of the site and its feeds.
  ...['Money Insights', 'Know what money really costs before you sign', 'guides to money in India'],
  ...['Money Insights RSS Feed', 'Money Insights Atom Feed', 'Money Insights JSON Feed', 'you@example.in'],
  ...['Plain guides to loans', 'insurance and funds in India'],
  'each with a worked example in rupees and the sources of its figures',
  // Of comparisons, which Node makes of data files.
  ...['Figures of', 'Earlier rates', 'Fee for a lower rate', 'published on', 'Average rate charged', 'Note'],
  ...['Charge for paying early', 'by Budget Katta', 'by WhatIff'],
  ...['What stands out', 'in force from', 'recorded on'],
  // A size, and a month of a day.
  ...['about 650 KB', 'November'],
];

/** Splits a text into the pieces to look up in the data: at punctuation, line ends and dates. */
const ENDS = /[\n\0]|: |, |; |\. | \| | \(|\)|\d{1,2} \p{Lu}\p{Ll}+\b|\p{Lu}\p{Ll}+ \d{4}|["“”]/u;

/** An address, of a page or of a file. */
const ADDRESS = /^(?:https?:\/\/|data\/)\S+$/u;

let built: string;

beforeAll(() => {
  built = mkdtempSync(path.join(tmpdir(), 'pseudo-'));
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = ['--env-file=build.env', docusaurus, 'build', '--locale', PSEUDO_LOCALE, '--out-dir', built];
  execFileSync(process.execPath, args, { stdio: 'pipe', env: { ...process.env, NODE_ENV: 'production' } });
}, 300_000);

afterAll(() => rmSync(built, { recursive: true, force: true }));

/** All values of data files and all front matter, in lower case. */
function knownTexts(): string {
  const textsIn = (value: unknown): readonly string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, own]) => [name, ...textsIn(own)])
        : [];
  const site = readSite(process.cwd());
  const values = site.data.flatMap(({ kind, data }) =>
    (kind ? valuesIn(kindOf(kind).file, data) : [])
      .filter(({ meta }) => !meta.isText)
      // Bands keep their remark, which code reads.
      .map(({ value, meta }) =>
        meta.quantity && meta.quantity !== 'bands' ? String(value).replace(/ \(.*\)$/u, '') : String(value),
      ),
  );
  const frontMatter = addressed(site).flatMap(({ fields }) => textsIn(fields));
  return [...values, ...frontMatter].join('\n').toLowerCase();
}

/** The text on a page that is not inside marks. */
function unmarked(html: string): readonly string[] {
  const parts: string[] = [];
  const outside = (text: string, depth = 0): number => {
    let [level, part] = [depth, ''];
    for (const character of text) {
      if (character === '⟦') level += 1;
      else if (character === '⟧') [level, part] = [level - 1, `${part}\0`];
      else if (level === 0) part += character;
    }
    parts.push(part);
    return level;
  };
  let depth = 0;
  const visit = (node: AnyNode): void => {
    if (isText(node)) depth = outside(node.data, depth);
    if (!('children' in node) || ('name' in node && ['code', 'script', 'style'].includes(node.name))) return;
    if ('attribs' in node) {
      for (const name of ['alt', 'aria-label', 'placeholder', 'title']) outside(node.attribs[name] ?? '');
      if (node.attribs['name'] === 'description') outside(node.attribs['content'] ?? '');
    }
    node.children.forEach(visit);
  };
  visit(parseDocument(html));
  return parts
    .flatMap((part) => part.split(ENDS))
    .map((part) => part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((part) => /\p{Ll}{2}/u.test(part) && !ADDRESS.test(part));
}

test('what stands on a page is a text with marks or a value', () => {
  const values = knownTexts();
  const pages = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(100);
  const left = new Map<string, string>();
  const needed = new Set<string>();
  for (const page of pages) {
    for (const part of unmarked(readFileSync(path.join(built, page), 'utf8'))) {
      if (values.includes(part.toLowerCase())) continue;
      const exception = EXCEPTIONS.find((one) => one.toLowerCase().includes(part.toLowerCase()));
      if (exception === undefined) left.set(part, page);
      else needed.add(exception);
    }
  }
  expect(Object.fromEntries(left)).toEqual({});
  expect(EXCEPTIONS.filter((exception) => !needed.has(exception))).toEqual([]);
});
