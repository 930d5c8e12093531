import { calculateEmi } from '../../lib/finance/emi';
import { formatDay } from '../../lib/format/dates';
import { inWords } from '../../lib/format/inWords';
import { rateText } from '../../lib/format/rateText';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import { formatTenure } from '../../lib/quantities/duration';
import { formatMoney } from '../../lib/quantities/money';
import { exactly } from '../../lib/quantities/span';
import { rateStep } from '../../machines/list/rateStep';
import type { OrderedLoan } from './order';
import { lastRepoChange, pointsSince, rateDay } from '../../content/reads';
import { scoreBelowAll, scoreNote } from './scores';
import { publishedBy } from './tiers';
import type { HomeLoanList, LoanAnswer, LoanColumn, LoanInputs, Phrase } from '../../content/offerTypes';

/** A loan as a sentence names it. */
type NamedLoan = Pick<OrderedLoan, 'row' | 'rate' | 'emi'> & {
  /** Who gets the rate; missing where the lender names no condition */
  readonly whoGetsIt?: string;
};

function lowestOf(answers: readonly NamedLoan[]): NamedLoan | undefined {
  return answers.reduce<NamedLoan | undefined>(
    (lowest, answer) => ((answer.rate ?? Infinity) < (lowest?.rate ?? Infinity) ? answer : lowest),
    undefined,
  );
}

/** " at Bank of India (salaried, score 840 or more)", or ", which five lenders publish" where the lowest step is shared. */
function whereLowest(lowest: NamedLoan, ranked: readonly NamedLoan[]): string {
  const tied = ranked.filter(({ rate }) => rateStep(rate ?? 0) === rateStep(lowest.rate ?? 0));
  if (tied.length === 1) {
    return ` at ${lowest.row.provider.name}${lowest.whoGetsIt === undefined ? '' : ` (${lowest.whoGetsIt})`}`;
  }
  const highest = Math.max(...tied.map(({ rate }) => rate ?? 0));
  const names = tied.map(({ row }) => row.provider.shortName);
  const listed = tied.length <= 3 ? `: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : '';
  return highest === lowest.rate
    ? `, which ${inWords(tied.length)} lenders publish${listed}`
    : `, which ${inWords(tied.length)} lenders publish up to ${rateText(highest)}${listed}`;
}

/** Loans that the sentence may name, and those that keep it from calling a rate the lowest. */
interface RankedRates {
  readonly ranked: readonly NamedLoan[];
  readonly rivals: readonly Pick<NamedLoan, 'rate'>[];
}

/** What the sentence says of a whole list. */
interface ListedRates {
  /** When the rates were published or read: "September 2026" */
  readonly month: string;
  /** What the sum holds for, where it is not plain: "if you repay from the first month" */
  readonly condition?: string | undefined;
}

/** "₹50 lakh over 20 years" */
export function loanText({ amount, tenureMonths }: Pick<LoanInputs, 'amount' | 'tenureMonths'>): string {
  return `${formatMoney(amount)} over ${formatTenure(exactly(tenureMonths))}`;
}

/**
 * The answer in one sentence: "₹50 lakh over 20 years costs ₹39,066 a month at the lowest of 25 published rates (September 2026), 7.10% at
 * Bank of India (salaried, score 840 or more). If your rate is 1 percentage point higher, you pay about ₹3,068 more a month."
 */
export function leadOf(
  { ranked, rivals }: RankedRates,
  { amount, tenureMonths, passOnRepoChange }: Pick<LoanInputs, 'amount' | 'tenureMonths' | 'passOnRepoChange'>,
  { month, condition }: ListedRates,
): readonly Phrase[] {
  const loan = loanText({ amount, tenureMonths });
  const lowest = lowestOf(ranked);
  if (lowest?.rate === undefined || lowest.emi === undefined) {
    return [{ text: loan, strong: true }, { text: ': no lender of this list publishes a rate for your numbers.' }];
  }
  const higher = calculateEmi({ principal: amount, annualRatePercent: lowest.rate + 1, tenureMonths }).emi;
  const { rate: least } = lowest;
  const isBeaten = rivals.some(({ rate = Infinity }) => rate < least);
  const which = passOnRepoChange
    ? `at the lowest rate ${isBeaten ? 'that we can rank, ' : ''}with the change of the repo rate passed on, an estimate:`
    : `at the lowest of ${formatNumber(ranked.length)} published rates ${isBeaten ? 'that we can rank ' : ''}(${month}),`;
  return [
    { text: loan, strong: true },
    { text: ' costs ' },
    { text: `${formatRupees(lowest.emi)} a month`, strong: true },
    {
      text: ` ${condition === undefined ? '' : `${condition}, `}${which} ${rateText(lowest.rate)}${whereLowest(lowest, ranked)}. `,
    },
    {
      text: `If your rate is 1 percentage point higher, you pay about ${formatRupees(higher - lowest.emi)} more a month.`,
    },
  ];
}

/** Ties of the list in words: "Five lenders publish 7.15% to 7.19%: …". */
function tieSentences(ranked: readonly LoanAnswer[]): string[] {
  const steps = new Map<number, LoanAnswer[]>();
  for (const answer of ranked) {
    if (answer.rate === undefined || answer.passedOn !== undefined) continue;
    const step = rateStep(answer.rate);
    steps.set(step, [...(steps.get(step) ?? []), answer]);
  }
  const largest = [...steps.values()].filter((rows) => rows.length > 1).sort((a, b) => b.length - a.length)[0];
  if (!largest) return [];
  const rates = largest.map(({ rate }) => rate ?? 0);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const count = inWords(largest.length);
  const shown = low === high ? rateText(low) : `${rateText(low)} to ${rateText(high)}`;
  const isUncertain = largest.some(({ fee }) => fee.kind !== 'known');
  return [
    `${count.charAt(0).toUpperCase()}${count.slice(1)} lenders publish ${shown}: ${
      isUncertain
        ? 'the lowest known fee comes first, a fee without an exact amount last.'
        : 'the lowest fee comes first.'
    }`,
  ];
}

/** @returns "The repo rate rose by 0.25 points on 7 October 2026" */
export function repoMoved({ points, from }: { readonly points: number; readonly from: string }): string {
  return `The repo rate ${points > 0 ? 'rose' : 'fell'} by ${formatNumber(Math.abs(points), 2)} points on ${formatDay(from)}`;
}

function repoSentences(list: HomeLoanList, ranked: readonly LoanAnswer[], inputs: LoanInputs): string[] {
  const change = lastRepoChange(list.repoRate);
  if (!change) return [];
  const before = ranked.filter((answer) => pointsSince(list.repoRate, rateDay(list, answer)) !== 0);
  const follow = before.filter(({ row }) => row.follows === 'repo rate').length;
  if (follow === 0) return [];
  const moved = repoMoved(change);
  return inputs.passOnRepoChange
    ? [
        `${moved}. As an estimate it is passed on to the ${follow === 1 ? 'one rate here that follows' : `${inWords(follow)} rates here that follow`} it and ${follow === 1 ? 'was' : 'were'} read before; lenders with a rate of their own are left as published.`,
      ]
    : [
        `${moved}, after these rates were read; ${inWords(follow)} of these ${inWords(ranked.length)} rates ${follow === 1 ? 'follows' : 'follow'} it within three months and may be ${change.points > 0 ? 'higher' : 'lower'} now.`,
      ];
}

function inputSentences(list: HomeLoanList, ranked: readonly LoanAnswer[], inputs: LoanInputs): string[] {
  // The leading sentence says so where no lender publishes a rate for such a score.
  const note = scoreBelowAll(list.rows, inputs) === undefined ? scoreNote(list.rows, ranked, inputs) : '';
  const sentences = note === '' ? [] : [note];
  const bank = list.rows.find(({ id }) => id === inputs.salaryBank);
  if (bank && publishedBy([bank], 'salary account') === 0) {
    sentences.push(`${bank.provider.name} publishes no lower rate for a salary account here; ask your branch for one.`);
  }
  if (inputs.womanFirstOwner && publishedBy(list.rows, 'woman first owner') === 0) {
    sentences.push('No lender of this list publishes a lower rate for a woman as first owner; ask for one.');
  }
  return sentences;
}

/**
 * Sentences about the whole list: ties, the repo rate, and what a visitor's answers changed or could not change.
 * @param column by which the list is ordered; ties are those of the published rate
 */
export function notesOf(
  list: HomeLoanList,
  ranked: readonly LoanAnswer[],
  inputs: LoanInputs,
  column: LoanColumn,
): readonly string[] {
  return [
    ...(column === 'rate' ? tieSentences(ranked) : []),
    ...repoSentences(list, ranked, inputs),
    ...inputSentences(list, ranked, inputs),
  ];
}
