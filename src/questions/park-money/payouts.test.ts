import { figuresOf } from '@site/tests/unit/calculatorAnswer';
import { answerFor } from './answer';
import { defaults, type Parked } from './values';
import { sections } from './sections';
import question from '.';

const figures = figuresOf(question);

/** The ways of all sections, by name. */
function waysIn(changed: Partial<Parked>) {
  const parked = { ...defaults, ...changed };
  const shown = sections(answerFor(parked, figures), parked, figures);
  const ways = shown.flatMap((one) =>
    one.kind === 'ways' ? [...one.ways, ...(one.groups ?? []).flatMap((group) => group.ways)] : [],
  );
  return new Map(ways.map((way) => [way.name, way]));
}

test('interest that is paid out stands as such beside its amount, with a yield that compares with that of the FDs', () => {
  const changed = { sum: 1_000_000, months: 60, senior: true };
  const ways = waysIn(changed);
  const { below, terms } = ways.get('Senior Citizens’ Savings Scheme')!;
  expect(below).toBe('paid out each quarter, not added');
  // By hand: (1 + 8.2% ÷ 4)^4 − 1
  expect(terms.join()).toContain('8.46% a year if each payout earned the same again');
  expect(ways.get('Post office time deposit, 5 years')!.below).toBe('paid out each year, not added');
  expect(ways.get('National Savings Certificate')!.below).toBe('Government scheme');
  const { rate, bank } = answerFor({ ...defaults, ...changed }, figures).deposits.ranked[0]!;
  const yearly = (((1 + rate / 400) ** 4 - 1) * 100).toFixed(2);
  expect(ways.get(bank.provider.name)!.terms.join()).toContain(`Yields ${yearly}% a year`);
});

test('where nothing that fits is paid out before its end, no row speaks of a yield', () => {
  const terms = [...waysIn({ months: 14 }).values()].flatMap((way) => [...way.terms, way.below ?? '']);
  expect(terms.filter((text) => /yield|paid out each/i.test(text))).toEqual([]);
});

test('PPF is named as one that runs longer', () => {
  expect(waysIn({ months: 60, senior: true }).get('Public Provident Fund (PPF)')?.below).toBe('runs 15 years');
});
