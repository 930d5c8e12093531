/** @jest-environment node */
import { siteOf } from '../model';
import type { Rule } from './rule';
import { anchorsKept, authorsAndTags, lengths, yearsInTitles } from './articles';

interface Given {
  readonly front?: string;
  readonly body?: string;
}

const article = (name: string, { front = '', body = '' }: Given = {}) => ({
  path: `blog/${name}.mdx`,
  text: `---\ntitle: What a ${name} costs\ndate: 2026-01-01\n${front}\n---\n\n${body}\n`,
});

function found(rule: Rule, mdx: readonly { path: string; text: string }[], before?: typeof mdx) {
  const site = siteOf({ mdx: [...mdx], yaml: [] }, '2026-11-21');
  const said: (string | undefined)[] = [];
  const base = before && siteOf({ mdx: [...before], yaml: [] }, '2026-11-21');
  rule({ ...site, ...(base && { before: base }) }, (problem) => said.push(problem.found ?? problem.message));
  return said;
}

test('an article of a few lines and a paragraph without end are named, others are not', () => {
  const line = 'One two three four five six seven eight nine ten. ';
  expect(found(lengths, [article('short', { body: line.repeat(10) })])).toEqual(['100 words']);
  expect(found(lengths, [article('long', { body: `${line.repeat(12)}\n\n`.repeat(3) })])).toEqual([]);
  expect(found(lengths, [article('wall', { body: line.repeat(40) })])).toEqual(['400 words']);
});

test('a role is no author, and a subject has one tag', () => {
  const front = (author: string, tag: string) => ({ front: `author: ${author}\ntags: [${tag}]` });
  const two = [article('one', front('Asha Rao', 'home loan')), article('two', front('Asha Rao', 'home loan'))];
  expect(found(authorsAndTags, two)).toEqual([]);
  expect(found(authorsAndTags, [...two, article('three', front('admin', 'Home-Loans'))])).toEqual([
    '"admin"',
    '"Home-Loans"',
  ]);
});

test('a title does not show a year that is over', () => {
  const page = (title: string) => [
    { path: 'docs/a.mdx', text: `---\ntitle: ${title}\n---\n\n<Hero title="${title}" />\n` },
  ];
  expect(found(yearsInTitles, page('Rates of 2025'))).toEqual(['"2025"', '"2025"']);
  expect(found(yearsInTitles, page('Rates of 2026'))).toEqual([]);
});

test('an id that was published stays', () => {
  const page = (id: string) => [{ path: 'docs/a.mdx', text: `---\ntitle: A page\n---\n\n## Rates${id}\n` }];
  expect(found(anchorsKept, page(''), page(' {#the-rates}'))).toEqual([
    'people have saved links to "#the-rates"; put {#the-rates} back behind a heading',
  ]);
  expect(found(anchorsKept, page(' {#the-rates}'), page(' {#the-rates}'))).toEqual([]);
});
