import * as fc from '@site/tests/unit/properties';
import { formatDay, formatMonth } from '../lib/format/dates';
import { addDays } from '../lib/days';
import { daysIn } from './daysIn';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('finds every day as the site writes it', () => {
  fc.assert(
    fc.property(day, (iso) => {
      const text = formatDay(iso);
      expect(daysIn(`It ends on ${text}, says the bank.`)).toEqual([{ text, firstDay: iso, lastDay: iso }]);
    }),
  );
});

test('a month runs from its first day to its last', () => {
  fc.assert(
    fc.property(day, (iso) => {
      const month = iso.slice(0, 7);
      const [found, ...others] = daysIn(`from ${formatMonth(month)} on`);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ text: formatMonth(month), firstDay: `${month}-01` });
      const next = addDays(found!.lastDay, 1);
      expect([found!.lastDay.slice(0, 7), next.slice(8)]).toEqual([month, '01']);
    }),
  );
});

test.each(['the Income-tax Act, 2025', 'tax year 2026-27', 'on 7 October', 'Maybe 2027'])(
  'finds none in "%s"',
  (text) => {
    expect(daysIn(text)).toEqual([]);
  },
);
