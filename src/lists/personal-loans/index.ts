import file from '@site/docs/personal-loans.yml';
import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import { listRecords } from '../../content/listRecords';
import type { ListingFile } from '../../content/schemas';
import { loanList } from '../loanList';

/** Personal loans, for which nothing is pledged. */
export default loanList({
  id: 'personal-loans',
  noun: 'personal loans',
  records: listRecords(file as ListingFile<'personal-loan-offers'>, providers, documents),
  defaults: { amount: 500_000, years: 4 },
  amounts: [50_000, 5_000_000, 10_000],
  usual: [200_000, 300_000, 500_000, 1_000_000],
  tenures: [1, 7, 0.5],
});
