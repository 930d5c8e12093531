import { choice } from '../../machines/fields/inputs/fields';
import { columnNames } from './columns';
import { loanColumns, type LoanColumn } from './loan';
import * as words from './messages.en';

/** The sort field of all loan lists. */
export const orderInput = choice(words.labelOrder, columnNames);

/** The sort order in an address or a select. */
export function columnOf(order: string): LoanColumn {
  return loanColumns.find((column) => column === order) ?? 'rate';
}
