/** @jest-environment node */
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { behindEnglish, changedSinceTranslated, recordSources, translatedPageProblems, withoutTranslation } from '.';
import { messageFiles, translatedMessages } from '../messages/files';
import { commitAll, git, testWithGit } from '@site/tests/unit/gitRepository';
import { formatProblem } from '../problem';
import { translatedDocs } from '../translatedPages';
import { paragraphsOf } from './paragraphs';

const page = `---
title: About
reviewed: 2026-11-21
---

import rows from './about.yml'

<Sections columns>

## Who we are {#who}

We compare loans.
Nobody pays us.

</Sections>
`;

const folder = temporaryFolder();

beforeEach(() => {
  folder.write('docs/about.mdx', page);
  folder.write(`${translatedDocs('hi')}/about.mdx`, '## हम कौन हैं {#who}\n');
  folder.write('src/pages/_words/messages.en.ftl', 'title = Home\nleft = Left\n');
  folder.write('src/pages/_words/messages.hi.ftl', 'title = होम\n');
});

const record = (...renewed: readonly string[]) =>
  recordSources(folder.path, translatedMessages(folder.path, messageFiles(folder.path)), renewed);
const changed = () =>
  changedSinceTranslated(folder.path, translatedMessages(folder.path, messageFiles(folder.path))).map(
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
  folder.write('docs/about.mdx', page.replace('2026-11-21', '2026-12-01').replace('loans.\n', 'loans. '));
  expect(changed()).toEqual([]);
});

test('a paragraph and a message that have changed are listed with their lines, and new ones, until the translation is right again', () => {
  record();
  folder.write(
    'docs/about.mdx',
    page.replace('Nobody pays us.', 'Nobody pays us for a place.').replace('\n</', '\nA new one.\n\n</'),
  );
  folder.write('src/pages/_words/messages.en.ftl', '# Of the home page\ntitle = Home page\nleft = Left over\n');
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

test('a name after --translated that is of no English file with a translation is told', () => {
  const english = ['docs/about.mdx', 'src/pages/_words/messages.en.ftl'];
  const others = [`${translatedDocs('hi')}/about.mdx`, 'src/pages/_words/messages.hi.ftl', 'docs/abuot.mdx'];
  const messages = translatedMessages(folder.path, messageFiles(folder.path));
  expect(withoutTranslation(folder.path, messages, [...english, ...others])).toEqual(others);
});

test('a message that is translated later is noted then', () => {
  record();
  folder.write('src/pages/_words/messages.hi.ftl', 'title = होम\nleft = बाकी\n');
  record();
  const noted = JSON.parse(folder.read('i18n/hi/made-from.json')) as object;
  expect(noted).toMatchObject({ 'src/pages/_words/messages.en.ftl': { left: expect.any(String) as string } });
  expect(changed()).toEqual([]);
});

describe('a translated page', () => {
  const hindi = (text: string): void => folder.write(`${translatedDocs('hi')}/about.mdx`, text);
  const problems = () =>
    translatedPageProblems(folder.path).map((problem) => formatProblem(problem).replace(/^.*about\.mdx:/u, ''));

  beforeEach(() => {
    const [front] = page.split('import');
    folder.write(
      'docs/about.mdx',
      `${front}<Hero title="Us" icon="wallet" />\n\n## Who we are\n\nSee [loans](/home-loans).\n`,
    );
    record();
  });

  test.each([
    ['is right', '<Hero title="हम" icon="wallet" />\n\n## हम कौन हैं {#who-we-are}\n\n[लोन](/home-loans) देखें।\n', []],
    [
      'has a paragraph in English',
      '<Hero title="हम" icon="wallet" />\n\n## हम कौन हैं\n\nSee [loans](/home-loans).\n',
      ['5:1  found "See [loans](/home-loans)."; this is still in English; write it in Hindi'],
    ],
    [
      'lacks a link',
      '<Hero title="हम" icon="wallet" />\n\nलोन देखें।\n',
      ['1:1  found "](/home-loans"; the English page has this, and here it is missing; write it as it is there'],
    ],
    [
      'has another id',
      '<Hero title="हम" icon="wallet" />\n\n## कौन {#kaun}\n\n[लोन](/home-loans)\n',
      ['3:1  found "{#kaun}"; the English page does not have this; ids, links and components stay as they are there'],
    ],
    [
      'has another number',
      'reviewed: 2026-11-22\n\n<Hero title="हम" icon="wallet" />\n\n28 [लोन](/home-loans), 28 कार्ड\n',
      ['5:1  found "28"; the English page does not have this number; write the one that it has'],
    ],
  ])('that %s', (_what, text, expected) => {
    hindi(text);
    expect(problems()).toEqual(expected);
  });

  test('is not wrong because its English page has changed', () => {
    hindi('<Hero title="हम" icon="wallet" />\n\n[लोन](/home-loans) देखें।\n');
    folder.write(
      'docs/about.mdx',
      '<Hero title="Us" icon="wallet" />\n\nSee [loans](/home-loans) and [cards](/credit-cards).\n',
    );
    expect(problems()).toEqual([]);
  });
});

describe('visitors are told', () => {
  const behind = (today: string) => behindEnglish(folder.path, 'hi', today);

  beforeEach(() => {
    record();
    git(folder.path, '2026-10-01', 'init', '--quiet');
    commitAll(folder.path, '2026-10-01');
    folder.write('docs/about.mdx', page.replace('compare loans', 'compare loans and cards'));
    commitAll(folder.path, '2026-10-10');
  });

  testWithGit('once a translation has been behind for more than 30 days, and no more once it is right', () => {
    expect(behind('2026-11-08')).toEqual([]);
    expect(behind('2026-11-10')).toEqual(['/about']);
    record('docs/about.mdx');
    expect(behind('2026-11-10')).toEqual([]);
  });

  testWithGit('not of an edit of yesterday to a page that agreed before', () => {
    record('docs/about.mdx');
    commitAll(folder.path, '2026-10-11');
    folder.write('docs/about.mdx', page.replace('Nobody', 'No lender'));
    expect(behind('2026-12-01')).toEqual([]);
  });
});
