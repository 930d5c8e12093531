import * as fc from '@site/tests/unit/properties';
import { listParts } from '@site/tests/unit/listParts';
import { valueOf } from '@site/tests/unit/fieldValues';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../content/figureValues';
import type { ListAnswer, ListDefinition } from '../machines/list/definition';
import { lastKnown } from '../machines/list/lastKnown';
import { leadText } from '../machines/list/leadText';
import { rowsOf } from '../machines/list/rows';
import type { Input, Values } from '../machines/fields/inputs/types';
import { withoutMarks } from '../machines/fields/Marked';
import { loanListIds, type ListId } from '../content/listCatalogue';
import { rankingOn } from './rankingOn';
import { lists } from '.';
import { CLAIM, claims } from '@site/tests/unit/claims';
import { addDays } from '../lib/days';

/** Nothing is called the best next to something known to be better, and nothing at all once the list is too old. */

/** The output of a list on a day, for all accepted inputs. */
function onDay(id: ListId, part?: string) {
  const figures = figureValues(registry, lists[id].figures);
  return lists[id].show((typed) => {
    // The values are generated from the same definition's inputs.
    const definition = typed as unknown as ListDefinition<Values>;
    const fields = Object.entries<Input>(definition.inputs).map(([name, input]) => [name, valueOf(input)] as const);
    const until = rankingOn('2000-01-01', id, part).until;
    return {
      until,
      values: fc.record(Object.fromEntries(fields)),
      shown: (today: string) => (rankingOn(today, id, part).isOld ? lastKnown(definition) : definition),
      answer: (today: string, values?: Values) => {
        const shown = rankingOn(today, id, part).isOld ? lastKnown(definition) : definition;
        return shown.answer(values ?? shown.defaults, figures);
      },
    };
  }, part);
}

/** All words of an answer about rank: the sentence, tags, the total unless it is of the visitor's own offer, and the text beside figures. */
function wordsOf({ certain: _certain, ...answer }: ListAnswer) {
  const { groups, result } = answer;
  return {
    lead: leadText(answer),
    tags: groups.flatMap(({ tag }) => tag ?? []),
    result: groups[0].ownOffer ? undefined : result,
    beside: groups.flatMap((group) =>
      rowsOf(group).flatMap(({ figures }) => figures.flatMap(({ distance }) => distance ?? [])),
    ),
  };
}

const RUNS = { numRuns: 25 };

test.each(listParts)('$name ranks until its last day, and from the next one names no winner', ({ id, part }) => {
  const { until, values, answer, shown } = onDay(id, part);
  // Insurers' terms do not age, and are never ranked.
  if (until === undefined) return;
  fc.assert(
    fc.property(values, fc.integer({ min: -800, max: 800 }), (given, days) => {
      const today = addDays(until, days);
      const { lead, tags, result, beside } = wordsOf(answer(today, given));
      if (today <= until) return;
      expect([tags, result, beside]).toEqual([[], undefined, []]);
      // The gold loan limit is no claim: it does not depend on the rows' values.
      expect(lead.replace(/you can borrow up to|up to ₹/u, '')).not.toMatch(CLAIM);
      expect(lead).toMatch(/Last known .* too old to rank/);
    }),
    RUNS,
  );
  expect(wordsOf(answer(until))).toEqual(wordsOf(answer(addDays(until, -400))));
  const { groups } = answer(addDays(until, 1));
  const { order, defaults } = shown(addDays(until, 1));
  if (order !== undefined && id !== 'funds') {
    expect(defaults[order]).toBe('name');
    const names = groups[0].ranked.map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en-IN')));
  }
});

/** The column that a tag and a sentence speak of: of loans the rate, unless the tag follows another order. */
function claimedColumns(id: ListId, { order }: Values): { readonly inTag: number; readonly inLead: number } {
  if (!(loanListIds as readonly string[]).includes(id)) return { inTag: 2, inLead: 2 };
  return { inTag: ['rate', 'emi', 'total'].indexOf(String(order)), inLead: 0 };
}

test.each(listParts)(
  '$name calls nothing best that a row apart beats, if the visitor could have it',
  ({ id, part }) => {
    const { until = '2026-11-26', values, answer } = onDay(id, part);
    fc.assert(
      fc.property(values, (given) => {
        const shown = answer(until, given);
        for (const { ranked, unranked, tag } of shown.groups) {
          const others = unranked.filter(
            ({ reason }) => reason.startsWith('Not confirmed') || reason.includes('not ranked with'),
          );
          for (const column of [0, 1, 2] as const) {
            const numbers = (rows: typeof ranked) =>
              rows.flatMap(({ figures }) => figures[column].counted?.number ?? []);
            const sign = ranked[0]?.figures[column].counted?.best === 'highest' ? -1 : 1;
            const least = (rows: typeof ranked): number => Math.min(...numbers(rows).map((number) => sign * number));
            // Card totals within ₹100 are a tie.
            if (least(others.flatMap(({ rows }) => rows)) >= least(ranked) - (id === 'credit-cards' ? 100 : 0))
              continue;
            expect(ranked.filter(({ figures }) => figures[column].isBest)).toEqual([]);
            const { inTag, inLead } = claimedColumns(id, given);
            if (column === inTag) expect(tag).toBeUndefined();
            if (column === inLead) expect(claims(withoutMarks(shown.lead))).toBe(false);
          }
        }
      }),
      RUNS,
    );
  },
);
