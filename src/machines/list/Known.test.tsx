import { render, screen } from '@testing-library/react';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { lists } from '../../lists';
import { cardKindIds } from '../../content/cardKindIds';
import { fundPageIds } from '../../content/fundPageIds';
import { columnsOf, factsWith, type Columns } from './columns';
import { isUnknownText, textsOf } from './Known';
import Machine from './Machine';
import { rowsOf, type OfferGroup, type OfferRow } from './rows';

const UNKNOWN = /Not (?:found|known)/;

const parts: Readonly<Record<string, readonly string[]>> = { funds: fundPageIds, 'credit-cards': cardKindIds };
const cases = Object.values(lists).flatMap((list) =>
  [undefined, ...(parts[list.id] ?? [])].map((part) => ({ name: `${list.id} ${part ?? ''}`.trim(), list, part })),
);

/** Number of unknown values in a row with these columns. */
function unknownIn(row: OfferRow, columns: Columns): number {
  const figures = row.figures.filter((_figure, place) => columns.figures[place]) as unknown as OfferRow['figures'];
  const fold = columns.fold ? row.fold : { text: 'Details' };
  return (
    textsOf({ ...row, figures, fold, facts: factsWith(row, columns) })
      .join(' · ')
      .split(UNKNOWN).length - 1
  );
}

const columnsIn = (group: OfferGroup, order: string | number | boolean | undefined): Columns =>
  columnsOf(group, order === undefined ? undefined : String(order));

beforeEach(() => history.replaceState(null, '', '/'));

test.each(cases)('$name: each unknown value is a dash, and a dash is explained once', ({ list, part }) => {
  const figures = figureValues(registry, list.figures);
  list.show((definition) => {
    const { groups } = definition.answer(definition.defaults, figures);
    const order = definition.order && definition.defaults[definition.order];
    render(<Machine definition={definition} figures={figures} />);
    const unknown = groups.map((group, index) =>
      rowsOf(group).reduce((sum, row) => sum + unknownIn(row, columnsIn(group, index === 0 ? order : undefined)), 0),
    );
    const all = unknown.reduce((sum, count) => sum + count, 0);
    expect(screen.queryAllByRole('img', { name: /^not (?:found|known)$/, hidden: true })).toHaveLength(all);
    expect(screen.queryAllByText(UNKNOWN)).toEqual([]);
    expect(screen.queryAllByText(/^A dash \(—\) stands for/)).toHaveLength(unknown.filter((count) => count > 0).length);
  }, part);
});

test.each(cases)(
  '$name: a column of the closed rows has values in six rows of ten, else they stand in the opened ones',
  ({ list, part }) => {
    list.show((definition) => {
      const { groups } = definition.answer(definition.defaults, figureValues(registry, list.figures));
      const order = definition.order && definition.defaults[definition.order];
      groups.forEach((group, index) => {
        const rows = rowsOf(group);
        const columns = columnsIn(group, index === 0 ? order : undefined);
        columns.figures.forEach((isShown, place) => {
          const texts = rows.map((row) => row.figures[place]!.text);
          const share = texts.filter((text) => !isUnknownText(text)).length / rows.length;
          expect(isShown).toBe(share >= 0.6 || group.heads[place + 1]!.order === order);
          if (isShown) return;
          rows.forEach((row, at) => expect(JSON.stringify(factsWith(row, columns))).toContain(texts[at]));
        });
      });
    }, part);
  },
);

test('a column stands in the closed rows where it orders the list', () => {
  lists['savings-accounts'].show((definition) => {
    const [group] = definition.answer(
      definition.defaults,
      figureValues(registry, lists['savings-accounts'].figures),
    ).groups;
    expect(columnsOf(group, 'earn').figures).toEqual([true, false, true]);
    expect(columnsOf(group, 'minimum').figures).toEqual([true, true, true]);
  });
});

test('a total that leaves out a fee says so in its own cell', () => {
  for (const id of ['personal-loans', 'car-loans', 'business-loans', 'education-loans', 'property-loans'] as const) {
    lists[id].show((definition) => {
      const { groups } = definition.answer(definition.defaults, figureValues(registry, lists[id].figures));
      const sums = groups[0].ranked.filter(({ fold }) => isUnknownText(fold.text) || fold.text.startsWith('at most'));
      expect(sums.length).toBeGreaterThan(0);
      for (const { figures } of sums) expect(figures[2].small?.join(' ')).toMatch(/\+ fee|with fee$/);
    });
  }
});
