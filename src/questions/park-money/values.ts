import { choice, rupees, taxSlab, toggle, wholeMonths } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import type { Provider } from '../../content/offerTypes';
import * as words from './messages.en';

export type Parked = {
  /** Rupees */
  readonly sum: number;
  readonly months: number;
  /** Whether the owner is 60 or older */
  readonly senior: boolean;
  readonly slab: string;
  readonly banks: 'all' | 'large' | 'public';
};

export const defaults: Parked = { sum: 800_000, months: 14, senior: false, slab: '20', banks: 'all' };

export const inputs: Inputs<Parked> = {
  sum: rupees(words.labelSum, [10_000, 50_000_000, 10_000, 5_000_000], [100_000, 500_000, 800_000, 2_000_000]),
  months: wholeMonths(words.labelMonths, [1, 120, 1], [6, 12, 14, 36, 60]),
  senior: toggle(words.labelSenior),
  slab: taxSlab,
  banks: choice(words.labelBanks, { all: words.banksAll, large: words.banksLarge, public: words.banksPublic }),
};

/** Whether a bank is among those that the visitor asks about. Nobody publishes which banks are large: it is the RBI's kinds that tell. */
export function isAsked({ kind }: Pick<Provider, 'kind'>, banks: Parked['banks']): boolean {
  if (banks === 'public') return kind === 'public bank';
  return banks === 'all' || kind !== 'small finance bank';
}
