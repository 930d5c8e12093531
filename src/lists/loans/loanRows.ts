import type { ListRecord, ListRecords } from '../../content/listRecords';
import { aprText, distanceText, isLowest, rateRangeText, rateText, withoutFeeText } from './rowTexts';
import type { OfferRow } from '../../machines/list/rows';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { totalText } from '../../lib/format/totalText';
import { RATES_HOLD_MONTHS, type Ageing } from '../../machines/list/ageing';
import type { PlainLoan, PlainLoanAnswer } from './plainLoans';
import { dayOf } from '../../content/reads';
import { formatCell, type QuantityCell } from '../../lib/quantities/cell';
import { format, isUnknown, type Share } from '../../lib/quantities/quantity';

/** What the data files of loans tell of a lender, whichever kind they are. */
export interface LoanRow {
  readonly provider: string;
  readonly rate: QuantityCell<'rate'>;
  readonly amount?: QuantityCell<'money'> | undefined;
  readonly tenure?: QuantityCell<'tenure'> | undefined;
  readonly fee?: QuantityCell<'fee'> | undefined;
  readonly ltv?: QuantityCell<'share'> | undefined;
  readonly feature?: string | undefined;
  readonly features?: readonly string[] | undefined;
  readonly link: string;
}

/** A loan that can be ranked, with the row that tells of it. */
export interface ListedLoan extends PlainLoan {
  readonly record: ListRecord<LoanRow>;
}

export function listedLoan(record: ListRecord<LoanRow>): ListedLoan {
  const { rate, fee, amount, tenure } = record.row;
  return {
    id: record.provider.id,
    provider: record.provider,
    rate,
    fee,
    amount,
    tenure,
    day: dayOf(record.document),
    record,
  };
}

/** What a lender publishes, or the limit of the law where that is no higher: a table that repeats the law tells nothing of the lender. */
function ltvText(ltv: Share, mostLtv: number): string {
  return (ltv.most ?? 0) >= mostLtv ? `RBI allows ${formatPercent(mostLtv)}` : `LTV ${format(ltv)}`;
}

/** "Private bank, up to ₹35 lakh, up to 6 years" */
function about({ record: { row, provider } }: ListedLoan, mostLtv: number): string {
  const known = [row.amount, row.tenure].flatMap((cell) => (cell && !isUnknown(cell) ? [format(cell)] : []));
  const share = row.ltv && !isUnknown(row.ltv) ? [ltvText(row.ltv, mostLtv)] : [];
  return [provider.kind, ...share, ...known].join(', ');
}

function factsOf({ record: { row } }: ListedLoan): OfferRow['facts'] {
  const { rate, fee, ltv, amount, tenure, feature, features } = row;
  const standsOut = features?.join('. ') ?? feature;
  return [
    ['Published rate', formatCell(rate)],
    ['Fee before GST', fee ? formatCell(fee) : 'Not found'],
    ...(ltv ? [['Loan to value (LTV)', formatCell(ltv)] as const] : []),
    ...(amount ? [['Loan amount', formatCell(amount)] as const] : []),
    ...(tenure ? [['Tenure', formatCell(tenure)] as const] : []),
    ...(standsOut === undefined ? [] : [['What stands out', standsOut] as const]),
  ];
}

const lines = (text = ''): readonly string[] => (text === '' ? [] : [text]);

/** The published rate, and below it rates for some borrowers only. */
function rateFigure({ rate, row }: PlainLoanAnswer<ListedLoan>): OfferRow['figures'][0] {
  if (row.rate.kind !== 'rate') return { label: 'Rate', text: 'Not found' };
  return {
    label: 'Rate',
    text: rateRangeText(row.rate),
    small: lines(row.rate.note),
    ...(rate !== undefined && { range: row.rate }),
  };
}

/** The APR, at the lowest rate with the largest fee where only a limit is published. It is no upper limit: a higher rate raises it. */
function aprOrMost(answer: PlainLoanAnswer<ListedLoan>): string {
  return answer.aprMost === undefined ? aprText(answer) : `APR ${rateText(answer.aprMost)}, top fee`;
}

/** A fee that is too long for the row is shown in its details. */
const LONGEST_FEE = 18;

function feeInShort({ feeText, row }: PlainLoanAnswer<ListedLoan>): string {
  return row.fee?.note !== undefined && feeText.length > LONGEST_FEE ? 'depends' : feeText;
}

/** What is paid each month, or the interest of a loan in one go. */
function monthlyFigure(answer: PlainLoanAnswer<ListedLoan>): OfferRow['figures'][1] {
  const { emi, interest } = answer;
  const counted = { number: interest ?? emi, best: 'lowest' } as const;
  if (interest !== undefined) return { label: 'Interest', text: formatRupees(interest), counted };
  if (emi === undefined) return { label: 'EMI', text: 'Not known', counted };
  return { label: 'EMI', text: formatRupees(emi), small: lines(aprOrMost(answer)), counted };
}

function totalFigure(answer: PlainLoanAnswer<ListedLoan>): OfferRow['figures'][2] {
  const { total, totalLeavesOutFee } = answer;
  const counted = { number: totalLeavesOutFee ? undefined : total, best: 'lowest' } as const;
  if (total === undefined) return { label: 'You repay', text: 'Not known', counted };
  return {
    label: 'You repay',
    text: totalText(total),
    small: lines(withoutFeeText(answer)),
    distance: distanceText(answer),
    isBest: isLowest(answer),
    counted,
  };
}

/**
 * One lender: the rate, what it costs a month and in all.
 * @param mostLtv percent that the law allows for this loan
 */
export function loanRow(answer: PlainLoanAnswer<ListedLoan>, mostLtv = Infinity): OfferRow {
  const { row } = answer;
  const { record } = row;
  return {
    ...record.provider,
    about: about(row, mostLtv),
    figures: [rateFigure(answer), monthlyFigure(answer), totalFigure(answer)],
    fold: { label: 'fee', text: feeInShort(answer) },
    facts: factsOf(row),
    documents: record.ownDocuments,
    link: record.row.link,
  };
}

/** How long published rates of loans are ranked. */
export const ageingOf = ({ records }: Pick<ListRecords<LoanRow>, 'records'>): Ageing => ({
  days: records.map(({ day }) => day),
  months: RATES_HOLD_MONTHS,
  what: 'rates',
  whom: 'lender',
});
