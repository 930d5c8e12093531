import * as z from 'zod';
import { toCsv } from '../../../lib/csv';
import { HOME_LOANS_BASE } from '../../../content/openDataPaths';
import { RATES_HOLD_MONTHS } from '../../../machines/list/ageing';
import { defaults, loanInputs } from '../../../lists/home-loans/inputs';
import { rateDay, type LoanAnswer, type LoanRules } from '../../../lists/loans/loan';
import { byLender } from '../../../lists/loans/order';
import { rankLoans } from '../../../lists/loans/rank';
import type { HomeLoanRecords } from '../../../content/homeLoans';
import type { Sourced } from '../../../content/offerTypes';
import { formatConditions } from '../../../lib/quantities/conditions';
import type { OtherValue } from '../../../lib/quantities/otherValue';
import { format, type Quantity, type Unknown } from '../../../lib/quantities/quantity';
import type { OpenPlace } from '../../../content/openDataPaths';
import { addressesIn, day, documents, head, headOf, held, number, rankedUntil, rankedUntilOf, text } from './parts';

/** The open data file of home loans: its content and its schema. */
export const HOME_LOANS: OpenPlace = { title: 'Home loans', page: '/home-loans', base: HOME_LOANS_BASE };

const documentId = text('Id of a document of this file.').optional();

const others = z
  .array(
    z.strictObject({
      text: text('As the page shows it.'),
      condition: text('Its condition or source, as a phrase after the value.'),
      document: text('Id of a document of this file.'),
    }),
  )
  .optional()
  .meta({ description: 'What else is known of the value: lower, newer, or for some only.' });

const value = z.strictObject({
  text: text('As the page shows it; "Not found", "Not available" or "Varies" where there is no number.'),
  document: documentId,
  others,
  note: text('What belongs with the value.').optional(),
});

const row = z.strictObject({
  id: text('Permanent id of the lender.'),
  name: text('Name of the lender.'),
  kind: text('public bank, private bank, housing finance company …'),
  page: text('The page of the product.').optional(),
  rates: z
    .array(
      z.strictObject({
        text: text('As the page shows it.'),
        from: number('Lowest rate in percent a year.').optional(),
        to: number('Highest rate in percent a year; left out where none is published.').optional(),
        for: text('Who gets it; left out where the lender names no condition.').optional(),
        document: text('Id of a document of this file.'),
        others,
        note: text('What belongs with the rate.').optional(),
      }),
    )
    .meta({ description: 'Published rates, the lowest first.' }),
  follows: text('What the rate of a floating loan follows: repo rate, external benchmark, own rate, not found.'),
  benchmark: value,
  averageRate: value.optional(),
  processingFee: value.meta({ description: 'Before GST.' }),
  conversionFee: value.meta({ description: 'For a lower rate with the same lender, before GST.' }),
  prepayment: value,
  tenure: value,
  note: text('A remark on the row.').optional(),
  example: z
    .strictObject({
      rate: number('The rate that is counted with, in percent a year.'),
      rateRead: day('The day on which that rate was read.'),
      ranked: z.boolean().meta({ description: 'Whether the page ranks the row for this example.' }),
      emi: number('Rupees a month, rounded to the rupee.'),
      total: number('Rupees repaid: EMI × months, and the fee with GST where it is known.'),
      feeWithGst: number('Rupees; left out where the fee is not known exactly.').optional(),
      aprPercent: number('APR with fee and GST; left out where the fee is not known exactly.').optional(),
    })
    .optional()
    .meta({ description: 'What the row comes to for the example loan of this file; left out where no rate applies.' }),
});

export const openHomeLoansSchema = z
  .strictObject({
    ...head,
    checked: day('Day on which somebody went through the list.'),
    rankedUntil: rankedUntil.optional(),
    chosen: text('How the rows were chosen.'),
    example: z.strictObject({
      amount: number('Rupees.'),
      tenureMonths: number('Months.'),
      gstPercent: number('GST on fees, in percent.'),
    }),
    rows: z.array(row),
    held,
    documents,
  })
  .meta({
    title: 'Home loans',
    description: 'Published rates and fees of home loans in India, each with its document.',
  });

export type OpenHomeLoans = z.infer<typeof openHomeLoansSchema>;

function openOthers(given: readonly OtherValue<string | Quantity>[] | undefined) {
  return given?.map(({ value: held, condition, document }) => ({ text: textOf(held), condition, document }));
}

const textOf = (held: string | Quantity | Unknown): string => (typeof held === 'string' ? held : format(held));

function plain({ value: held, document, others: beside, note }: Sourced<string | Quantity | Unknown>) {
  return { text: textOf(held), document, others: openOthers(beside), note };
}

function exampleOf(answer: LoanAnswer, ranked: boolean): OpenHomeLoans['rows'][number]['example'] {
  const { rate, emi, total, apr, fee } = answer;
  if (rate === undefined || emi === undefined || total === undefined) return undefined;
  const feeWithGst = fee.kind === 'known' ? fee.rupees : undefined;
  return { rate, rateRead: rateDay(answer), ranked, emi, total, feeWithGst, aprPercent: apr };
}

/**
 * The rows in the page's order, ranked ones first, each with its costs for the default loan. Undefined fields are omitted from the file.
 * @param today the day of the build, year-month-day
 */
export function openHomeLoans(list: HomeLoanRecords, rules: LoanRules, today: string): OpenHomeLoans {
  const inputs = loanInputs(defaults);
  const until = rankedUntilOf({ days: list.rows.map((row) => rateDay({ row })), months: RATES_HOLD_MONTHS });
  const { ranked, unranked } = rankLoans(list.rows, inputs, rules);
  const others = unranked.flatMap(({ answers }) => answers);
  const answers =
    until.rankedUntil !== undefined && today > until.rankedUntil
      ? [...ranked, ...others].sort(byLender).map((answer) => ({ answer, isRanked: false }))
      : [
          ...ranked.map((answer) => ({ answer, isRanked: true })),
          ...others.map((answer) => ({ answer, isRanked: false })),
        ];
  return {
    ...headOf(HOME_LOANS),
    title: 'Home loans: published rates and fees',
    checked: list.checked,
    ...until,
    chosen: list.chosen,
    example: { amount: inputs.amount, tenureMonths: inputs.tenureMonths, gstPercent: rules.gstPercent },
    rows: answers.map(({ answer, isRanked }) => {
      const { row: loan } = answer;
      return {
        id: loan.id,
        name: loan.provider.name,
        kind: loan.provider.kind,
        page: loan.link,
        rates: loan.rates.map(({ rate, conditions, document, others: beside, note }) => ({
          text: format(rate),
          from: rate.least,
          to: rate.most,
          for: conditions.length > 0 ? formatConditions(conditions) : undefined,
          document,
          others: openOthers(beside),
          note,
        })),
        follows: loan.follows,
        benchmark: plain(loan.benchmark),
        averageRate: loan.averageRate && plain(loan.averageRate),
        processingFee: plain(loan.processingFee),
        conversionFee: plain(loan.conversionFee),
        prepayment: plain(loan.prepayment),
        tenure: plain(loan.tenure),
        note: loan.note,
        example: exampleOf(answer, isRanked),
      };
    }),
    ...(list.held && { held: [...list.held] }),
    documents: Object.values(list.documents).map((document) => ({ ...document })),
  };
}

/** The same rows as CSV, one line per lender. */
export function homeLoansCsv({ rows, documents }: OpenHomeLoans): string {
  const addresses = addressesIn(documents);
  type Row = OpenHomeLoans['rows'][number];
  const first = ({ rates, example }: Row) => rates.find(({ from }) => from === example?.rate) ?? rates[0];
  const addressOf = (id: string | undefined) => (id === undefined ? undefined : addresses.get(id));
  return toCsv<Row>(rows, {
    id: ({ id }) => id,
    name: ({ name }) => name,
    kind: ({ kind }) => kind,
    rate_from_percent: (loan) => first(loan)?.from,
    rate_to_percent: (loan) => first(loan)?.to,
    rate_for: (loan) => first(loan)?.for,
    rate_read: ({ example }) => example?.rateRead,
    rate_document: (loan) => addressOf(first(loan)?.document),
    follows: ({ follows }) => follows,
    benchmark: ({ benchmark }) => benchmark.text,
    average_rate: ({ averageRate }) => averageRate?.text,
    processing_fee: ({ processingFee }) => processingFee.text,
    processing_fee_document: ({ processingFee }) => addressOf(processingFee.document),
    conversion_fee: ({ conversionFee }) => conversionFee.text,
    conversion_fee_document: ({ conversionFee }) => addressOf(conversionFee.document),
    prepayment: ({ prepayment }) => prepayment.text,
    tenure: ({ tenure }) => tenure.text,
    example_ranked: ({ example }) => example && String(example.ranked),
    example_emi_rupees: ({ example }) => example?.emi,
    example_fee_with_gst_rupees: ({ example }) => example?.feeWithGst,
    example_apr_percent: ({ example }) => example?.aprPercent,
    example_total_rupees: ({ example }) => example?.total,
  });
}
