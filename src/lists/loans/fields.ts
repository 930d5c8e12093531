import { choice } from '../../machines/fields/inputs/fields';
import { columnNames } from './columns';
import { loanColumns, type LoanColumn } from './loan';

/** The sort field of all loan lists. */
export const orderInput = choice('Order by', columnNames);

/** The sort order in an address or a select. */
export function columnOf(order: string): LoanColumn {
  return loanColumns.find((column) => column === order) ?? 'rate';
}
