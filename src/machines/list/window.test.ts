import fc from 'fast-check';
import type { KnownDays } from '../../content/offerTypes';
import { inOneWindow, isInWindow, rankingWindow } from './window';
import { addDays } from '../../lib/days';

const day = fc.integer({ min: 0, max: 300 }).map(isoDay);

function isoDay(days: number): string {
  return addDays('2026-01-01', days);
}

const repoRate = [{ from: '2026-04-08', percent: 5.75 }];

/** The rows after a run of the watch that has seen some of them unchanged. */
const seenOn = (rows: readonly KnownDays[], isSeen: readonly boolean[], today: string): readonly KnownDays[] =>
  rows.map((row, at) => (isSeen[at] === true ? { day: today, readDay: row.day } : row));

test('one row seen unchanged months later stays ranked with those that were read with it', () => {
  const rows = [{ day: '2026-11-28', readDay: '2026-09-27' }, { day: '2026-09-27' }, { day: '2026-09-20' }];
  expect(inOneWindow(rows, (row) => row)).toEqual({ inside: rows, unranked: [] });
});

test('a row with a new value is ranked with those that are seen unchanged', () => {
  const seen = { day: '2026-11-28', readDay: '2026-09-27' };
  const rows = [seen, seen, { day: '2026-11-28' }, { day: '2026-09-27' }];
  expect(inOneWindow(rows, (row) => row).inside).toEqual(rows.slice(0, 3));
});

test('to be seen unchanged takes no row out of a ranking', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(day, fc.boolean()), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      (given, passOn) => {
        const rows = given.map(([read]) => ({ day: read }));
        const isSeen = given.map(([, seen]) => seen);
        const after = seenOn(rows, isSeen, '2026-12-01');
        const [before, window] = [rows, after].map((known) => rankingWindow(known, repoRate, passOn));
        const lost = rows.filter(
          (row, at) => isSeen[at] === true && isInWindow(before, row) && !isInWindow(window, after[at] ?? row),
        );
        expect(lost).toEqual([]);
      },
    ),
  );
});
