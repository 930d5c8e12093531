import type { FinancialProduct, ItemList, WithContext } from 'schema-dts';
import { kindsIn } from '../../content/listCatalogue';
import { defaults, loanInputs } from '../../lists/home-loans/inputs';
import { records } from '../../lists/home-loans/records';
import type { LoanRow } from '../../lists/loans/loanRows';
import { MOST_WITH_DETAILS } from '../../machines/list/rows';
import { tierFor } from '../../lists/loans/tiers';
import { sourcesOfRow } from '../../content/rowSources';
import type { ListingFile } from '../../content/schemas';
import { bankDeposit, companyDeposit, fund, homeLoan, loan, savingsAccount } from './products';

/** The page's default loan. */
const homeLoanInputs = loanInputs(defaults);

/**
 * The rows of a list as financial products.
 * @param title plural name of the rows: "Personal loans"
 * @returns empty for other kinds, such as insurers; cards have a separate function
 */
export function productsOf(data: ListingFile, title: string): readonly FinancialProduct[] {
  const documentOf = (row: object): string | undefined => sourcesOfRow(data, row as Record<string, unknown>)[0];
  switch (data.kind) {
    case 'home-loans':
      return records.rows.map((row) => homeLoan(row, tierFor(row, homeLoanInputs), title));
    case 'fd-rates':
      return data.rows.map((row) => bankDeposit(row, documentOf(row)));
    case 'company-deposits':
      return data.rows.map((row) => companyDeposit(row, documentOf(row)));
    case 'savings-accounts':
      return data.rows.map((row) => savingsAccount(row, documentOf(row)));
    case 'mutual-funds':
      return data.rows.map((row) => fund(row, documentOf(row)));
    default:
      if (!kindsIn('loans').includes(data.kind)) return [];
      return (data.rows as readonly LoanRow[]).map((row) => loan(row, title, documentOf(row)));
  }
}

/** A product of a long list, without details. */
function inBrief({ '@type': type, name, url }: FinancialProduct): FinancialProduct {
  return { '@type': type, ...(name && { name }), ...(url && { url }) };
}

/** Products as https://schema.org/ItemList, unordered, because pages rank them for each visitor. */
export function productList(products: readonly FinancialProduct[]): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListOrder: 'https://schema.org/ItemListUnordered',
    numberOfItems: products.length,
    itemListElement: products.length > MOST_WITH_DETAILS ? products.map(inBrief) : products,
  };
}
