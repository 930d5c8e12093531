import { render, screen } from '@testing-library/react';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { lists } from '../../lists';
import type { OfferGroup } from './rows';
import Rows from './Rows';

const list = lists['fixed-deposits'];

/** The first rows of a list, and none that is not ranked. */
function firstRows(count: number): OfferGroup {
  const [group] = list.show((definition) => {
    const { groups } = definition.answer(definition.defaults, figureValues(registry, list.figures));
    return [groups[0]];
  });
  return { ...group, ranked: group.ranked.slice(0, count), unranked: [] };
}

test.each([
  [6, 6],
  [7, 7],
  [8, 6],
])('of %s rows, %s are in sight: no fold holds a single one', (count, inSight) => {
  render(<Rows group={firstRows(count)} known={{}} />);
  const fold = screen.queryByText(/^Show all/)?.closest('details');
  const names = screen.getAllByRole('heading', { level: 3 }).filter((name) => !fold?.contains(name));
  expect(names).toHaveLength(inSight);
});

const rowsFrom = (first: number, count: number): OfferGroup['ranked'] => firstRows(first + count).ranked.slice(first);

test.each([
  [2, 0, /^Show all 9 \(2 outside your conditions\)$/],
  [0, 3, /^Show all 10 \(3 to ask\)$/],
  [2, 3, /^Show all 12 \(2 outside your conditions, 3 to ask\)$/],
])('what is not known is not outside the conditions: %s outside, %s to ask', (outside, unknown, text) => {
  const group = firstRows(7);
  const unranked = [
    { isLeftOut: true, reason: 'They ask for more.', rows: rowsFrom(7, outside) },
    { isLeftOut: true, isUnknown: true, reason: 'We did not find what they ask for.', rows: rowsFrom(9, unknown) },
  ].filter(({ rows }) => rows.length > 0);
  render(<Rows group={{ ...group, unranked }} known={{}} />);
  expect(screen.getByText(/^Show all/)).toHaveTextContent(text);
  const lines = unranked.map(({ reason }) => screen.getByText(reason, { exact: false }).textContent);
  expect(lines).toEqual([
    ...(outside > 0 ? [`Outside your conditions: ${outside}. They ask for more.`] : []),
    ...(unknown > 0 ? [`To ask: ${unknown}. We did not find what they ask for.`] : []),
  ]);
});
