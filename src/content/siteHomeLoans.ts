import defaults from '@site/src/content/defaults.yml';
import documents from '@site/src/content/documents.yml';
import figures from '@site/src/content/figures.yml';
import providers from '@site/src/content/providers.yml';
import { homeLoanList } from './homeLoans';
import type { HomeLoanList } from '../lib/offers/types';
import type { ListingFile } from './schemas';

/** A list of home loans with the records of this site. For what is rendered to HTML: it brings the YAML files with it. */
export function siteHomeLoans(file: ListingFile<'home-loans'>): HomeLoanList {
  return homeLoanList(file, { providers, documents, figures, defaults });
}
