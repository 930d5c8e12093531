import * as fc from '@site/tests/unit/properties';
import { NOT_FOUND } from '../../lib/quantities/unknown';
import { arrange, NOT_ASKED, type Field } from './arrange';

const field = (numbers: readonly (number | undefined)[], isTie?: Field['isTie']): Field => ({
  name: 'Sum',
  values: numbers.map((number, index) => ({ text: `${number ?? 'Not known'} (${index})`, number })),
  ...(isTie && { isTie }),
});
const leadersOf = (one: Field): (boolean | 'known')[] => arrange([one]).differing[0]!.values.map(({ leads }) => leads);

test.each<[string, readonly (number | undefined)[], boolean[]]>([
  ['the least leads', [200, 100, 300], [false, true, false]],
  ['less than 1% above it is a tie', [100, 100.9, 101], [true, true, false]],
  ['nothing to pay leads, and ties with nothing only', [0, 0, 0.5], [true, true, false]],
  ['what is not known does not lead, and hides no leader', [undefined, 100, 200], [false, true, false]],
  ['one known value leads nobody', [undefined, 100, undefined], [false, false, false]],
  ['nobody leads where all are a tie', [100, 100.5, 100.2], [false, false, false]],
  ['nobody leads where nothing is known', [undefined, undefined], [false, false]],
])('%s', (_what, numbers, leads) => {
  expect(leadersOf(field(numbers))).toEqual(leads);
});

/** A value of 100 is "100", of "from 100" at least 100, of "to 100" at most 100, of "90 to 100" between both. */
function between(text: string): Field['values'][number] {
  const [, least, most] = /^(?:from )?(\d+)?(?: ?to (\d+))?$/.exec(text) ?? [];
  if (!text.includes(' ')) return { text, number: Number(text) };
  return { text, within: { ...(least && { least: Number(least) }), ...(most && { most: Number(most) }) } };
}

test.each<[string, readonly string[], NonNullable<Field['best']>, readonly (boolean | 'known')[]]>([
  ['a cost below all that another may be leads it', ['100', 'from 120'], 'lowest', [true, false]],
  ['a cost that another may be below is the lowest known', ['100', 'from 90'], 'lowest', ['known', false]],
  ['so is one within the ends of another', ['100', '90 to 120', '130'], 'lowest', ['known', false, false]],
  ['whose highest end leads where it is the lowest of all', ['130', '90 to 120'], 'lowest', [false, true]],
  ['of two that are only lower ends none is the lowest', ['from 90', 'from 100'], 'lowest', [false, false]],
  [
    'what is at least so much leads all that cannot be more',
    ['from 120', '100', 'to 110'],
    'highest',
    [true, false, false],
  ],
  ['and not what may be', ['from 120', '150', '90'], 'highest', [false, 'known', false]],
  ['of two that may each be more the higher is known', ['from 120', 'from 150'], 'highest', [false, 'known']],
  [
    'what may lie between two that tie is no tie with them',
    ['1000', '1005', 'from 1002'],
    'lowest',
    [false, false, false],
  ],
])('%s', (_what, texts, best, leads) => {
  expect(leadersOf({ name: 'Sum', best, values: texts.map(between) })).toEqual(leads);
});

test('a field can say what a tie is', () => {
  expect(leadersOf(field([7.1, 7.14, 7.15], (least, other) => other - least < 0.05))).toEqual([true, true, false]);
});

test('where nothing differs, a field stands apart; another line below it is a difference', () => {
  const same: Field = { name: 'Paying early', values: [{ text: 'Nil' }, { text: 'Nil' }] };
  const other: Field = { name: 'EMI', values: [{ text: '₹1' }, { text: '₹1', small: 'published' }] };
  const { same: apart, differing } = arrange([same, other]);
  expect(apart).toEqual([{ name: 'Paying early', text: 'Nil' }]);
  expect(differing.map(({ name }) => name)).toEqual(['EMI']);
});

test.each<[string, readonly string[], boolean]>([
  ['found in none of two', [NOT_FOUND, NOT_FOUND], true],
  ['found in one of three', [NOT_FOUND, 'Nil', NOT_FOUND], true],
  ['found in one of two', [NOT_FOUND, 'Nil'], false],
  ['found in two of three', [NOT_FOUND, 'Nil', '₹1'], false],
  ['of no offer, and found in one of two', [NOT_ASKED, NOT_FOUND, 'Nil'], false],
  ['of no offer, and not found in the other', [NOT_ASKED, NOT_FOUND], true],
  ['of no offer, and found in none of two', [NOT_ASKED, NOT_FOUND, NOT_FOUND], true],
])('a field stands apart where it compares nothing: %s', (_what, texts, isLone) => {
  const { apart, missing, differing, same } = arrange([{ name: 'Charge', values: texts.map((text) => ({ text })) }]);
  expect([...apart.map(({ name }) => name), ...missing]).toEqual(isLone ? ['Charge'] : []);
  expect(missing).toEqual(isLone && !texts.includes('Nil') ? ['Charge'] : []);
  expect(differing.length + same.length).toBe(isLone ? 0 : 1);
});

test('a remark on one of two columns compares nothing', () => {
  const remark: Field = { name: 'What stands out', isRemark: true, values: [{ text: NOT_FOUND }, { text: 'No fee' }] };
  expect(arrange([remark]).apart).toEqual([remark]);
});

test('a number that is not known is a sum like the others, and never apart', () => {
  expect(arrange([field([undefined, 100, undefined])]).apart).toEqual([]);
});

test('one column is never the same as itself', () => {
  expect(arrange([{ name: 'EMI', values: [{ text: '₹1' }] }]).same).toEqual([]);
});

test('the order of the columns changes nothing about who leads', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }), { minLength: 2 }),
      (numbers) => {
        const turned = leadersOf(field([...numbers].reverse())).reverse();
        expect(leadersOf(field(numbers))).toEqual(turned);
      },
    ),
  );
});

test('a detail stands apart, whatever it says, and is missing where it was found for none', () => {
  const detail = (...texts: readonly string[]): Field => ({
    name: 'Whole',
    values: texts.map((text) => ({ text })),
    isDetail: true,
  });
  const found = [detail('All', 'All'), detail('All', NOT_FOUND)];
  for (const field of found)
    expect(arrange([field])).toMatchObject({ apart: [field], missing: [], same: [], differing: [] });
  expect(arrange([detail(NOT_FOUND, NOT_FOUND)])).toMatchObject({ apart: [], missing: ['Whole'] });
});
