import file from '@site/docs/home-loans.yml';
import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import { homeLoanRecords } from '../../content/homeLoans';
import type { ListingFile } from '../../content/schemas';

export const records = homeLoanRecords(file as ListingFile<'home-loans'>, providers, documents);
