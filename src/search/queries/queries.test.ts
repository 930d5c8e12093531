import { readSite } from '../../checks/model';
import { subjectIndex } from '../rankSubjects';
import { searchSubjects } from '../searchSubjects';
import { indexedPages } from '../build/indexedPages';
import { subjectsOf } from '../build/subjectsOf';
import { publishedAddresses } from '../../../tests/support/content';
import { queries, unknownAddresses } from './queries';

const site = readSite(process.cwd());
const index = subjectIndex(subjectsOf(site, indexedPages(publishedAddresses)));

/** The share of queries that one of the first results answers, in percent. */
function answered(among: typeof queries, places: number): number {
  const found = among.filter(({ ask, first }) =>
    searchSubjects(ask, index)
      .ranked.slice(0, places)
      .some(({ subject }) => first.includes(subject.address)),
  );
  return (100 * found.length) / among.length;
}

test('there are enough queries to measure by, each once, and a third is held back', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(queries.map(({ ask }) => ask)).size).toBe(queries.length);
  expect(queries.filter(({ held }) => held).length).toBeGreaterThanOrEqual(Math.floor(queries.length / 3));
});

test('each asks for pages that exist', () => {
  expect(unknownAddresses).toEqual([]);
});

test('the right page comes first for nine queries in ten, and is among the first three for all but a few', () => {
  expect(answered(queries, 1)).toBeGreaterThanOrEqual(90);
  expect(answered(queries, 3)).toBeGreaterThanOrEqual(97);
});
