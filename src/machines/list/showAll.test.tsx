import { render, screen } from '@testing-library/react';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '@site/src/content/figureValues';
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
