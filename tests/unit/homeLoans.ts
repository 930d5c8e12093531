import { parseConditions } from '@site/src/lib/quantities/conditions';
import { parse, type QuantityKind, type QuantityOf, type Unknown } from '@site/src/lib/quantities/quantity';
import type { Benchmark, HomeLoan, HomeLoanList, Sourced } from '@site/src/content/offerTypes';

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
  readonly rates: readonly (readonly [rate: string, conditions?: string | undefined])[];
  readonly fee?: string;
  readonly conversionFee?: string;
  readonly follows?: Benchmark;
  readonly document?: string;
}

export function homeLoan(name: string, given: Given): HomeLoan {
  const { rates, fee = 'Nil', conversionFee = 'Not found', follows = 'own rate', document = 'in-september' } = given;
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    id,
    provider: { id, name, shortName: name, kind: 'public bank', hue: 200, depositsInsured: true },
    rates: rates.map(([rate, conditions]) => ({
      rate: read('rate', rate) as QuantityOf<'rate'>,
      conditions: conditions === undefined ? [] : (parseConditions(conditions).value ?? []),
      document,
    })),
    follows,
    benchmark: { value: { kind: 'not-found' } },
    processingFee: sourced('fee', fee),
    conversionFee: sourced('fee', conversionFee),
    prepayment: sourced('fee', 'Nil'),
    tenure: sourced('tenure', 'up to 30 years'),
  };
}

const document = { publisher: 'A bank', title: 'Its rates', address: 'https://bank.example/', kind: 'issuer' } as const;

/** A list of these rows, whose repo rate rose by 0.25 points on 7 October 2026. */
export function homeLoanList(rows: readonly HomeLoan[]): HomeLoanList {
  return {
    rows,
    documents: {
      'in-august': { ...document, id: 'in-august', read: '2026-08-01' },
      'in-september': { ...document, id: 'in-september', read: '2026-09-10' },
      'in-october': { ...document, id: 'in-october', read: '2026-10-10' },
    },
    repoRate: [
      { from: '2025-12-05', percent: 5.25 },
      { from: '2026-10-07', percent: 5.5 },
    ],
    gstPercent: 18,
    defaults: { amount: 5_000_000, tenureMonths: 240 },
    checked: '2026-10-12',
    reviewEveryDays: 30,
    chosen: 'Lenders that a test made up.',
  };
}
