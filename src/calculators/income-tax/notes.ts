/** The sentence above the fields, and the notes below the result. */
import type { FigureValues } from '../../content/figureValues';
import { hasRent } from '../../content/law/rentedHome';
import { EMPLOYER_FUNDS, lastTaxYear, limitOf, type RegimeComparison } from '../../content/law/taxRegimes';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import { isSameValues } from '../../machines/fields/inputs/isSameValues';
import { basicOf, whole, type EnteredSalary } from './explained';
import * as words from './messages.en';
import { otherTaxSentences } from './month';

/** The answer in a sentence: both regimes on all income. */
export function opening({ tax, cheaper }: RegimeComparison, { salary, other }: EnteredSalary): string {
  const said = { income: rupeesInShortOrFull(salary + other), tax: formatRupees(tax[cheaper].payable) };
  const less = Math.abs(tax.old.payable - tax.new.payable);
  return less > 0 ? words.opening({ ...said, regime: cheaper, less: formatRupees(less) }) : words.openingSame(said);
}

/** Deductions above which the old regime is cheaper; undefined where the new one takes nothing, which no deduction can beat. */
export const tieOf = ({ tax, breakEven }: RegimeComparison): number | undefined =>
  tax.new.payable === 0 ? undefined : breakEven;

/** By which amount of deductions one chooses between the regimes. */
export function ruleOf(answer: RegimeComparison): string {
  const { tax } = answer;
  if (tax.old.payable === tax.new.payable) return words.sentenceSame;
  const tie = tieOf(answer);
  return tie === undefined
    ? words.sentenceNoTie
    : words.sentenceTie({ tie: formatRupees(tie), claimed: formatRupees(answer.claimed) });
}

/** A sentence for each payment above its limit, which the total does not show. */
const aboveLimits = ({ deductions }: RegimeComparison): readonly string[] =>
  deductions
    .map(({ name, paid, ...off }) => ({ name, paid, counts: Math.max(off.old, off.new) }))
    .filter(({ paid, counts }) => paid > counts)
    .map(({ name, paid, counts }) =>
      words.sentenceAboveLimit({ name, counts: formatRupees(counts), paid: formatRupees(paid) }),
    );

/** A sentence on what the example holds and a visitor has left as it was beside numbers of their own. */
function exampleSentences(values: EnteredSalary, example: EnteredSalary): readonly string[] {
  if (isSameValues(values, example)) return [];
  const examples = [
    ...(values.savings === example.savings ? [words.exampleSavings({ amount: formatRupees(values.savings) })] : []),
    ...(values.health === example.health ? [words.exampleHealth({ amount: formatRupees(values.health) })] : []),
    ...(values.basic === null && (hasRent(values) || values.employerNps > 0)
      ? [words.exampleBasic({ amount: formatRupees(basicOf(values) / MONTHS_IN_YEAR) })]
      : []),
  ];
  return examples.length === 0 ? [] : [words.sentenceExamples({ examples, count: examples.length })];
}

/** A sentence on the exemption that follows from a rent, and on what it is worth in the regime that pays. */
const hraSentences = ({ hraExempt, cheaper }: RegimeComparison): readonly string[] =>
  hraExempt === undefined ? [] : [words.sentenceHra({ exempt: formatRupees(hraExempt), regime: cheaper })];

/** A sentence on the employer's payments above the yearly limit, if there are any. */
const taxedFunds = ({ perquisite }: RegimeComparison, limit: number): readonly string[] =>
  perquisite > 0 ? [words.sentenceTaxedFunds({ above: formatRupees(perquisite), limit: formatRupees(limit) })] : [];

/** What a visitor should know of the answer besides its amounts. */
export const notesOf = (
  answer: RegimeComparison,
  values: EnteredSalary,
  example: EnteredSalary,
  figures: FigureValues,
): readonly string[] => [
  ...(values.rent > 0 && values.hraReceived === 0 ? [words.sentenceNoAllowance] : []),
  ...otherTaxSentences(answer, whole(values), figures),
  ...exampleSentences(values, example),
  ...hraSentences(answer),
  ...aboveLimits(answer),
  ...taxedFunds(answer, limitOf(figures, EMPLOYER_FUNDS, lastTaxYear(figures))),
];
