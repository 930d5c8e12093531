import * as fc from '@site/tests/unit/properties';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { lists } from '../../lists';
import { rankedUntil, type Ageing } from './ageing';
import { lastKnown } from './lastKnown';
import { leadText } from './leadText';
import { rowsOf } from './rows';
import { withoutMarks } from '../fields/Marked';
import { addDays } from '../../lib/days';

test.each([
  [['2026-01-31', '2026-09-10', '2026-10-04'], 6, '2027-03-10'],
  // The older of the two in the middle.
  [['2026-01-31', '2026-09-10'], 6, '2026-07-31'],
  [['2026-08-31'], 6, '2027-02-28'],
  [['2025-06-30'], 12, '2026-06-30'],
])('%j, ranked for %d months, until %s', (days, months, last) => {
  expect(rankedUntil({ days, months })).toBe(last);
});

test('more recent rows never end the ranking sooner', () => {
  const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2025-01-01', days));
  fc.assert(
    fc.property(fc.array(day, { minLength: 1 }), fc.nat(), day, (days, at, later) => {
      const index = at % days.length;
      if (later < (days[index] ?? '')) return;
      const renewed = days.map((known, place) => (place === index ? later : known));
      expect(rankedUntil({ days: renewed, months: 6 }) >= rankedUntil({ days, months: 6 })).toBe(true);
    }),
  );
});

const ageingLists = Object.values(lists).flatMap((list) => {
  const ageing = list.show((definition): Ageing | undefined => definition.ageing);
  return ageing ? [{ id: list.id, list, ageing }] : [];
});

test('lists of what moves with the market age', () => {
  const ids = ageingLists.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['personal-loans', 'gold-loans', 'fixed-deposits', 'credit-cards']));
});

test.each(ageingLists)('$id, once old, names no winner, has no sum and keeps every row', ({ list }) => {
  list.show((definition) => {
    const figures = figureValues(registry, list.figures);
    const fresh = definition.answer(definition.defaults, figures);
    const old = lastKnown(definition);
    const answer = old.answer(old.defaults, figures);
    const { result, groups } = answer;
    const sentence = leadText(answer);
    expect(sentence).toMatch(/(?:^|\. )Last known (?:rates|terms|charges|tracking differences), [A-Z][a-z]+ 20\d\d\. /);
    expect(sentence).not.toMatch(/lowest|highest|most |best/);
    // What the visitor was offered is of today.
    expect(result !== undefined).toBe(groups[0].ownOffer !== undefined);
    groups.forEach((group, index) => {
      expect(group.tag).toBeUndefined();
      const { narrow, onceOld } = fresh.groups[index]!;
      expect(group.narrow).toEqual(onceOld?.narrow ?? narrow);
      expect(rowsOf(group).flatMap(({ figures: shown }) => shown.flatMap(({ distance }) => distance ?? []))).toEqual(
        [],
      );
      const ids = (of: typeof group | undefined) => (of ? rowsOf(of).map(({ id }) => id) : []).sort();
      expect(ids(group)).toEqual(ids(fresh.groups[index]));
    });
    // Funds are sorted by category first, which each row states.
    const kinds = new Set(list.id === 'funds' ? groups[0].ranked.map(({ about }) => about) : ['']);
    kinds.forEach((kind) => {
      const names = groups[0].ranked.filter(({ about }) => kind === '' || about === kind).map(({ name }) => name);
      expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en-IN')));
    });
    // A visitor may still sort.
    if (definition.order !== undefined) {
      const sorted = old.answer(definition.defaults, figures).groups[0].ranked.map(({ id }) => id);
      expect(sorted).toEqual(fresh.groups[0].ranked.map(({ id }) => id));
    }
  });
});

test.each(ageingLists)('$id, once old, takes no offer for one of the visitor until there is one', ({ list }) => {
  list.show((definition) => {
    const figures = figureValues(registry, list.figures);
    const { offer } = definition;
    if (!offer) return;
    const old = lastKnown(definition);
    for (const name of offer.names) expect(old.defaults[name]).toBeNull();
    expect(old.fieldsTitle).toBe('Enter the rate you were offered');
    const before = old.answer(old.defaults, figures);
    expect(before.groups[0].ownOffer?.name).toBe('Example: you are offered');
    // A visitor may have been offered what the example says.
    const example = offer.example(old.defaults, figures);
    const after = old.answer({ ...old.defaults, ...example }, figures);
    expect(after.groups[0].ownOffer?.name).toBe('Your offer');
    for (const [text, isExample] of [
      [before.lead, true],
      [after.lead, false],
    ] as const) {
      expect(withoutMarks(text).includes('For example, ')).toBe(isExample);
    }
    expect(before.result?.label).toMatch(/^For example, ₹/);
    expect(after.result?.label).toMatch(/^₹.+ costs$/);
  });
});
