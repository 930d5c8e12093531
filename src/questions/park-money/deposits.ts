import cardsFile from '@site/src/content/deposit-slabs.yml';
import { slabOn, wholeDays, type DepositSlab } from '../../lib/quantities/depositSlab';
import { isCell } from '../../lib/quantities/cell';
import { banks, inOrder, type Bank, type BankOffer } from '../../lists/fixed-deposits/banks';
import { depositAnswer, spreadInsured, type DepositInputs, type Spread } from '../../lists/fixed-deposits/deposits';
import { inOneWindow } from '../../machines/list/window';
import { isAsked, type Parked } from './values';

/** Cards are for deposits below this, in rupees: for larger ones the RBI lets banks set other rates. */
export const CARDS_BELOW = 30_000_000;

/** A bank with all slabs of its rate card. */
export interface BankCard {
  readonly bank: Bank;
  readonly slabs: readonly DepositSlab[];
}

/** A deposit at a bank for exactly the visitor's tenure. */
export interface DepositWay extends BankOffer {
  readonly slab: DepositSlab;
}

export interface Deposits {
  /** Highest rate first, then by name */
  readonly ranked: readonly DepositWay[];
  /** Read at another time, each with the reason why it is not ranked */
  readonly unranked: readonly { readonly reason: string; readonly ways: readonly DepositWay[] }[];
  /** How many banks print no rate for this tenure and age */
  readonly without: number;
  /** The sum, so that each part is insured with its interest: the highest rate is filled first */
  readonly spread: Spread<DepositWay>;
}

const isHeld = ({ row }: Bank): boolean => Object.values(row).some((cell) => isCell(cell) && cell.kind === 'held');

/** The cards of banks of the list; without a bank of which a rate is held back there. */
export const cardsOf = (records: readonly Bank[]): readonly BankCard[] =>
  records
    .filter((bank) => !isHeld(bank))
    .flatMap((bank) => {
      const card = cardsFile.rows.find(({ provider }) => provider === bank.row.provider);
      return card ? [{ bank, slabs: [...card.slabs, ...(card.specials ?? [])] }] : [];
    });

export const cards = cardsOf(banks.records);

/** What a deposit needs to be worked out. @param left the share of interest that tax leaves, from 0 to 1 */
export const depositOf = ({ sum, months }: Pick<Parked, 'sum' | 'months'>, left: number): DepositInputs => ({
  amount: sum,
  tenureMonths: months,
  isPaidOut: false,
  afterTaxShare: left,
});

/**
 * The deposits of the banks that the visitor asks about, and the split that earns most while all of it is insured.
 *
 * @param left the share of interest that tax leaves, from 0 to 1
 * @param insured rupees at each bank, with interest
 */
export function depositsFor(
  parked: Parked,
  { left, insured }: { readonly left: number; readonly insured: number },
  all: readonly BankCard[] = cards,
): Deposits {
  const inputs = depositOf(parked, left);
  const asked = all.filter(({ bank }) => isAsked(bank.provider, parked.banks));
  const ways = asked.flatMap(({ bank, slabs }): readonly DepositWay[] => {
    const slab = slabOn(slabs, wholeDays(parked.months), parked.senior);
    return slab ? [{ bank, slab, rate: slab.percent, answer: depositAnswer(inputs, slab.percent) }] : [];
  });
  const { inside, unranked } = inOneWindow(ways, ({ bank }) => bank.day);
  const ranked = inOrder(inside, 'get');
  return {
    ranked,
    unranked: unranked.map(({ reason, items }) => ({ reason, ways: inOrder(items, 'get') })),
    without: asked.length - ways.length,
    spread: spreadInsured(inputs, ranked, insured),
  };
}
