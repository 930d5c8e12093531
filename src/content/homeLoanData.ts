import offers from '@site/docs/home-loans.yml';
import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import { homeLoanRecords } from './homeLoans';
import type { ListingFile } from './schemas';

/**
 * The rows of the list of home loans. An island imports this module dynamically when it wakes: the bundler makes one file of it, named by
 * its hash, from the same YAML as the page.
 */
export const homeLoanData = homeLoanRecords(offers as ListingFile<'home-loans'>, providers, documents);
