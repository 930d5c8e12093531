import file from '@site/docs/business-loans.yml';
import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import { listRecords } from '../../content/listRecords';
import type { ListingFile } from '../../content/schemas';
import { loanList } from '../loanList';

/** Business loans without collateral. */
export default loanList({
  id: 'business-loans',
  noun: 'business loans',
  records: listRecords(file as ListingFile<'business-loan-offers'>, providers, documents),
  defaults: { amount: 1_000_000, years: 3 },
  amounts: [100_000, 20_000_000, 100_000],
  usual: [500_000, 1_000_000, 2_000_000, 5_000_000],
  tenures: [1, 7, 0.5],
});
