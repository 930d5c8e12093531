/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { siteIn } from '../../src/build/languages/siteIn';
import { readSite } from '../../src/checks/model';
import { translatedPaths } from '../../src/checks/translatedPages';
import { indexedPages } from '../../src/search/build/indexedPages';
import { menuNames, subjectsOf } from '../../src/search/build/subjectsOf';
import { withEnglish } from '../../src/search/build/withEnglish';
import { search } from '../../src/search/engine';
import { indexOf, type Index } from '../../src/search/subjectIndex';
import { addressNow, publishedAddresses } from '../support/content';

const schema = z.strictObject({
  queries: z.array(
    z.strictObject({
      ask: z.string(),
      first: z.array(z.string().transform(addressNow)).min(1),
      heldBack: z.boolean().default(false),
    }),
  ),
});

const root = process.cwd();
const describeHindi = 'hi' in translatedPaths(root) ? describe : describe.skip;

/** What people ask in Hindi, in both scripts, with the pages that should come first. */
const readQueries = () => schema.parse(parse(readFileSync('tests/fixtures/hindi-queries.yml', 'utf8'))).queries;

let known: Index | undefined;

function indexInHindi(): Index {
  if (known) return known;
  const english = readSite(root);
  const hindi = siteIn('hi', english, root);
  const own = subjectsOf(hindi, indexedPages(hindi.pages.map(({ url }) => url)));
  const all = subjectsOf(english, indexedPages(publishedAddresses));
  known = indexOf(withEnglish(own, all, menuNames(hindi)));
  return known;
}

describeHindi('the search in Hindi', () => {
  test.each([
    ['all queries', () => true],
    ['those held back', ({ heldBack }: { heldBack: boolean }) => heldBack],
  ])('%s: the right page comes first for nine in ten, and among three for all but a few', (_name, isMeant) => {
    const index = indexInHindi();
    const queries = readQueries().filter(isMeant);
    const places = queries.map(({ ask, first }) =>
      search(ask, index).found.findIndex(({ subject }) => first.includes(subject.address)),
    );
    const within = (most: number): number =>
      places.filter((place) => place >= 0 && place < most).length / places.length;
    expect(queries.length).toBeGreaterThanOrEqual(20);
    expect(within(1)).toBeGreaterThanOrEqual(0.9);
    expect(within(3)).toBeGreaterThanOrEqual(0.97);
  });

  test.each([
    ['गोल्ड', '/gold-loan'],
    ['गोल्ड लोन', '/gold-loan'],
    ['क्रेडिट', '/credit-cards'],
    ['बीमा', '/insurance'],
    ['होम', '/home-loans'],
  ])('“%s” suggests %s first, though the figures and terms of it are in Hindi', (typed, first) => {
    expect(search(typed, indexInHindi(), true).found[0]?.subject.address).toBe(addressNow(first));
  });
});
