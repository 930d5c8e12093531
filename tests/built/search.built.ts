/** The index of the texts of pages, in which the search looks. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { articles, pages } from '../support/content';

const FOLDER = 'build/pagefind/fragment';

/** The text of a page as Pagefind keeps it: JSON after a mark of its own, packed. */
function textOf(file: string): string {
  const unpacked = gunzipSync(readFileSync(path.join(FOLDER, file))).toString();
  return (JSON.parse(unpacked.slice(unpacked.indexOf('{'))) as { content: string }).content;
}

test('what repeats on every page, or changes with each use, is in no index', () => {
  const english = readdirSync(FOLDER).filter((file) => file.startsWith('en'));
  expect(english.length).toBeGreaterThan(pages.length);
  const all = english.map(textOf).join('\n');
  expect(all).toContain(articles[0]!.title);
  for (const text of [
    'Text reviewed on',
    'Related Articles',
    'Report a wrong figure',
    'opens in a new tab',
    'min read',
  ])
    expect(all).not.toContain(text);
  // Neighbouring cells, captions or links without a space between them
  expect(all).not.toMatch(/[a-z](?:Rate|What|How|The|Year|Repayment|Fee|Work) /);
});
