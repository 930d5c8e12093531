import { tableLoan, type TableLoan } from '../../src/lists/loans/loanRows';
import { parseCell } from '../../src/lib/quantities/cell';
import type { OtherValue } from '../../src/lib/quantities/otherValue';
import { isUnknown, type QuantityKind, type QuantityOf } from '../../src/lib/quantities/quantity';

function cell<Kind extends QuantityKind>(kind: Kind, text: string) {
  const { value, problem } = parseCell(kind, text);
  if (!value) throw new Error(problem);
  return value;
}

/** Another value of a row: "8.90%" is through a broker. */
function other<Kind extends QuantityKind>(kind: Kind, text: string): readonly OtherValue<QuantityOf<Kind>>[] {
  const value = cell(kind, text);
  if (isUnknown(value)) throw new Error(`${text} is no value`);
  return [{ value, condition: 'through a broker', document: 'in-january' }];
}

interface Given {
  readonly fee?: string;
  readonly otherRate?: string | undefined;
  readonly otherFee?: string | undefined;
  readonly amount?: string;
  readonly tenure?: string;
  readonly ltv?: string;
  readonly day?: string;
}

/** A loan of a table, read on 10 January 2026 unless said. */
export function plainLoan(
  name: string,
  rate: string,
  { fee, otherRate, otherFee, amount, tenure, ltv, day = '2026-01-10' }: Given = {},
): TableLoan {
  const id = name.toLowerCase();
  return tableLoan({
    row: {
      provider: id,
      rate: cell('rate', rate),
      ...(fee !== undefined && { fee: cell('fee', fee) }),
      ...(otherRate !== undefined && { otherRates: other('rate', otherRate) }),
      ...(otherFee !== undefined && { otherFees: other('fee', otherFee) }),
      ...(amount !== undefined && { amount: cell('money', amount) }),
      ...(tenure !== undefined && { tenure: cell('tenure', tenure) }),
      ...(ltv !== undefined && { ltv: cell('share', ltv) }),
      link: 'https://lender.example/',
    },
    provider: { id, name, shortName: name, kind: 'private bank', hue: 1, depositsInsured: true },
    document: {
      id: 'a-table',
      publisher: 'A table',
      title: 'Its rates',
      address: 'https://table.example/',
      kind: 'aggregator',
      read: day,
    },
    ownDocuments: ['a-table'],
    day,
  });
}
