import { choice } from '../../machines/fields/inputs/fields';
import { columnNames } from './columns';
import { loanColumns, type LoanColumn } from './loan';

/** The field by which any list of loans is ordered. */
export const orderInput = choice('Order by', columnNames);

/** The order that an address or a select asks for. */
export function columnOf(order: string): LoanColumn {
  return loanColumns.find((column) => column === order) ?? 'rate';
}
