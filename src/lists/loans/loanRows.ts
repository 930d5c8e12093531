import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import { listRecords, type ListRecord, type ListRecords } from '../../content/listRecords';
import type { DataFile, ListingFile } from '../../content/schemas';
import { aprText, distanceText, FEE_INCLUDED, feeInTotalText, isLowest, rateRangeText } from './rowTexts';
import type { OfferRow } from '../../machines/list/rows';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { totalText } from '../../lib/format/totalText';
import type { Loan, LoanAnswer } from './loan';
import { formatCell, type QuantityCell } from '../../lib/quantities/cell';
import { otherText, withOthers, type OtherValue } from '../../lib/quantities/otherValue';
import { format, isUnknown, type FeeQuantity, type Rate, type Share } from '../../lib/quantities/quantity';

/** The fields common to the data files of all loan types. */
export interface LoanRow {
  readonly provider: string;
  readonly rate: QuantityCell<'rate'>;
  readonly amount?: QuantityCell<'money'> | undefined;
  readonly tenure?: QuantityCell<'tenure'> | undefined;
  readonly fee?: QuantityCell<'fee'> | undefined;
  readonly otherRates?: readonly OtherValue<Rate>[] | undefined;
  readonly otherFees?: readonly OtherValue<FeeQuantity>[] | undefined;
  readonly ltv?: QuantityCell<'share'> | undefined;
  readonly feature?: string | undefined;
  readonly features?: readonly string[] | undefined;
  readonly link: string;
}

/** @param file of any kind of loans but home loans; `npm run check` sees that its page shows no other */
export const loanRecords = (file: DataFile): ListRecords<LoanRow> =>
  listRecords(file as ListingFile<'secured-loan-offers'>, providers, documents);

/** A loan read from a table, with its row. */
export interface TableLoan extends Loan {
  readonly record: ListRecord<LoanRow>;
}

const NO_FEE: QuantityCell<'fee'> = { kind: 'not-found' };

/** Reads a loan with a single rate. A fee that applies to some borrowers only, by its note, is not counted. */
export function tableLoan(record: ListRecord<LoanRow>): TableLoan {
  const { provider, document, row } = record;
  const { rate, fee = NO_FEE, amount, tenure, otherRates, otherFees } = row;
  return {
    id: provider.id,
    provider,
    rates: [
      {
        rate: isUnknown(rate) ? { kind: 'rate' } : rate,
        conditions: [],
        document: document.id,
        day: record.day,
        ...(otherRates && { others: otherRates }),
        ...(rate.note !== undefined && { note: rate.note }),
      },
    ],
    processingFee: { value: fee, ...(otherFees && { others: otherFees }) },
    ...(fee.note !== undefined && { conditionalFee: formatCell(fee) }),
    ...(amount && { amount: { value: amount } }),
    ...(tenure && { tenure: { value: tenure } }),
    documents: record.ownDocuments,
    record,
  };
}

/** The lender's published LTV, or the legal limit if that is no higher: a table that repeats the law adds nothing about the lender. */
function ltvText(ltv: Share, mostLtv: number): string {
  return (ltv.most ?? 0) >= mostLtv ? `RBI allows ${formatPercent(mostLtv)}` : `LTV ${format(ltv)}`;
}

/** "Private bank, up to ₹35 lakh, up to 6 years" */
function about({ record: { row, provider } }: TableLoan, mostLtv: number): string {
  const known = [row.amount, row.tenure].flatMap((cell) => (cell && !isUnknown(cell) ? [format(cell)] : []));
  const share = row.ltv && !isUnknown(row.ltv) ? [ltvText(row.ltv, mostLtv)] : [];
  return [provider.kind, ...share, ...known].join(', ');
}

/** Terms that not every kind of loan has. */
const termNames = { ltv: 'Loan to value (LTV)', amount: 'Loan amount', tenure: 'Tenure' } as const;

export type LoanTerm = keyof typeof termNames;

function factsOf({ record: { row } }: TableLoan, terms: readonly LoanTerm[]): OfferRow['facts'] {
  const { rate, fee, feature, features, otherRates, otherFees } = row;
  const standsOut = features?.join('. ') ?? feature;
  const textOf = (cell: Parameters<typeof formatCell>[0] | undefined): string =>
    cell ? formatCell(cell) : 'Not found';
  return [
    ['Published rate', withOthers(formatCell(rate), otherRates)],
    ['Fee before GST', withOthers(textOf(fee), otherFees)],
    ...terms.map((term) => [termNames[term], textOf(row[term])] as const),
    ...(standsOut === undefined ? [] : [['What stands out', standsOut] as const]),
  ];
}

const lines = (text = ''): readonly string[] => (text === '' ? [] : [text]);

/** The published rate, and below it rates for some borrowers only. */
function rateFigure({ rate, row: { record } }: LoanAnswer<TableLoan>): OfferRow['figures'][0] {
  const { rate: published } = record.row;
  if (published.kind !== 'rate') return { label: 'Rate', text: 'Not found' };
  return {
    label: 'Rate',
    text: rateRangeText(published),
    small: [...lines(published.note), ...(record.row.otherRates ?? []).map(otherText)],
    ...(rate !== undefined && { range: published }),
  };
}

/** Longer fee texts, in characters, are shown in the details. */
const LONGEST_FEE = 18;

function feeInShort({ feeText, row }: LoanAnswer<TableLoan>): string {
  return row.conditionalFee !== undefined && feeText.length > LONGEST_FEE ? 'depends' : feeText;
}

/** The monthly payment, or the interest of a bullet loan. */
export function monthlyFigure(answer: LoanAnswer): OfferRow['figures'][1] {
  const { emi, interest } = answer;
  const counted = { number: interest ?? emi, best: 'lowest' } as const;
  if (interest !== undefined) return { label: 'Interest', text: formatRupees(interest), counted };
  if (emi === undefined) return { label: 'EMI', text: 'Not known', counted };
  const apr = aprText(answer);
  return { label: 'EMI', text: formatRupees(emi), small: apr === undefined ? [] : [`APR ${apr}`], counted };
}

/** The total paid. In the row only a fee that is not certain is named: most totals hold theirs, which `FEE_IN_TOTALS` says once. */
export function totalFigure(answer: LoanAnswer): OfferRow['figures'][2] {
  const { fee, total } = answer;
  const feeInTotal = feeInTotalText(answer);
  const counted = {
    number: fee.kind === 'known' ? total : undefined,
    atBest: total,
    best: 'lowest',
    small: feeInTotal,
  } as const;
  if (total === undefined) return { label: 'You repay', text: 'Not known', counted };
  return {
    label: 'You repay',
    text: totalText(total),
    small: feeInTotal === FEE_INCLUDED ? [] : lines(feeInTotal),
    distance: distanceText(answer),
    isBest: isLowest(answer),
    counted,
  };
}

/**
 * The row of one lender: rate, monthly and total cost.
 * @param terms what its details state besides rate and fee, known or not
 * @param mostLtv legal limit for this loan, in percent
 */
export function loanRow(answer: LoanAnswer<TableLoan>, terms: readonly LoanTerm[], mostLtv = Infinity): OfferRow {
  const { row } = answer;
  const { record } = row;
  return {
    ...record.provider,
    about: about(row, mostLtv),
    figures: [rateFigure(answer), monthlyFigure(answer), totalFigure(answer)],
    fold: { label: 'fee', text: feeInShort(answer) },
    facts: factsOf(row, terms),
    documents: record.ownDocuments,
    link: record.row.link,
  };
}
