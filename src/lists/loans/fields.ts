import { choice } from '../../machines/fields/inputs/fields';
import { columnNames } from './columns';
import { loanColumns, type LoanColumn } from './loan';
import * as words from './messages.en';

/** The sort field of all loan lists. */
export const orderInput = choice(words.labelOrder, columnNames);

/** A list that is too old to rank shows no sums, so it has none to go by. */
export const ordersOnceOld = { emi: 'rate', apr: 'rate', total: 'rate' } as const;

/** The sort order in an address or a select. */
export function columnOf(order: string): LoanColumn {
  return loanColumns.find((column) => column === order) ?? 'rate';
}
