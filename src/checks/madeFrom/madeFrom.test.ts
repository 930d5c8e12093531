/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedSinceTranslated, recordSources } from '.';
import { messageFiles, translatedMessages } from '../messages/files';
import { formatProblem } from '../problem';
import { translatedDocs } from '../translatedPages';
import { paragraphsOf } from './paragraphs';

let root: string;

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

const page = `---
title: About
reviewed: 2026-11-21
---

import rows from './about.yml'

<Sections>

## Who we are {#who}

We compare loans.
Nobody pays us.

</Sections>
`;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'made-from-'));
  write('docs/about.mdx', page);
  write(`${translatedDocs('hi')}/about.mdx`, '## हम कौन हैं {#who}\n');
  write('src/pages/_words/messages.en.ftl', 'title = Home\nleft = Left\n');
  write('src/pages/_words/messages.hi.ftl', 'title = होम\n');
});

afterEach(() => rmSync(root, { recursive: true }));

const record = (...renewed: readonly string[]) =>
  recordSources(root, translatedMessages(root, messageFiles(root)), renewed);
const changed = () =>
  changedSinceTranslated(root, translatedMessages(root, messageFiles(root))).map(
    (problem) => formatProblem(problem).split('; once')[0],
  );

test('a paragraph of a page is what visitors read of it, with its line', () => {
  expect(paragraphsOf(page).map(({ name, line }) => [name, line])).toEqual([
    ['title: About', 2],
    ['## Who we are {#who}', 10],
    ['We compare loans. Nobody pays us.', 12],
  ]);
});

test('nothing is listed while the English text is the one that was translated', () => {
  expect(record()).toEqual(['hi']);
  expect(record()).toEqual([]);
  write('docs/about.mdx', page.replace('2026-11-21', '2026-12-01').replace('loans.\n', 'loans. '));
  expect(changed()).toEqual([]);
});

test('a paragraph and a message that have changed are listed with their lines, and new ones, until the translation is right again', () => {
  record();
  write(
    'docs/about.mdx',
    page.replace('Nobody pays us.', 'Nobody pays us for a place.').replace('\n</', '\nA new one.\n\n</'),
  );
  write('src/pages/_words/messages.en.ftl', '# Of the home page\ntitle = Home page\nleft = Left over\n');
  const listed = [
    'docs/about.mdx:12:1  found "We compare loans. Nobody pays us for a place."; this is new since it was translated',
    'docs/about.mdx:15:1  found "A new one."; this is new since it was translated',
    'docs/about.mdx:1:1  found "We compare loans. Nobody pays us."; this is gone or begins otherwise since it was translated',
    'src/pages/_words/messages.en.ftl:1:1  found "title"; this has changed since it was translated',
  ];
  expect(changed()).toEqual(listed);
  // Correcting other things does not hide it.
  record();
  expect(changed()).toEqual(listed);
  record('docs/about.mdx');
  expect(changed()).toEqual(listed.slice(3));
});

test('a message that is translated later is noted then', () => {
  record();
  write('src/pages/_words/messages.hi.ftl', 'title = होम\nleft = बाकी\n');
  record();
  const noted = JSON.parse(readFileSync(path.join(root, 'i18n/hi/made-from.json'), 'utf8')) as object;
  expect(noted).toMatchObject({ 'src/pages/_words/messages.en.ftl': { left: expect.any(String) as string } });
  expect(changed()).toEqual([]);
});
