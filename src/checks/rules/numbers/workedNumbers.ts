import { addressed, type Page } from '../../model';
import type { Rule } from '../rule';
import { digitsOf, numbersIn, type WrittenNumber } from './writtenNumbers';

/** How many digits of the largest number make it no chance that numbers agree. */
const TELLING_DIGITS = 5;

/** What may tie three numbers of a worked example together, each to within a rupee. */
const ties: readonly ((one: WrittenNumber, other: WrittenNumber, result: WrittenNumber) => boolean)[] = [
  (one, other, { value }) =>
    one.unit !== 'percent' && other.unit !== 'percent' && isNear(one.value + other.value, value),
  (one, other, { value }) => other.unit === 'other' && isNear(one.value * other.value, value),
  (one, other, { value }) => other.unit === 'percent' && isNear((one.value * other.value) / 100, value),
  (one, other, { value }) => other.unit === 'percent' && isNear(one.value * (1 + other.value / 100), value),
  (one, other, { value }) => other.unit === 'percent' && isNear(one.value * (1 - other.value / 100), value),
];

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

/**
 * Numbers of a worked example that no longer follow from those beside them: on the main branch the same sentence, with other numbers, came out. Where
 * a sentence was written anew, nothing is known of its numbers.
 */
export const workedNumbers: Rule = (site, report) => {
  if (!site.before) return;
  const earlier = new Map(addressed(site.before).map((page) => [page.path, page]));
  for (const page of addressed(site)) {
    const before = earlier.get(page.path);
    if (!before || before.text === page.text) continue;
    const texts = new Map(textsOf(before).map(({ words }) => [skeletonOf(words), words]));
    for (const { words, line, column } of textsOf(page)) {
      const was = texts.get(skeletonOf(words));
      const broken = was === undefined || was === words ? undefined : brokenTie(numbersIn(was), numbersIn(words));
      if (!broken) continue;
      const { found, tie } = broken;
      const message = `on the main branch the numbers beside it came to it: ${tie.join(', ')}; work it out again, and what follows from it`;
      report({ path: page.path, line, column, found: JSON.stringify(found), message });
    }
  }
};

const textsOf = ({ paragraphs }: Page) => paragraphs;

/** A text without its numbers. */
const skeletonOf = (words: string): string => words.replaceAll(/\d[\d,.]*/gu, '#');

/** The first changed number that was tied to two others, and is no more. */
function brokenTie(
  before: readonly WrittenNumber[],
  after: readonly WrittenNumber[],
): { readonly found: string; readonly tie: readonly string[] } | undefined {
  const isChanged = (index: number): boolean => before[index]?.value !== after[index]?.value;
  for (const [result, whole] of before.entries()) {
    if (whole.unit !== 'rupees' || digitsOf(whole.value) < 3) continue;
    for (const [first, one] of before.entries()) {
      for (const [second, other] of before.entries()) {
        if (new Set([result, first, second]).size < 3 || ![result, first, second].some(isChanged)) continue;
        if (Math.max(digitsOf(one.value), digitsOf(other.value), digitsOf(whole.value)) < TELLING_DIGITS) continue;
        const [newOne, newOther, newWhole] = [after[first], after[second], after[result]];
        if (!newOne || !newOther || !newWhole) continue;
        if (!ties.some((tie) => tie(one, other, whole) && !tie(newOne, newOther, newWhole))) continue;
        const changed = [result, first, second].find(isChanged) ?? result;
        return { found: after[changed]?.text ?? '', tie: [one.text, other.text, whole.text] };
      }
    }
  }
  return undefined;
}
