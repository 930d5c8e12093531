import { figuresOf } from '../../../tests/unit/calculatorAnswer';
import { madeUpCards } from '../../../tests/unit/madeUpCards';
import { withoutMarks } from '../../machines/fields/Marked';
import { answerFor } from './answer';
import { defaults, type Parked } from './values';
import question from '.';

const figures = figuresOf(question);

const toNumber = (text: string): number => Number(text.replaceAll(',', ''));

/** The sentences, and the names and terms of the FDs in sight, for changed defaults. */
function asked(changed: Partial<Parked>) {
  return question.show(figures, ({ defaults: values, compute, answer, sentence, sections }) => {
    const given = { ...values, ...changed };
    const result = compute(given);
    const [banks] = (sections?.(result, given) ?? []).flatMap((one) => (one.kind === 'ways' ? [one.ways] : []));
    return {
      says: withoutMarks(answer?.says(result, given) ?? ''),
      sentence: withoutMarks(sentence(result, given, () => undefined)),
      banks: banks ?? [],
    };
  });
}

/** Cards of which the second is the largest bank, and the third a large one. */
const cardsOf = (...rates: readonly string[]) =>
  madeUpCards(rates.map((rate) => ({ '7 days to 10 years': rate }))).map((card, index) => ({
    ...card,
    provider: { ...card.provider, ...(index > 0 && { systemicBucket: index === 1 ? 4 : 1 }) },
  }));

test('beside the split stands what the largest bank of the RBI’s list would leave, if that is less', () => {
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
  expect(asked({ sum: 50_000_000 }).sentence).toMatch(/highest of \d+ FD rates that we can rank/);
});

test('the answer says the contrast and the difference, and the two amounts add up', () => {
  for (const changed of [{}, { sum: 200_000 }, { months: 60, senior: true }]) {
    const { says, sentence } = asked(changed);
    const [split = 0, alone = 0] = [...says.matchAll(/₹([\d,]+)(?! lakh)/g)].map(([, text = '']) => toNumber(text));
    const [less = 0] = [...sentence.matchAll(/₹([\d,]+)/g)].map(([, text = '']) => toNumber(text));
    expect(less).toBe(split - alone);
    expect(says.endsWith('insured.')).toBe(!('sum' in changed));
  }
});

test('a few of the highest rates are in sight, and each large bank', () => {
  const { banks } = asked({});
  const { ranked } = answerFor(defaults, figures).deposits;
  const large = ranked.filter(({ bank }) => bank.provider.systemicBucket !== undefined);
  expect(banks.map(({ name }) => name)).toEqual(
    [...ranked.slice(0, 3), ...large].map(({ bank }) => bank.provider.name),
  );
  expect(banks.every(({ terms }) => terms.length === 1)).toBe(true);
});
