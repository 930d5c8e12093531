import file from '@site/docs/car-loan.yml';
import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import { listRecords } from '../../content/listRecords';
import type { ListingFile } from '../../content/schemas';
import { loanList } from '../loanList';

/** Loans for a new car. */
export default loanList({
  id: 'car-loans',
  noun: 'car loans',
  records: listRecords(file as ListingFile<'secured-loan-offers'>, providers, documents),
  defaults: { amount: 800_000, years: 5 },
  amounts: [100_000, 5_000_000, 50_000],
  usual: [500_000, 800_000, 1_000_000, 1_500_000],
  tenures: [1, 8, 0.5],
});
