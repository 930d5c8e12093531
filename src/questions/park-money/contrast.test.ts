import { figuresOf } from '@site/tests/unit/calculatorAnswer';
import { madeUpCards } from '@site/tests/unit/madeUpCards';
import { withoutMarks } from '../../machines/fields/Marked';
import type { DepositCard } from '../../content/joinDepositCards';
import { answerFor } from './answer';
import { isSystemic } from './deposits';
import { defaults, type Parked } from './values';
import question from '.';

const figures = figuresOf(question);

const toNumber = (text: string): number => Number(text.replaceAll(',', ''));

/** The sentences, and the names and terms of the FDs in sight, for changed defaults. @param cards instead of today's */
function asked(changed: Partial<Parked>, cards?: readonly DepositCard[]) {
  return question.show(figures, ({ defaults: values, compute, answer, sentence, sections }) => {
    const given = { ...values, ...changed };
    // The same type, which show() hides.
    const result = cards
      ? (answerFor({ ...defaults, ...changed }, figures, cards) as unknown as ReturnType<typeof compute>)
      : compute(given);
    const [banks] = (sections?.(result, given) ?? []).flatMap((one) => (one.kind === 'ways' ? [one.ways] : []));
    return {
      says: withoutMarks(answer?.says(result, given) ?? ''),
      sentence: withoutMarks(sentence(result, given, () => undefined)),
      banks: banks ?? [],
    };
  });
}

/** Cards of which the second is of the bank in the highest bucket, and all after it of banks in the lowest. */
const cardsOf = (...rates: readonly string[]) =>
  madeUpCards(rates.map((rate) => ({ '7 days to 10 years': rate }))).map((card, index) => ({
    ...card,
    provider: { ...card.provider, ...(index > 0 && { systemicBucket: index === 1 ? 4 : 1 }) },
  }));

test('beside the split stands what the bank in the highest bucket would leave, if that is less', () => {
  // By hand: 300,000 × ((1 + 6% ÷ 4)^4 − 1) = 18,409; at 8% it is 24,730.
  const parked = { ...defaults, sum: 300_000, months: 12, slab: 'none' };
  const { contrast } = answerFor(parked, figures, cardsOf('8.00%', '6.00%', '7.00%'));
  expect(contrast).toMatchObject({ bank: { provider: { name: 'Bank 2' } }, afterTax: 18_409, less: 6_321 });
  expect(contrast?.isInsured).toBe(true);
  const more = answerFor({ ...parked, sum: 800_000 }, figures, cardsOf('8.00%', '6.00%', '7.00%'));
  expect(more.contrast?.isInsured).toBe(false);
  expect(answerFor(parked, figures, cardsOf('6.00%', '8.00%', '7.00%')).contrast).toBeUndefined();
  expect(
    answerFor({ ...parked, sum: 5_000_000 }, figures, cardsOf('8.00%', '6.00%', '7.00%')).contrast,
  ).toBeUndefined();
});

test('a bank that is not ranked is no contrast, and without one the answer says how many rates it chose from', () => {
  const [first, second, ...others] = cardsOf('8.00%', '6.00%', '7.00%');
  const readLater = { ...second!, day: '2027-01-15' };
  const { contrast } = answerFor({ ...defaults, sum: 300_000 }, figures, [first!, readLater, ...others]);
  expect(contrast?.bank.provider.name).toBe('Bank 3');
  expect(asked({ sum: 50_000_000 }).sentence).toMatch(/highest of \d+ FD rates that we can compare/);
});

test('the answer says the contrast and the difference, and the two amounts add up', () => {
  for (const changed of [{ sum: 900_000 }, { sum: 200_000 }, { sum: 900_000, months: 60 }]) {
    const { says, sentence } = asked(changed, cardsOf('8.00%', '6.00%', '7.00%'));
    const rupeesIn = (text: string) => [...text.matchAll(/₹([\d,]+)(?! lakh)/g)].map(([, one = '']) => toNumber(one));
    const [split = 0] = rupeesIn(says);
    const [alone = 0, less = 0] = rupeesIn(sentence);
    expect(less).toBeGreaterThan(0);
    expect(less).toBe(split - alone);
    expect(says).toMatch(/all insured\.$/);
    expect(sentence.includes('with ₹5 lakh insured.')).toBe(changed.sum > 500_000);
  }
});

test('a few of the highest rates are in sight, and each bank that the RBI lists because the system depends on it', () => {
  const cards = cardsOf('8.00%', '7.90%', '7.80%', '7.70%', '7.60%', '7.50%').map((card, index) =>
    index === 2 || index === 4 ? { ...card, provider: { ...card.provider, systemicBucket: undefined } } : card,
  );
  const { banks } = asked({}, cards);
  const { ranked } = answerFor(defaults, figures, cards).deposits;
  const inSight = ranked.filter(({ bank }, index) => index < 3 || isSystemic(bank));
  expect(inSight.map(({ bank }) => bank.provider.name)).toEqual(['Bank 1', 'Bank 2', 'Bank 3', 'Bank 4', 'Bank 6']);
  expect(banks.map(({ name }) => name)).toEqual(inSight.map(({ bank }) => bank.provider.name));
  expect(banks.every(({ terms }) => terms.length === 1)).toBe(true);
});
