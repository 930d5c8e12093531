import file from '@site/docs/gold-loan.yml';
import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import { listRecords } from '../../content/listRecords';
import type { ListingFile } from '../../content/schemas';

export const records = listRecords(file as ListingFile<'secured-loan-offers'>, providers, documents);
