import * as fc from '@site/tests/unit/properties';
import { listParts } from '@site/tests/unit/listParts';
import { valueOf } from '@site/tests/unit/fieldValues';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../content/figureValues';
import type { ListAnswer, ListDefinition } from '../machines/list/definition';
import { rowsOf, type OfferRow, type RowFigure } from '../machines/list/rows';
import type { Input, Value, Values } from '../machines/fields/inputs/types';
import { rateStep } from '../machines/list/rateStep';
import { lists } from '.';
import type { ListId } from '../content/listCatalogue';

/** Invariants of every list, for all of its rows and any inputs. */

/** Names of the filter fields; a list names its toggles in `must` itself. */
const filterNames: Partial<Record<ListId, readonly string[]>> = {
  'savings-accounts': ['zero'],
  'credit-cards': ['fee', 'network', 'income', 'lounge', 'forex', 'deposit'],
  funds: ['type', 'risk'],
};

/** A list with random accepted values and its answer. */
interface Asked {
  readonly values: fc.Arbitrary<Values>;
  readonly answer: (values: Values) => ListAnswer;
  readonly definition: ListDefinition<Values>;
}

function asked(id: ListId, part?: string): Asked {
  const figures = figureValues(registry, lists[id].figures);
  return lists[id].show((typed) => {
    // The values are generated from the same definition's inputs.
    const definition = typed as unknown as ListDefinition<Values>;
    const fields = Object.entries<Input>(definition.inputs).map(([name, input]) => [name, valueOf(input)] as const);
    return {
      definition,
      values: fc.record(Object.fromEntries(fields)),
      answer: (values) => definition.answer(values, figures),
    };
  }, part);
}

const RUNS = { numRuns: 25 };
const idsOf = (rows: readonly OfferRow[]): readonly string[] => rows.map(({ id }) => id);

test.each(listParts)('$name shows each of its rows once, whatever is asked', ({ id, part }) => {
  const { answer, values, definition } = asked(id, part);
  const all = idsOf(answer(definition.defaults).groups.flatMap(rowsOf));
  fc.assert(
    fc.property(values, (given) => {
      const { groups } = answer(given);
      for (const group of groups) expect(new Set(idsOf(rowsOf(group))).size).toBe(rowsOf(group).length);
      expect([...idsOf(groups.flatMap(rowsOf))].sort()).toEqual([...all].sort());
    }),
    RUNS,
  );
});

/** Cards are ranked by what they leave, in steps of this many rupees. */
const CARD_STEP = 100;

/** Sort key of a figure: a rate, or for cards the step, because amounts within one step are a tie. */
function keyOf({ counted, range }: RowFigure): number | undefined {
  if (counted?.name === 'You get a year' && counted.number !== undefined) return Math.floor(counted.number / CARD_STEP);
  if (counted) return counted.number;
  return range?.least === undefined ? undefined : rateStep(range.least);
}

/** Sort key of each ranked row in the ordering column; undefined for columns of text. */
function keysOf({ groups: [{ heads, ranked }] }: ListAnswer, order: Value | undefined) {
  const column = heads.findIndex((head) => head.order === order) - 1;
  if (column < 0) return undefined;
  const sign = heads[column + 1]?.highestFirst ? -1 : 1;
  const keys = ranked.map(({ figures }) => keyOf(figures[column]!));
  return keys.every((key) => key === undefined)
    ? undefined
    : keys.map((key) => (key === undefined ? Infinity : sign * key));
}

/** Lists that compute amounts or draw rates. The others sort by text and published figures. */
const counting = listParts.filter(({ id, part }) => {
  const { answer, definition } = asked(id, part);
  const rows = answer(definition.defaults).groups[0].ranked;
  return rows.some(({ figures }) => figures.some((figure) => keyOf(figure) !== undefined));
});

test.each(counting)(
  '$name stands in the order that is asked, equal rows as the list has them, and unknown ones last but those with a limit',
  ({ id, part }) => {
    const { answer, values, definition } = asked(id, part);
    fc.assert(
      fc.property(values, (given) => {
        const answered = answer(given);
        const keys = keysOf(answered, given['order']);
        if (!keys) return;
        // With only a fee limit known, the row sorts by its total with that limit, not by the total it shows.
        const sums = given['order'] === 'total' ? keys.filter(Number.isFinite) : keys;
        expect(sums).toEqual([...sums].sort((a, b) => (a === b ? 0 : a - b)));
        const usual = answer({ ...given, order: definition.defaults['order']! }).groups[0].ranked;
        const places = idsOf(answered.groups[0].ranked).map((row) => idsOf(usual).indexOf(row));
        for (const [index, key] of keys.entries()) {
          if (Number.isFinite(key) && index > 0 && key === keys[index - 1])
            expect(places[index]).toBeGreaterThan(places[index - 1]!);
        }
      }),
      RUNS,
    );
  },
);

test.each(counting)('$name calls nothing best but what no ranked row beats', ({ id, part }) => {
  const { answer, values } = asked(id, part);
  fc.assert(
    fc.property(values, (given) => {
      for (const { ranked, unranked } of answer(given).groups) {
        for (const column of [0, 1, 2] as const) {
          const figures = ranked.map((row) => row.figures[column]);
          const sign = figures[0]?.counted?.best === 'highest' ? -1 : 1;
          const best = Math.min(
            ...figures.flatMap(({ counted }) => (counted?.number === undefined ? [] : sign * counted.number)),
          );
          for (const { isBest, counted } of figures) {
            // Cards within ₹100 of each other are a tie.
            if (isBest) expect(sign * (counted?.number ?? NaN) - best).toBeLessThan(id === 'credit-cards' ? 100 : 0.5);
          }
          for (const row of unranked.flatMap(({ rows }) => rows))
            expect([row.name, row.figures[column].isBest ?? false]).toEqual([row.name, false]);
        }
      }
    }),
    RUNS,
  );
});

const filtered = listParts.filter(({ id, part }) => filterNames[id] ?? asked(id, part).definition.must);

// Index funds are compared with those of one index, so their page opens with one.
const openCases = listParts.filter(({ part }) => part !== 'index-funds');

test.each(openCases)('$name opens with no filter that hides a row', ({ id, part }) => {
  const { answer, definition } = asked(id, part);
  const { groups } = answer(definition.defaults);
  expect(groups.flatMap(({ unranked }) => unranked.filter(({ isLeftOut }) => isLeftOut))).toEqual([]);
});

test.each(filtered)('$name: filters commute, and leave the order of the rows that stay', ({ id, part }) => {
  const { answer, values, definition } = asked(id, part);
  const names: readonly string[] = filterNames[id] ?? definition.must?.names ?? [];
  const off = (name: string): Value => {
    const input = definition.inputs[name]!;
    return input.kind === 'choice' ? input.options[0]!.value : false;
  };
  const without = (given: Values, left: readonly string[]): Values => ({
    ...given,
    ...Object.fromEntries(names.filter((name) => !left.includes(name)).map((name) => [name, off(name)])),
  });
  fc.assert(
    fc.property(values, fc.subarray([...names]), (given, some) => {
      const others = names.filter((name) => !some.includes(name));
      const ids = (left: readonly string[]) => idsOf(answer(without(given, left)).groups[0].ranked);
      const both = ids(names);
      const [one, other] = [ids(some), ids(others)];
      expect(one.filter((row) => other.includes(row))).toEqual(both);
      expect(other.filter((row) => one.includes(row))).toEqual(both);
      expect(ids([]).filter((row) => both.includes(row))).toEqual(both);
    }),
    RUNS,
  );
});
