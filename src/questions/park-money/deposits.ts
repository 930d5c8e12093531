import cards from '@site/src/content/deposit-slabs.yml';
import type { DepositCard } from '../../content/joinDepositCards';
import { byName } from '../../lib/byName';
import { slabOn, wholeDays, type DepositSlab } from '../../lib/quantities/depositSlab';
import {
  depositAnswer,
  spreadInsured,
  type DepositAnswer,
  type DepositInputs,
  type Spread,
} from '../../lists/fixed-deposits/deposits';
import { inOneWindow } from '../../machines/list/window';
import { isAsked, type Parked } from './values';

/** Cards are for deposits below this, in rupees: for larger ones the RBI lets banks set other rates. */
export const CARDS_BELOW = 30_000_000;

/** A deposit at a bank for exactly the visitor's tenure. */
export interface DepositWay {
  readonly bank: DepositCard;
  readonly slab: DepositSlab;
  /** Percent a year */
  readonly rate: number;
  readonly answer: DepositAnswer;
}

/** The bucket of a bank in the RBI's list of systemically important banks; 0 for one that is not on it. */
export const bucketOf = ({ provider }: Pick<DepositCard, 'provider'>): number => provider.systemicBucket ?? 0;

export const isSystemic = (bank: Pick<DepositCard, 'provider'>): boolean => bucketOf(bank) > 0;

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

/** Equal rates by name. */
const highestRateFirst = (ways: readonly DepositWay[]): readonly DepositWay[] =>
  [...ways].sort((one, other) => other.rate - one.rate || byName(one.bank.provider, other.bank.provider));

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
  all: readonly DepositCard[] = cards.rows,
): Deposits {
  const inputs = depositOf(parked, left);
  const asked = all.filter(({ provider }) => isAsked(provider, parked.banks));
  const ways = asked.flatMap((bank): readonly DepositWay[] => {
    const slab = slabOn(bank.slabs, wholeDays(parked.months), parked.senior);
    return slab ? [{ bank, slab, rate: slab.percent, answer: depositAnswer(inputs, slab.percent) }] : [];
  });
  const { inside, unranked } = inOneWindow(ways, ({ bank }) => bank);
  const ranked = highestRateFirst(inside);
  return {
    ranked,
    unranked: unranked.map(({ reason, items }) => ({ reason, ways: highestRateFirst(items) })),
    without: asked.length - ways.length,
    spread: spreadInsured(inputs, ranked, insured),
  };
}
