import type { LoanColumn } from '../../lib/offers/types';

/** What lists of loans can be ordered by. */
export const columnNames: Readonly<Record<LoanColumn, string>> = {
  rate: 'Published rate',
  emi: 'EMI',
  apr: 'APR',
  total: 'You repay',
  fee: 'Fee',
  name: 'Name',
};

/** Why the first row is first, never more than what is known. */
export const tags: Readonly<Record<LoanColumn, string | undefined>> = {
  rate: 'Lowest published rate',
  emi: 'Lowest EMI at published rates',
  apr: 'Lowest APR at published rates',
  total: 'Lowest total at published rates',
  fee: 'Lowest published fee',
  name: undefined,
};
