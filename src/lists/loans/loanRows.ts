import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import { providerKindNames } from '../../content/providerKinds';
import { listRecords, type ListRecord, type ListRecords } from '../../content/listRecords';
import type { DataFile, ListingFile } from '../../content/schemas';
import type { OfferRow } from '../../machines/list/rows';
import { formatMonthInShort } from '../../lib/format/dates';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { totalText } from '../../lib/format/totalText';
import { formatCell, type Noted, type QuantityCell } from '../../lib/quantities/cell';
import { otherText, withOthers, type OtherValue } from '../../lib/quantities/otherValue';
import { format, isUnknown, type Rate, type Share, type Unknown } from '../../lib/quantities/quantity';
import { NOT_KNOWN } from '../../lib/quantities/unknown';
import { midSentence } from '../../lib/midSentence';
import { isUnknownText } from '../../machines/list/unknownText';
import { termsOf, type RowTerms } from './answer';
import { leastOf } from './fees';
import { costLines } from './compared';
import { mostTotal } from './distance';
import type { LoanAnswer, LoanInputs, PublishedLoan } from './loan';
import * as words from './messages.en';
import { aprText, distanceText, feeInTotal, feeInTotalText, isLowest, rateRangeText } from './rowTexts';

/** The fields common to the data files of all loan types. */
export interface LoanRow extends RowTerms {
  readonly provider: string;
  readonly rate: QuantityCell<'rate'>;
  readonly otherRates?: readonly OtherValue<Rate>[] | undefined;
  readonly ltv?: QuantityCell<'share'> | undefined;
  readonly feature?: string | undefined;
  readonly features?: readonly string[] | undefined;
  readonly link: string;
}

/** @param file of any kind of loans but home loans; `npm run check` sees that its page shows no other */
export const loanRecords = (file: DataFile): ListRecords<LoanRow> =>
  listRecords(file as ListingFile<'secured-loan-offers'>, providers, documents);

/** A loan read from a table, with its row. */
export interface TableLoan extends PublishedLoan {
  readonly record: ListRecord<LoanRow>;
}

const NOT_FOUND: Noted<Unknown> = { kind: 'not-found' };

/** Reads a loan with a single rate. */
export function tableLoan(record: ListRecord<LoanRow>): TableLoan {
  const { provider, document, row } = record;
  const { rate, otherRates } = row;
  return {
    id: provider.id,
    provider,
    rates: [
      {
        rate: isUnknown(rate) ? { kind: 'rate' } : rate,
        conditions: [],
        document: document.id,
        day: record.day,
        ...(record.readDay !== undefined && { readDay: record.readDay }),
        ...(otherRates && { others: otherRates }),
        ...(rate.note !== undefined && { note: rate.note }),
      },
    ],
    ...termsOf(row),
    documents: record.ownDocuments,
    record,
  };
}

/** The lender's published LTV, or the legal limit if that is no higher: a table that repeats the law adds nothing about the lender. */
function ltvText(ltv: Share, mostLtv: number): string {
  return (ltv.most ?? 0) >= mostLtv
    ? words.ltvByLaw({ share: formatPercent(mostLtv) })
    : words.ltv({ share: format(ltv) });
}

/** "Private bank, up to ₹35 lakh, up to 6 years" */
function about({ record: { row, provider } }: TableLoan, mostLtv: number): string {
  const known = [row.amount, row.tenure].flatMap((cell) => (cell && !isUnknown(cell) ? [format(cell)] : []));
  const share = row.ltv && !isUnknown(row.ltv) ? [ltvText(row.ltv, mostLtv)] : [];
  return [providerKindNames[provider.kind], ...share, ...known].join(', ');
}

/** Terms that not every kind of loan has. */
const termNames = { ltv: words.termLtv, amount: words.labelAmount, tenure: words.labelTenure } as const;

export type LoanTerm = keyof typeof termNames;

function factsOf({ record: { row } }: TableLoan, terms: readonly LoanTerm[]): OfferRow['facts'] {
  const { rate, fee = NOT_FOUND, feature, features, otherRates, otherFees } = row;
  const standsOut = features?.join('. ') ?? feature;
  return [
    [words.columnRate, withOthers(formatCell(rate), otherRates)],
    [words.feeBeforeGst, withOthers(formatCell(fee), otherFees)],
    ...terms.map((term) => [termNames[term], formatCell(row[term] ?? NOT_FOUND)] as const),
    ...(standsOut === undefined ? [] : [[words.standsOut, standsOut] as const]),
  ];
}

const lines = (text = ''): readonly string[] => (text === '' ? [] : [text]);

/** The published rate, and below it rates for some borrowers only. */
function rateFigure({ rate, row: { record } }: LoanAnswer<TableLoan>): OfferRow['figures'][0] {
  const { rate: published } = record.row;
  if (published.kind !== 'rate') return { label: words.rate, text: format(NOT_FOUND) };
  return {
    label: words.rate,
    text: rateRangeText(published),
    small: [...lines(published.note), ...(record.row.otherRates ?? []).map(otherText)],
    ...(rate !== undefined && { range: published }),
  };
}

/** Longer fee texts, in characters, are shown in the details. */
const LONGEST_FEE = 18;

function feeInShort({ feeText, row }: LoanAnswer<TableLoan>): string {
  if (row.conditionalFee !== undefined && feeText.length > LONGEST_FEE) return words.feeDepends;
  return isUnknownText(feeText) ? feeText : midSentence(feeText);
}

/** The monthly payment, or the interest of a bullet loan. */
export function monthlyFigure(
  answer: Pick<LoanAnswer, 'emi' | 'interest' | 'apr' | 'aprMost'>,
): OfferRow['figures'][1] {
  const { emi, interest } = answer;
  const counted = { number: emi ?? interest, best: 'lowest' } as const;
  if (emi === undefined) {
    return interest === undefined
      ? { label: words.columnEmi, text: NOT_KNOWN, counted }
      : { label: words.columnInterest, text: formatRupees(interest), counted };
  }
  const apr = aprText(answer);
  return {
    label: words.columnEmi,
    text: formatRupees(emi),
    further: apr === undefined ? [] : [[words.aprWithFee, apr]],
    counted,
  };
}

/** The total paid. In the row only a fee that is not certain is named: most totals hold theirs, which the list says once. */
export function totalFigure(
  answer: Pick<LoanAnswer, 'fee' | 'total' | 'aboveLeast' | 'mayNotBeLeast' | 'isBeaten'>,
): OfferRow['figures'][2] {
  const { fee, total } = answer;
  const inTotal = feeInTotalText(answer);
  const isWhole = ['none', 'included'].includes(feeInTotal(answer));
  const most = mostTotal(answer);
  const counted = {
    number: fee.kind === 'known' ? total : undefined,
    within: total === undefined ? undefined : { least: total, ...(most !== undefined && { most }) },
    best: 'lowest',
    small: inTotal,
  } as const;
  if (total === undefined) return { label: words.columnTotal, text: NOT_KNOWN, counted };
  return {
    label: words.columnTotal,
    text: totalText(total),
    ...(isWhole
      ? { unit: words.inAll }
      : { caveat: leastOf(fee) > 0 ? words.orMore : words.feeNotIncluded, small: [inTotal] }),
    distance: distanceText(answer),
    isBest: isLowest(answer),
    counted,
  };
}

/** A rate that is too old to count with: the month for which it is known in place of sums. */
export function figuresOnceOld(rate: OfferRow['figures'][0], day: string): OfferRow['figures'] {
  const text = day === '' ? format(NOT_FOUND) : formatMonthInShort(day);
  return [rate, { label: words.columnMonth, text, isQuiet: true }, { label: '', text: '' }];
}

/**
 * The row of one lender: rate, monthly and total cost.
 * @param terms what its details state besides rate and fee, known or not
 * @param mostLtv legal limit for this loan, in percent
 */
export function loanRow(
  answer: LoanAnswer<TableLoan>,
  inputs: LoanInputs,
  terms: readonly LoanTerm[],
  mostLtv = Infinity,
): OfferRow {
  const { row } = answer;
  const { record } = row;
  return {
    ...record.provider,
    about: about(row, mostLtv),
    figures: [rateFigure(answer), monthlyFigure(answer), totalFigure(answer)],
    figuresOnceOld: figuresOnceOld(rateFigure(answer), record.day),
    note: { label: words.fee, text: feeInShort(answer) },
    documents: record.ownDocuments,
    link: record.row.link,
    get compared() {
      return costLines(answer, inputs);
    },
    get facts() {
      return factsOf(row, terms);
    },
  };
}
