import type { ListRecords } from '../../content/listRecords';
import { columnNames, tagOf } from './columns';
import { offerList, type AnyList, type ListAnswer } from '../../machines/list/definition';
import type { OfferGroup, OfferRow } from '../../machines/list/rows';
import { choice, rupees, years } from '../../machines/fields/inputs/fields';
import { calculateEmi } from '../../lib/finance/emi';
import { formatMonth } from '../../lib/format/dates';
import { inWords } from '../../lib/format/inWords';
import { rateText } from '../../lib/format/rateText';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { totalText } from '../../lib/format/totalText';
import { rankPlainLoans, type PlainLoanAnswer, type PlainLoanRanking } from './plainLoans';
import { leadOf } from './sentences';
import type { FeeAnswer, LoanColumn } from '../../content/offerTypes';
import { formatMoney } from '../../lib/quantities/money';
import { ageingOf, listedLoan, loanRow, type ListedLoan, type LoanRow } from './loanRows';

/** Inputs of a list of loans. The names are part of addresses and permanent. */
export type LoanValues = { readonly amount: number; readonly years: number; readonly order: string };

type Range = readonly [min: number, max: number, step: number];

interface LoanListOf {
  readonly id: string;
  /** What the rows are: "personal loans" */
  readonly noun: string;
  readonly records: ListRecords<LoanRow>;
  readonly defaults: Pick<LoanValues, 'amount' | 'years'>;
  readonly amounts: Range;
  /** Usual amounts, one touch each */
  readonly usual: readonly number[];
  readonly tenures: Range;
  /** Notes on all rows */
  readonly notes?: readonly string[];
  /** What the sum of the leading sentence holds for, where it is not plain: "if you repay from the first month" */
  readonly condition?: string;
  /** The figure that holds from which to which rate most borrowers pay, such as "11% to 24% a year" */
  readonly usualRates?: string;
}

/** GST on the fees of a lender, among the figures. */
export const GST = 'loan-fee-gst';

const isColumn = (order: string): order is LoanColumn => Object.hasOwn(columnNames, order);

/** What most borrowers pay a month, where that is known: few get the lowest rate. */
function usualNotes(
  [from, to]: readonly (number | undefined)[],
  principal: number,
  tenureMonths: number,
): readonly string[] {
  if (from === undefined || to === undefined) return [];
  const emiAt = (annualRatePercent: number): string =>
    formatRupees(calculateEmi({ principal, annualRatePercent, tenureMonths }).emi);
  return [`Usual rates are ${formatPercent(from)} to ${formatPercent(to)}: ${emiAt(from)} to ${emiAt(to)} a month.`];
}

/** The field by which any list of loans is ordered. */
export const orderInput = choice('Order by', columnNames);

/** How many rows have a fee of one kind. */
function countOf(ranked: readonly PlainLoanAnswer[], kind: FeeAnswer['kind']): number {
  return ranked.filter(({ fee }) => fee.kind === kind).length;
}

/** In how many rows the fee is counted, where not in all: what our sources lack is not said of the lenders. */
function feeNotes(ranked: readonly PlainLoanAnswer[]): readonly string[] {
  const [known, bounded] = [countOf(ranked, 'known'), countOf(ranked, 'bounded')];
  if (known === ranked.length) return [];
  const apr = ranked.some(({ aprMost }) => aprMost !== undefined)
    ? ': the APR counts the largest fee at the lowest rate'
    : '';
  return [
    [
      `Our sources give the fee of ${inWords(known)} of these ${inWords(ranked.length)} lenders`,
      bounded === 0 ? '..' : `, and of ${inWords(bounded)} only a limit or range${apr}.`,
      ' Where it is not known, it comes on top of “You repay”.',
    ].join(''),
  ];
}

/**
 * Ranked loans as rows of a list.
 * @param mostLtv percent that the law allows at this size of loan, where a lender’s own limit is for smaller loans
 */
export function loanGroup(
  { ranked, rivals, apart }: PlainLoanRanking<ListedLoan>,
  column: LoanColumn,
  notes: readonly string[],
  mostLtv?: number,
): OfferGroup {
  const rowOf = (answer: PlainLoanAnswer<ListedLoan>): OfferRow => loanRow(answer, mostLtv);
  return {
    id: 'lenders',
    notes: [...notes, ...feeNotes(ranked)],
    heads: [
      { text: 'Lender', order: 'name' },
      { text: 'Published rate', order: 'rate' },
      ranked[0]?.interest === undefined ? { text: 'EMI', order: 'emi' } : { text: 'Interest' },
      { text: 'You repay', order: 'total' },
    ],
    tag: tagOf(ranked, column, { rivals }),
    ranked: ranked.map(rowOf),
    apart: apart.map(({ reason, answers }) => ({ reason, rows: answers.map(rowOf) })),
  };
}

function feeSentence(fee: FeeAnswer | undefined): string {
  if (fee?.kind !== 'known') return 'without the fee, which is not certain.';
  return fee.rupees === 0 ? 'with no fee.' : `with ${formatRupees(fee.rupees)} of fee and GST.`;
}

/** The sum at the first of the ranked rows. */
export function resultOf(best: PlainLoanAnswer | undefined, amount: number, months: number): ListAnswer['result'] {
  const { rate, emi = 0, interest = emi * months - amount, total, fee } = best ?? {};
  if (rate === undefined || total === undefined) return undefined;
  return {
    label: `At ${rateText(rate)} you repay`,
    figure: totalText(total),
    parts: [
      { name: 'your loan', rupees: amount },
      { name: 'interest', rupees: Math.max(interest, 0) },
    ],
    sentence: feeSentence(fee),
    ...(emi > 0 && { monthly: { label: `At ${rateText(rate)} you pay`, figure: formatRupees(emi) } }),
  };
}

/** The order that an address or a select asks for. */
export function columnOf(order: string): LoanColumn {
  return isColumn(order) ? order : 'rate';
}

/** A list of loans that differ in rate, fee, amount and tenure only, ranked by the lowest published rate. */
export function loanList(of: LoanListOf): AnyList {
  const rows = of.records.records.map(listedLoan);
  const month = formatMonth(of.records.asOf);
  const usual = of.usualRates === undefined ? [] : [1, 2].map((place) => `${of.usualRates}#${place}`);
  return offerList<LoanValues>({
    id: of.id,
    heading: `${rows.length} ${of.noun}`,
    defaults: { ...of.defaults, order: 'rate' },
    inputs: {
      amount: rupees('Loan amount', of.amounts, of.usual),
      years: years('Tenure', of.tenures),
      order: orderInput,
    },
    inSight: ['amount', 'years'],
    order: 'order',
    figures: [GST, ...usual],
    known: of.records.known,
    ageing: ageingOf(of.records),
    answer: ({ amount, years: time, order }, figures) => {
      const { [GST]: gstPercent = 0 } = figures;
      const column = columnOf(order);
      const tenureMonths = Math.max(Math.round(time * 12), 1);
      const ranking = rankPlainLoans(rows, { amount, tenureMonths, gstPercent }, column);
      return {
        lead: leadOf(ranking, { amount, tenureMonths }, { month, condition: of.condition }),
        given: `${formatMoney(amount)}, ${time} ${time === 1 ? 'year' : 'years'}`,
        result: resultOf(ranking.ranked[0], amount, tenureMonths),
        groups: [
          loanGroup(ranking, column, [
            ...usualNotes(
              usual.map((name) => figures[name]),
              amount,
              tenureMonths,
            ),
            ...(of.notes ?? []),
          ]),
        ],
      };
    },
  });
}
