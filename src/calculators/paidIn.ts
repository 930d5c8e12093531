import type { PpfDeposit } from '../lib/finance/ppf';

/** When the deposit of a year is paid in, as a sentence goes on. */
export const paidIn: Readonly<Record<PpfDeposit, string>> = {
  april: 'by 5 April of each year',
  monthly: 'in parts each month',
  march: 'in late March of each year',
};
