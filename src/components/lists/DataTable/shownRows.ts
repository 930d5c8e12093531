import { rowName, type ListingFile } from '@site/src/content/schemas';
import { siteHomeLoans } from '@site/src/content/siteHomeLoans';
import { tierFor } from '@site/src/lib/offers/tiers';
import { format } from '@site/src/lib/quantities/quantity';

interface ShownRow {
  readonly name: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** The rows of a list with a text for every field; quantities as they are written. */
export function shownRows(data: ListingFile): readonly ShownRow[] {
  if (data.kind !== 'home-loans') return data.rows.map((row) => ({ name: rowName(data.kind, row), row }));
  return siteHomeLoans.rows.map((row) => {
    const tier = tierFor(row, siteHomeLoans.defaults) ?? row.rates[0];
    return {
      name: row.provider.name,
      row: {
        ...(row.link !== undefined && { link: row.link }),
        ...(row.benefit !== undefined && { benefit: row.benefit }),
        rates: tier && format(tier.rate),
        tenure: format(row.tenure.value),
        processingFee: format(row.processingFee.value),
      },
    };
  });
}
