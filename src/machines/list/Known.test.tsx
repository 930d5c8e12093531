import { render, screen } from '@testing-library/react';
import { sample } from '@site/tests/support/sample';
import { listParts } from '@site/tests/unit/listParts';
import { openRows } from '@site/tests/unit/openRows';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { lists } from '../../lists';
import { columnsOf, type Columns } from './columns';
import Machine from './Machine';
import { closedTexts, hasDash, openedRow } from './openedRow';
import { rowsOf, type OfferGroup } from './rows';
import type { Value } from '../fields/inputs/types';
import { isUnknownText } from './unknownText';
import * as words from './messages.en';

const UNKNOWN = /Not (?:found|known)/;

/** The lists that a test renders: a part of them, and all at night. */
const someCases = (salt: string) => {
  const names = sample(
    listParts.map(({ name }) => name),
    5,
    salt,
  );
  return listParts.filter(({ name }) => names.includes(name));
};

const dashesIn = (texts: readonly string[]): number => texts.join(' · ').split(UNKNOWN).length - 1;

const columnsIn = (group: OfferGroup, order: Value | undefined): Columns =>
  columnsOf(group, order === undefined ? undefined : String(order));

beforeEach(() => history.replaceState(null, '', '/'));

test.each(someCases('dashes'))(
  '$name: each unknown value is a dash, explained below the rows or in the opened row',
  ({ id, part }) => {
    const figures = figureValues(registry, lists[id].figures);
    lists[id].show((definition) => {
      const { groups } = definition.answer(definition.defaults, figures);
      const order = definition.order && definition.defaults[definition.order];
      render(<Machine definition={definition} figures={figures} />);
      const ofGroups = groups.map((group, index) => {
        const columns = columnsIn(group, index === 0 ? order : undefined);
        const opened = rowsOf(group).map((row) => openedRow(row, columns));
        return {
          closed: rowsOf(group).reduce((sum, row) => sum + dashesIn(closedTexts(row, columns)), 0),
          opened: opened.reduce((sum, { facts }) => sum + dashesIn(facts.flatMap(([, value]) => value)), 0),
          rowsWithDash: opened.filter(hasDash).length,
        };
      });
      const count = (of: (group: (typeof ofGroups)[number]) => number): number =>
        ofGroups.reduce((sum, group) => sum + of(group), 0);
      expect(screen.queryAllByRole('img', { name: /^not (?:found|known)$/, hidden: true })).toHaveLength(
        count(({ closed, opened }) => closed + opened),
      );
      expect(screen.queryAllByText(UNKNOWN)).toHaveLength(0);
      expect(screen.queryAllByText(words.dashNote)).toHaveLength(count(({ closed }) => (closed > 0 ? 1 : 0)));
      expect(screen.queryAllByText(words.dash)).toHaveLength(count(({ rowsWithDash }) => rowsWithDash));
    }, part);
  },
);

test.each(listParts)(
  '$name: a column of the closed rows has values in six rows of ten, its own ones, else they stand in the opened rows',
  ({ id, part }) => {
    lists[id].show((definition) => {
      const { groups } = definition.answer(definition.defaults, figureValues(registry, lists[id].figures));
      const order = definition.order && definition.defaults[definition.order];
      groups.forEach((group, index) => {
        const rows = rowsOf(group);
        const columns = columnsIn(group, index === 0 ? order : undefined);
        columns.figures.forEach((isShown, place) => {
          const texts = rows.map((row) => row.figures[place]!.text);
          const share = texts.filter((text) => !isUnknownText(text)).length / rows.length;
          const repeats = place < 2 && rows.every((row, at) => row.figures[2].text === texts[at]);
          expect(isShown).toBe((share >= 0.6 && !repeats) || group.heads[place + 1]!.order === order);
          if (isShown) return;
          rows.forEach((row, at) => {
            const { facts, unknown } = openedRow(row, columns);
            if (isUnknownText(texts[at]!)) expect(unknown).not.toEqual([]);
            else expect(JSON.stringify(facts)).toContain(texts[at]);
          });
        });
      });
    }, part);
  },
);

/** Facts that a row has beside those of its kind, so that no row lacks them; an APR is ours, where the fee is known. */
const EXTRA =
  /^(?:Who gets \d|APR with fee|Also published|After the repo rate moved|Average rate charged|Other rates|What stands out|Note|Changed|Fixed deposit|New applicants|Charge for a month below the minimum|Its charge, on)/;

/** A name without the year of its statistic: "Complaints, 2025-26". */
const withoutYear = (name: string): string => name.replace(/, \d{4}-\d\d$/u, '');

test.each(listParts)('$name: what one row states, each other states or names as unknown', ({ id, part }) => {
  lists[id].show((definition) => {
    const { groups } = definition.answer(definition.defaults, figureValues(registry, lists[id].figures));
    for (const group of groups) {
      const figures = new Set(rowsOf(group).flatMap((row) => row.figures.map(({ label }) => label)));
      const opened = rowsOf(group).map((row) => openedRow(row, columnsOf(group)));
      const namesIn = ({ facts, unknown }: (typeof opened)[number]): string[] =>
        [...facts.map(([name]) => name), ...unknown].map(withoutYear);
      // A figure is in every closed row, and has further words in some.
      const names = new Set(opened.flatMap(namesIn).filter((name) => !EXTRA.test(name) && !figures.has(name)));
      for (const row of opened) expect(namesIn(row)).toEqual(expect.arrayContaining([...names]));
    }
  }, part);
});

test.each(someCases('opened rows'))(
  '$name: a row that is opened names what no document gives',
  async ({ id, part }) => {
    const figures = figureValues(registry, lists[id].figures);
    await lists[id].show(async (definition) => {
      const { groups } = definition.answer(definition.defaults, figures);
      render(<Machine definition={definition} figures={figures} />);
      await openRows();
      const order = definition.order && definition.defaults[definition.order];
      const gaps = groups.flatMap((group, index) =>
        rowsOf(group).filter(
          (row) => openedRow(row, columnsIn(group, index === 0 ? order : undefined)).unknown.length > 0,
        ),
      );
      expect(screen.queryAllByText('We could not find')).toHaveLength(gaps.length);
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
      const sums = groups[0].ranked.filter(
        ({ note }) => isUnknownText(note?.text ?? '') || note?.text.startsWith('at most'),
      );
      expect(sums.length).toBeGreaterThan(0);
      for (const { figures } of sums) expect(figures[2].counted?.small).toMatch(/\+ fee|with fee$|fee included$/);
    });
  }
});
