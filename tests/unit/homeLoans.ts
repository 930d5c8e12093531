import { parseConditions } from '../../src/lib/quantities/conditions';
import { parse, type QuantityKind, type QuantityOf, type Unknown } from '../../src/lib/quantities/quantity';
import type { FigureValues } from '../../src/content/figureValues';
import type { HomeLoanRecords } from '../../src/content/homeLoans';
import type { Benchmark, HomeLoan, Sourced } from '../../src/content/offerTypes';
import type { LoanRules } from '../../src/lists/loans/loan';

/** Home loans for tests. Their numbers are made up, so that an editor may change the site's own without breaking a test. */

function read<Kind extends QuantityKind>(kind: Kind, text: string): QuantityOf<Kind> | Unknown {
  const { value, problem } = parse(kind, text);
  if (!value) throw new Error(problem);
  return value;
}

function sourced<Kind extends QuantityKind>(kind: Kind, text: string): Sourced<QuantityOf<Kind> | Unknown> {
  return { value: read(kind, text), document: 'in-september' };
}

interface Given {
  /** The last is another rate that is known, on some other page. */
  readonly rates: readonly (readonly [rate: string, conditions?: string | undefined, other?: string | undefined])[];
  readonly fee?: string;
  readonly conversionFee?: string;
  readonly tenure?: string;
  readonly follows?: Benchmark;
  readonly document?: keyof typeof days;
}

/** When each made-up document was read. */
const days = { 'in-august': '2026-08-01', 'in-september': '2026-09-10', 'in-october': '2026-10-10' } as const;

export function homeLoan(name: string, given: Given): HomeLoan {
  const {
    rates,
    fee = 'Nil',
    conversionFee = 'Not found',
    tenure = 'up to 30 years',
    follows = 'own rate',
    document = 'in-september',
  } = given;
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    id,
    provider: { id, name, shortName: name, kind: 'public bank', hue: 200, depositsInsured: true },
    rates: rates.map(([rate, conditions, other]) => ({
      rate: read('rate', rate) as QuantityOf<'rate'>,
      conditions: conditions === undefined ? [] : (parseConditions(conditions).value ?? []),
      document,
      day: days[document],
      ...(other !== undefined && {
        others: [{ value: read('rate', other) as QuantityOf<'rate'>, condition: 'on its home page', document }],
      }),
    })),
    follows,
    benchmark: { value: { kind: 'not-found' } },
    processingFee: sourced('fee', fee),
    conversionFee: sourced('fee', conversionFee),
    prepayment: sourced('fee', 'Nil'),
    tenure: sourced('tenure', tenure),
  };
}

const document = { publisher: 'A bank', title: 'Its rates', address: 'https://bank.example/', kind: 'issuer' } as const;

/** The list of these rows. */
export function homeLoanRecords(rows: readonly HomeLoan[]): HomeLoanRecords {
  const documents = Object.entries(days).map(([id, read]) => [id, { ...document, id, read }] as const);
  return {
    rows,
    documents: Object.fromEntries(documents),
    checked: '2026-10-12',
    chosen: 'Lenders that a test made up.',
  };
}

/** The repo rate rose by 0.25 points on 7 October 2026. */
export const rules: LoanRules = {
  gstPercent: 18,
  repoRate: [
    { from: '2025-12-05', percent: 5.25 },
    { from: '2026-10-07', percent: 5.5 },
  ],
};

/** The same as figures. */
export const ruleFigures: FigureValues = {
  'loan-fee-gst': rules.gstPercent,
  ...Object.fromEntries(rules.repoRate.map(({ from, percent }) => [`repo-rate from ${from}`, percent])),
};
