import { aprWithFee } from '../../lib/finance/apr';
import { calculateEmi } from '../../lib/finance/emi';
import { bulletInterestShare } from '../../lib/finance/goldLoan';
import type { QuantityCell } from '../../lib/quantities/cell';
import { formatCell } from '../../lib/quantities/cell';
import { formatTenure } from '../../lib/quantities/duration';
import { formatMoney } from '../../lib/quantities/money';
import { isUnknown } from '../../lib/quantities/quantity';
import { exactly, type Span } from '../../lib/quantities/span';
import { withDistance } from './distance';
import { feeAnswer, feeText, mostOf } from './fees';
import { inOrder, isVagueRange, partVague, WHY_VAGUE_APART, type OrderedLoan } from './order';
import type { FeeAnswer, LoanColumn, Provider } from '../../content/offerTypes';
import { inOneWindow } from '../../machines/list/window';

/** A loan of which a table tells a rate and mostly a fee; what it does not tell is left out. */
export interface PlainLoan {
  /** The id of its provider */
  readonly id: string;
  readonly provider: Provider;
  readonly rate: QuantityCell<'rate'>;
  /** Before GST */
  readonly fee?: QuantityCell<'fee'> | undefined;
  readonly amount?: QuantityCell<'money'> | undefined;
  readonly tenure?: QuantityCell<'tenure'> | undefined;
  /** The day on which its rate was read */
  readonly day: string;
}

export interface PlainLoanInputs {
  /** Rupees */
  readonly amount: number;
  readonly tenureMonths: number;
  /** GST on fees, in percent */
  readonly gstPercent: number;
  /** Loan and simple interest are repaid in one go, at the end */
  readonly isBullet?: boolean;
}

/** What one loan comes to for a visitor's numbers. Rupees are unrounded unless said. */
export interface PlainLoanAnswer<Loan extends PlainLoan = PlainLoan> extends OrderedLoan {
  readonly row: Loan;
  readonly feeText: string;
  /** Of a loan that is repaid in one go, in unrounded rupees */
  readonly interest?: number;
}

export interface PlainLoanRanking<Loan extends PlainLoan> {
  readonly ranked: readonly PlainLoanAnswer<Loan>[];
  readonly apart: readonly { readonly reason: string; readonly answers: readonly PlainLoanAnswer<Loan>[] }[];
  /** Known for these numbers but not ranked: other loans, and rates in notes. No ranked rate is called lowest if one of these is lower. */
  readonly rivals: readonly OrderedLoan[];
}

/** A fee that holds for some only, as the words behind it say, is no fee to count with. */
function feeOf({ fee }: PlainLoan, amount: number, gstPercent: number): { answer: FeeAnswer; text: string } {
  if (!fee || isUnknown(fee)) return { answer: { kind: 'unknown' }, text: fee ? formatCell(fee) : 'Not found' };
  if (fee.note !== undefined) return { answer: { kind: 'unknown' }, text: formatCell(fee) };
  const answer = feeAnswer(fee, amount, gstPercent);
  return { answer, text: feeText(fee, answer) };
}

/** What a loan comes to at its lowest published rate. */
export function answerPlainLoan<Loan extends PlainLoan>(row: Loan, inputs: PlainLoanInputs): PlainLoanAnswer<Loan> {
  const { amount, tenureMonths, gstPercent } = inputs;
  const { answer: fee, text } = feeOf(row, amount, gstPercent);
  const base = { row, fee, feeText: text, totalLeavesOutFee: fee.kind !== 'known' };
  const published = isUnknown(row.rate) ? undefined : row.rate;
  const rate = published?.least;
  if (!published || rate === undefined) return base;
  const known = fee.kind === 'known' ? fee.rupees : 0;
  const isVague = isVagueRange(published, published.note !== undefined);
  if (inputs.isBullet) {
    const interest = amount * bulletInterestShare(rate, tenureMonths);
    return { ...base, rate, isVague, interest, total: amount + interest + known };
  }
  const loan = { principal: amount, annualRatePercent: rate, tenureMonths };
  const { emi, totalPayable } = calculateEmi(loan);
  const charge = mostOf(fee);
  const apr = charge === undefined ? undefined : aprWithFee(loan, charge);
  return {
    ...base,
    rate,
    isVague,
    emi,
    ...(apr !== undefined && (fee.kind === 'known' ? { apr } : { aprMost: apr })),
    total: totalPayable + known,
  };
}

function isOutside(cell: (QuantityCell & Span) | undefined, value: number): boolean {
  if (!cell || isUnknown(cell)) return false;
  const { least = 0, most = Infinity } = cell;
  return value < least || value > most;
}

const NO_RATE = 'These lenders give no lowest rate we can compare, so they are not ranked.';
const NO_RATE_OF_ONE = 'This lender gives no lowest rate we can compare, so it is not ranked.';

/** Whether a lender lends so much for so long, as far as its row tells. */
function isFor({ amount, tenure }: PlainLoan, inputs: PlainLoanInputs): boolean {
  return !isOutside(amount, inputs.amount) && !isOutside(tenure, inputs.tenureMonths);
}

/** Why a loan is not ranked for these numbers; undefined where it is. */
export function whyNot({ row, rate }: PlainLoanAnswer, { amount, tenureMonths }: PlainLoanInputs): string | undefined {
  if (rate === undefined) return NO_RATE;
  if (isOutside(row.amount, amount)) return `These do not lend ${formatMoney(amount)}.`;
  if (isOutside(row.tenure, tenureMonths)) {
    return `These do not lend for ${formatTenure(exactly(tenureMonths))}.`;
  }
  return undefined;
}

/** The same loan at the lowest rate in the note of its rate: "9.98% through a broker". */
function noted<Loan extends PlainLoan>(
  { row }: PlainLoanAnswer<Loan>,
  inputs: PlainLoanInputs,
): readonly OrderedLoan[] {
  const rates = [...(row.rate.note ?? '').matchAll(/(?<percent>\d+(?:\.\d+)?)%/gu)].map(({ groups }) =>
    Number(groups?.percent),
  );
  if (rates.length === 0) return [];
  return [answerPlainLoan({ ...row, rate: { kind: 'rate', least: Math.min(...rates) } }, inputs)];
}

/**
 * Every loan of a list for a visitor's numbers: ranked where rates can be compared, the rest with the reason.
 *
 * @param column what the ranked rows are ordered by
 */
export function rankPlainLoans<Loan extends PlainLoan>(
  rows: readonly Loan[],
  inputs: PlainLoanInputs,
  column: LoanColumn = 'rate',
): PlainLoanRanking<Loan> {
  const answers = rows.map((row) => answerPlainLoan(row, inputs));
  const reasons = [...new Set(answers.flatMap((answer) => whyNot(answer, inputs) ?? []))].sort();
  const fitting = answers.filter((answer) => whyNot(answer, inputs) === undefined);
  const { inside, apart } = inOneWindow(fitting, ({ row }) => row.day);
  const { clear, vague } = partVague(inside);
  const rivals = [
    ...vague,
    ...apart.flatMap(({ items }) => items),
    ...answers.filter(({ row }) => isFor(row, inputs)).flatMap((answer) => noted(answer, inputs)),
  ];
  return {
    ranked: inOrder(withDistance(clear, rivals), column),
    rivals: inOrder(rivals, 'rate'),
    apart: [
      ...(vague.length > 0 ? [{ reason: WHY_VAGUE_APART, answers: inOrder(vague, 'rate') }] : []),
      ...apart.map(({ reason, items }) => ({ reason, answers: inOrder(items, 'rate') })),
      ...reasons.map((reason) => {
        const found = inOrder(
          answers.filter((answer) => whyNot(answer, inputs) === reason),
          'rate',
        );
        return { reason: reason === NO_RATE && found.length === 1 ? NO_RATE_OF_ONE : reason, answers: found };
      }),
    ],
  };
}
