import type { BankAccount, CreditCard, DepositAccount, InvestmentFund, LoanOrCredit, WebPage } from 'schema-dts';
import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import type { LoanRow } from '../../lists/loans/loanRows';
import { feeText, shortName } from '../../lists/credit-cards/cardText';
import type { CreditCard as CardRecord } from '../../content/cardTypes';
import type { HomeLoan, RateTier } from '../../content/offerTypes';
import { formatCell, type QuantityCell } from '../../lib/quantities/cell';
import { isUnknown } from '../../lib/quantities/quantity';
import { shownText } from '../../lib/quantities/shownText';
import type { Span } from '../../lib/quantities/span';
import { issuerOf } from '../../content/creditCards';
import { depositTenures } from '../../content/depositTenures';
import { recordById } from '../../content/recordById';
import type { ListingKind, RowOf } from '../../content/schemas';
import { months, rupees, spanAround, spanOf, startingRate, yearlyPercent } from './quantities';
import * as words from './messages.en';

/** Rows of lists as https://schema.org/FinancialProduct, with the values that the page shows. Unknown values are left out. */

/** The fields of a row that become part of a product. */
type Fields<Kind extends ListingKind, Name extends keyof RowOf<Kind>> = Pick<RowOf<Kind>, Name>;

/** The fields of a home loan, likewise. */
type Listed = Pick<HomeLoan, 'id' | 'rates'>;

/** The rates for customers below 60. */
type PublicRate = (typeof depositTenures)[number]['field'] | 'highestRate';

const organization = (name: string) => ({ '@type': 'Organization', name }) as const;

const providerName = (id: string): string => recordById(providers.rows, id, 'providers').name;

/** The source of the main value of a row, and its date of publication. */
function sourceOf(id: string | undefined): { readonly subjectOf?: WebPage } {
  if (id === undefined) return {};
  const { address, published } = recordById(documents.rows, id, 'documents');
  return { subjectOf: { '@type': 'WebPage', url: address, ...(published && { datePublished: published }) } };
}

function offered(row: { readonly provider: string; readonly link?: string | undefined }) {
  const name = providerName(row.provider);
  return { name, provider: organization(name), ...(row.link !== undefined && { url: row.link }) };
}

function feeBeforeGst(fee: QuantityCell<'fee'> | undefined) {
  if (!fee || isUnknown(fee)) return {};
  return { feesAndCommissionsSpecification: words.feeBeforeGst({ fee: formatCell(fee) }) };
}

/**
 * @param loanType plural name of the list's rows: "Personal loans"
 * @param document id of the rate's document
 */
export function loan(row: LoanRow, loanType: string, document?: string): LoanOrCredit {
  const [rate, amount, tenure] = [row.rate, row.amount, row.tenure].map(spanOf);
  return {
    '@type': 'LoanOrCredit',
    ...offered(row),
    loanType,
    ...(rate && { interestRate: startingRate(rate) }),
    ...(amount && { amount: rupees(amount) }),
    ...(tenure && { loanTerm: months(tenure) }),
    ...feeBeforeGst(row.fee),
    ...sourceOf(document),
  };
}

/**
 * The page's rate, and its upper end if the rate does not depend on the borrower. Fees, links and sources are only in /data, because they would make
 * the page too large.
 * @param tier the row's rate for the page's loan; undefined if the lender publishes none for it
 */
export function homeLoan(row: Listed, tier: RateTier | undefined, loanType: string): LoanOrCredit {
  const { id: provider, rates } = row;
  const { least } = tier?.rate ?? {};
  const rate = rates.length > 1 && least !== undefined ? { least } : tier?.rate;
  return {
    '@type': 'LoanOrCredit',
    name: providerName(provider),
    loanType,
    ...(rate && { interestRate: startingRate(rate) }),
  };
}

/** A deposit or an account with its interest rate. */
function paying<Type extends 'DepositAccount' | 'BankAccount'>(
  type: Type,
  row: Fields<'fd-rates', 'provider' | 'link'>,
  rate: Span | undefined,
  document: string | undefined,
) {
  return {
    '@type': type,
    ...offered(row),
    ...(rate && { interestRate: yearlyPercent(rate) }),
    ...sourceOf(document),
  } as const;
}

/** From the lowest rate of the shown tenures to the highest that the bank pays below the age of 60. */
export function bankDeposit(
  row: Fields<'fd-rates', 'provider' | 'link' | PublicRate>,
  document?: string,
): DepositAccount {
  const cells = [...depositTenures.map(({ field }) => row[field]), row.highestRate];
  return paying('DepositAccount', row, spanAround(cells.flatMap((cell) => spanOf(cell) ?? [])), document);
}

export function companyDeposit(
  row: Fields<'company-deposits', 'provider' | 'link' | 'interestRate'>,
  document?: string,
): DepositAccount {
  return paying('DepositAccount', row, spanOf(row.interestRate), document);
}

/** With the rates of all bands of a balance. */
export function savingsAccount(
  row: Fields<'savings-accounts', 'provider' | 'link' | 'interestRate'>,
  document?: string,
): BankAccount {
  const { interestRate } = row;
  const rate = interestRate.kind === 'bands' ? spanAround(interestRate.bands.map((band) => band.rate)) : undefined;
  return paying('BankAccount', row, rate, document);
}

export function fund({ name, link, expenseRatio }: RowOf<'mutual-funds'>, document?: string): InvestmentFund {
  return {
    '@type': 'InvestmentFund',
    name,
    ...(link !== undefined && { url: link }),
    ...(!isUnknown(expenseRatio) && {
      feesAndCommissionsSpecification: words.expenseRatio({ ratio: shownText(expenseRatio) }),
    }),
    ...sourceOf(document),
  };
}

export function card(record: CardRecord): CreditCard {
  return {
    '@type': 'CreditCard',
    name: shortName(record),
    provider: organization(issuerOf(record).name),
    url: record.link,
    feesAndCommissionsSpecification: words.fee({ fee: feeText(record) }),
    ...sourceOf(record.fees.document),
  };
}
