import offers from '@site/docs/home-loans.yml';
import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import { homeLoanRecords } from '../../content/homeLoans';
import type { ListingFile } from '../../content/schemas';

/** The home loans. Islands import this module dynamically: the bundler makes one hashed file of it, from the same YAML as the page. */
export const homeLoanData = homeLoanRecords(offers as ListingFile<'home-loans'>, providers, documents);
