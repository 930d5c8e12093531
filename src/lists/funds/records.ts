import debt from '@site/docs/investments/debt-funds.yml';
import elss from '@site/docs/investments/elss.yml';
import largeCap from '@site/docs/investments/large-cap.yml';
import midSmallCap from '@site/docs/investments/mid-small-cap.yml';
import flexiCap from '@site/docs/mutual-funds-flexi-cap.yml';
import oneOfEach from '@site/docs/mutual-funds.yml';
import documents from '@site/src/content/documents.yml';
import { knownDocuments } from '../../content/knownDocuments';
import type { ListingFile } from '../../content/schemas';
import type { FundPageId } from '../../content/fundPageIds';
import { indexFunds, withRecords, type Fund } from './indexFunds';

/** The last month of the periods whose returns are shown for debt funds. */
export const lastDebtMonth = (debt as ListingFile<'mutual-funds'>).asOf;

export const fundPages: Readonly<Record<FundPageId, readonly Fund[]>> = {
  'mutual-funds': withRecords(oneOfEach, flexiCap),
  'large-cap': withRecords(largeCap),
  'mid-small-cap': withRecords(midSmallCap),
  'debt-funds': withRecords(debt),
  elss: withRecords(elss),
  'index-funds': indexFunds,
};

const sources = Object.values(fundPages).flatMap((funds) => funds.flatMap(({ record }) => record?.source ?? []));

/** The documents that rows name. */
export const known = knownDocuments(sources, documents);
