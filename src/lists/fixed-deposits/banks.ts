import companiesFile from '@site/docs/fixed-deposits-companies.yml';
import banksFile from '@site/docs/fixed-deposits.yml';
import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import { depositTenures } from '../../content/depositTenures';
import { listRecords, type ListRecord } from '../../content/listRecords';
import type { ListingFile, RowOf } from '../../content/schemas';
import { depositAnswer, type DepositAnswer } from './deposits';
import { inOneWindow } from '../../machines/list/window';
import { byName } from '../../lib/byName';
import { orderNumber, type QuantityCell } from '../../lib/quantities/cell';
import { depositInputs, type CountedDeposit } from './inputs';

export type Bank = ListRecord<RowOf<'fd-rates'>>;
export type Company = ListRecord<RowOf<'company-deposits'>>;

export const banks = listRecords(banksFile as ListingFile<'fd-rates'>, providers, documents);
export const companies = listRecords(companiesFile as ListingFile<'company-deposits'>, providers, documents);

/** A bank and the result of the deposit there. */
export interface BankOffer {
  readonly bank: Bank;
  /** The applicable rate, in percent a year */
  readonly rate: number;
  readonly answer: DepositAnswer;
}

/** The cell with a bank's rate for a tenure. */
export function rateCell({ row }: Bank, years: string, isSenior: boolean): QuantityCell | undefined {
  const tenure = depositTenures.find((one) => String(one.years) === years);
  return tenure && row[isSenior ? tenure.seniorField : tenure.field];
}

/** Percent a year; undefined if unknown. */
export function bankRate(bank: Bank, years: string, isSenior: boolean): number | undefined {
  const cell = rateCell(bank, years, isSenior);
  return cell && orderNumber(cell);
}

const byBank = (a: Bank, b: Bank): number => byName(a.provider, b.provider);

const comparators: Readonly<Record<string, (a: BankOffer, b: BankOffer) => number>> = {
  get: (a, b) => b.rate - a.rate,
  highest: (a, b) => (orderNumber(b.bank.row.highestRate) ?? 0) - (orderNumber(a.bank.row.highestRate) ?? 0),
  name: (a, b) => byBank(a.bank, b.bank),
};

/** Offers sorted by a column; ties by rate, then by name. */
export function inOrder(offers: readonly BankOffer[], order: string): readonly BankOffer[] {
  const compare = comparators[order];
  return [...offers].sort(
    (a, b) =>
      (compare?.(a, b) ?? 0) ||
      b.rate - a.rate ||
      byBank(a.bank, b.bank) ||
      (a.bank.provider.id < b.bank.provider.id ? -1 : 1),
  );
}

export interface RankedBanks {
  /** In the visitor's order */
  readonly ranked: readonly BankOffer[];
  /** The same, highest rate first */
  readonly byRate: readonly BankOffer[];
  readonly unranked: readonly { readonly reason: string; readonly offers: readonly BankOffer[] }[];
  /** Whether an unranked bank pays more than all ranked ones */
  readonly isBeaten: boolean;
  /** Banks that publish no rate for this tenure */
  readonly without: readonly Bank[];
}

/** Ranks every bank for a deposit where rates are comparable; the rest have a reason. */
export function rankBanks(deposit: CountedDeposit, records: readonly Bank[] = banks.records): RankedBanks {
  const inputs = depositInputs(deposit);
  const offers = records.flatMap((bank) => {
    const rate = bankRate(bank, deposit.years, deposit.senior);
    return rate === undefined ? [] : [{ bank, rate, answer: depositAnswer(inputs, rate) }];
  });
  const { inside, unranked } = inOneWindow(offers, ({ bank }) => bank);
  const byRate = inOrder(inside, 'get');
  return {
    ranked: inOrder(inside, deposit.order),
    byRate,
    isBeaten: unranked.some(({ items }) => items.some(({ rate }) => rate > (byRate[0]?.rate ?? 0))),
    unranked: unranked.map(({ reason, items }) => ({ reason, offers: inOrder(items, 'get') })),
    without: records.filter((bank) => bankRate(bank, deposit.years, deposit.senior) === undefined).sort(byBank),
  };
}
