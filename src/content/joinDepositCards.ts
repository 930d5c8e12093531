import { formatCell, orderNumber, type QuantityCell } from '../lib/quantities/cell';
import type { DepositSlab } from '../lib/quantities/depositSlab';
import { isUnknown } from '../lib/quantities/quantity';
import type { ListRecord } from './listRecords';
import type { KnownDays, Provider } from './offerTypes';
import type { RecordFile, RowOf } from './schemas';

/** The rate card of a bank, with the days on which it is known to hold and what its row of the list says besides. */
export interface DepositCard extends KnownDays {
  readonly provider: Pick<Provider, 'id' | 'name' | 'shortName' | 'hue' | 'kind' | 'systemicBucket'>;
  /** The day since which the bank states them */
  readonly effective?: string;
  /** What breaking a deposit costs, if it is known: "1%" */
  readonly breakingCost?: string;
  /** Its slabs and its special tenures */
  readonly slabs: readonly DepositSlab[];
}

/** What a savings account of the list pays, and on which days. */
export interface SavingsTerms extends KnownDays {
  readonly kind: Provider['kind'];
  readonly rate: QuantityCell<'bands'>;
  /** Rupees that it asks for; missing if it is not known */
  readonly minimum?: number;
}

/** The rate cards as loaded: only what one needs to find a deposit, for the lists with all documents are five times as much. */
export interface DepositCardsFile {
  readonly kind: 'deposit-slabs';
  readonly rows: readonly DepositCard[];
  readonly accounts: readonly SavingsTerms[];
}

type Bank = ListRecord<RowOf<'fd-rates'>>;
type Account = ListRecord<RowOf<'savings-accounts'>>;

const isHeld = ({ row }: Bank): boolean =>
  Object.values(row).some((cell) => typeof cell === 'object' && 'kind' in cell && cell.kind === 'held');

/**
 * Joins the rate cards with the banks of the list, and puts the terms of savings accounts beside them. A card whose bank or one of whose rates is held
 * back there is left out.
 *
 * @param banks the records of docs/fixed-deposits.yml, without what is held back
 * @param accounts those of docs/savings-accounts.yml
 */
export function joinDepositCards(
  { kind, rows }: Pick<RecordFile<'deposit-slabs'>, 'kind' | 'rows'>,
  banks: readonly Bank[],
  accounts: readonly Account[],
): DepositCardsFile {
  return {
    kind,
    rows: banks.flatMap((bank) => {
      const card = rows.find(({ provider }) => provider === bank.row.provider);
      if (!card || isHeld(bank)) return [];
      const { id, name, shortName, hue, kind: bankKind, systemicBucket } = bank.provider;
      const { day, readDay, row } = bank;
      const { breakingCost, effective } = row;
      return [
        {
          provider: {
            id,
            name,
            shortName,
            hue,
            kind: bankKind,
            ...(systemicBucket !== undefined && { systemicBucket }),
          },
          day,
          ...(readDay !== undefined && { readDay }),
          ...(effective !== undefined && { effective }),
          ...(!isUnknown(breakingCost) && { breakingCost: formatCell(breakingCost) }),
          slabs: [...card.slabs, ...(card.specials ?? [])],
        },
      ];
    }),
    accounts: accounts.map(({ row, provider, day, readDay }) => {
      const minimum = orderNumber(row.minBalance);
      return {
        kind: provider.kind,
        day,
        ...(readDay !== undefined && { readDay }),
        rate: row.interestRate,
        ...(minimum !== undefined && { minimum }),
      };
    }),
  };
}
