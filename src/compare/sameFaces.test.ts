/** @jest-environment node */
import path from 'node:path';
import { dataOf, readContent } from '../build/content/loadDataFile';
import registry from '@site/src/content/figures.yml';
import { listParts } from '@site/tests/unit/listParts';
import { addressed, pagesBy, readSite } from '../checks/model';
import { figureValues } from '../content/figureValues';
import { listCatalogue, type ComparedListId } from '../content/listCatalogue';
import { lists } from '../lists';
import { rowsOf } from '../machines/list/rows';
import { cardComparison } from './cardComparison';
import { comparisonOf, type ComparedFile } from './comparisonOf';
import type { Comparison } from '../machines/compare/comparison';
import { indexFundComparison } from './indexFundComparison';

const site = readSite(path.resolve(__dirname, '../..'));
const pagesOfFiles = pagesBy(addressed(site), 'dataFiles');
const [{ data: providers }, { data: documents }] = [readContent('providers'), readContent('documents')];

/** As src/compare/comparisons.ts has them, which only a build can import. */
function comparisonFor(id: ComparedListId): Comparison {
  if (id === 'credit-cards') return cardComparison();
  if (id === 'index-funds') return indexFundComparison();
  if (id === 'funds') return comparisonOf(readContent('funds').data, providers, documents);
  const { kind, page } = listCatalogue[id];
  const file = site.data.find(
    (other) => other.kind === kind && pagesOfFiles.get(other.path)?.some((of) => of.path === page),
  );
  return comparisonOf(dataOf(file!) as ComparedFile, providers, documents);
}

test.each(listParts)('$name: a row has the same letters and colour in its list and side by side', ({ id, part }) => {
  const [compared, rows] = lists[id].show(
    (list) => [
      list.compared ?? id,
      rowsOf(list.answer(list.defaults, figureValues(registry, list.figures ?? [])).groups[0]),
    ],
    part,
  );
  const faces = new Map(comparisonFor(compared).rows.map((row) => [row.id, `${row.shortName}, ${row.hue}°`]));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map((row) => [row.name, faces.get(row.id)])).toEqual(
    rows.map(({ name, shortName, hue }) => [name, `${shortName}, ${hue}°`]),
  );
});
