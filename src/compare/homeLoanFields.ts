import type { Field, Value } from '../machines/compare/arrange';
import { formatRupees } from '../lib/format/rupees';
import { rupeesInShort } from '../lib/format/rupeesInShort';
import { leastTotal, mostTotal } from '../lists/loans/distance';
import { rateStep } from '../machines/list/rateStep';
import { loanText } from '../lists/loans/sentences';
import type { LoanAnswer, LoanRanking, Phrase } from '../content/offerTypes';
import { format } from '../lib/quantities/quantity';
import { factsOf, type FactId } from '../lists/home-loans/facts';
import { aboveText, publishedRateText, rateText, withoutFeeText } from '../lists/loans/rowTexts';

/** Shown where a lender has no such fact. */
const missing: Partial<Record<FactId, string>> = { benefit: 'None noted' };
/** Common names for facts whose own names differ from row to row. */
const commonNames: Partial<Record<FactId, string>> = { who: 'Who gets this rate' };

/** Rates in one step of the list are a tie there, and here. */
const isSameStep = (least: number, other: number): boolean => rateStep(least) === rateStep(other);

/** The amounts of those answers that can be compared; a total without its fee is not like the others. */
function comparable(answers: readonly LoanAnswer[], isRanked: (answer: LoanAnswer) => boolean): readonly LoanAnswer[] {
  return answers.filter((answer) => isRanked(answer) && !answer.totalLeavesOutFee && answer.total !== undefined);
}

/**
 * Home loans side by side, as fields. Every value comes from the functions of the list, except the difference to the lowest
 * total, which is among these lenders only.
 * @param answers of the lenders that are compared, as the ranking has them
 */
export function homeLoanFields(ranking: LoanRanking, answers: readonly LoanAnswer[]): readonly Field[] {
  const isRanked = (answer: LoanAnswer): boolean => ranking.ranked.includes(answer);
  const ifRanked = (answer: LoanAnswer, number: number | undefined) => (isRanked(answer) ? number : undefined);
  const facts = answers.map((answer) => factsOf(answer, ranking.inputs));
  const least = (of: readonly (number | undefined)[]): number => Math.min(...of.flatMap((number) => number ?? []));
  const leastEmi = least(answers.filter(isRanked).map(({ emi }) => emi));
  const leastKnown = least(answers.filter(isRanked).map(mostTotal));
  // A total that another lender may undercut with its smallest fee is only the lowest known.
  const mayNotBeLeast = least(answers.filter(isRanked).map(leastTotal)) < leastKnown;
  const hasLowestTotal = !mayNotBeLeast && comparable(answers, isRanked).some(({ total }) => total === leastKnown);

  const field = (name: string, value: (answer: LoanAnswer) => Value, isTie?: Field['isTie']): Field => ({
    name,
    values: answers.map(value),
    ...(isTie && { isTie }),
  });
  const fact = (id: FactId): readonly Field[] => {
    const known = facts.map((of) => of.find((one) => one.id === id));
    const name = commonNames[id] ?? known.find(Boolean)?.name;
    if (name === undefined || !known.some(Boolean)) return [];
    return [{ name, values: known.map((one) => ({ text: one?.value ?? missing[id] ?? 'Not found' })) }];
  };
  const above = (answer: LoanAnswer, amount: number, from: number, isUncertain = false): string =>
    isRanked(answer) ? aboveText(amount - from, isUncertain) : '';

  return [
    field(
      'Published rate',
      (answer) => ({ ...publishedRateText(answer), number: ifRanked(answer, answer.rate) }),
      isSameStep,
    ),
    ...fact('who'),
    field('EMI', (answer) => {
      const { emi } = answer;
      if (emi === undefined) return { text: 'Not known' };
      return { text: formatRupees(emi), small: above(answer, emi, leastEmi), number: ifRanked(answer, emi) };
    }),
    field(
      'APR with fee and GST',
      (answer) => ({
        text: answer.apr === undefined ? 'Not known' : rateText(answer.apr),
        number: ifRanked(answer, answer.apr),
      }),
      isSameStep,
    ),
    field('You repay in all', (answer) => {
      const { total, totalLeavesOutFee } = answer;
      if (total === undefined) return { text: 'Not known' };
      if (totalLeavesOutFee) return { text: rupeesInShort(total), small: withoutFeeText(answer) };
      return {
        text: rupeesInShort(total),
        small: above(answer, total, leastKnown, mayNotBeLeast),
        number: hasLowestTotal ? ifRanked(answer, total) : undefined,
      };
    }),
    field('Fee with GST', ({ fee, feeText }) => ({
      text: feeText,
      number: fee.kind === 'known' && ranking.lastKnown.length === 0 ? fee.rupees : undefined,
    })),
    ...fact('feeBeforeGst'),
    ...fact('lowerRate'),
    ...fact('average'),
    ...fact('rise'),
    ...fact('interest'),
    ...fact('early'),
    field('Tenure', ({ row }) => ({ text: format(row.tenure.value) })),
    ...fact('follows'),
    ...fact('benefit'),
    ...(answers.some(({ row }) => row.note) ? [field('Note', ({ row }) => ({ text: row.note ?? 'None' }))] : []),
  ];
}

/** The comparison of these lenders in one sentence. A difference below 1% is not called one. */
export function homeLoanLead(ranking: LoanRanking, answers: readonly LoanAnswer[]): readonly Phrase[] {
  if (ranking.lastKnown.length > 0) return ranking.lead;
  const loan: Phrase = { text: loanText(ranking.inputs), strong: true };
  const byTotal = comparable(answers, (answer) => ranking.ranked.includes(answer))
    .map(({ row, total = 0 }) => ({ name: row.provider.name, total }))
    .sort((a, b) => a.total - b.total);
  const [least, most] = [byTotal[0], byTotal.at(-1)];
  if (!least || !most || byTotal.length < 2) {
    return [loan, { text: ': there are no two totals here that can be compared.' }];
  }
  const apart: Phrase = { text: rupeesInShort(Math.round(most.total - least.total)), strong: true };
  if (most.total - least.total < least.total / 100) {
    return [
      loan,
      { text: ': at their lowest published rates these lenders are ' },
      apart,
      { text: ' apart in all, less than 1%. What each offers you decides.' },
    ];
  }
  return [
    loan,
    { text: ': at its lowest published rate ' },
    { text: least.name, strong: true },
    { text: ' comes to ' },
    apart,
    { text: ` less in all than ${most.name}. What each offers you may differ.` },
  ];
}
