import type { FigureValues } from '../../content/figureValues';
import { inOneWindow } from '../../machines/list/window';
import { accounts, earnedAt, offerAt, type Account, type AccountOffer, type Saving } from './accounts';
import { byName } from '../../lib/byName';
import * as words from './messages.en';

export interface RankedAccounts {
  /** In the visitor's order */
  readonly ranked: readonly AccountOffer[];
  /** The same by interest */
  readonly byEarned: readonly AccountOffer[];
  readonly unranked: readonly { readonly reason: string; readonly offers: readonly AccountOffer[] }[];
  /** Whether an account within reach, read on another date, earns more than all ranked ones */
  readonly isBeaten: boolean;
  /** Banks with an unknown rate */
  readonly without: readonly Account[];
}

const byBank = (a: Account, b: Account): number => byName(a.provider, b.provider);

const comparators: Readonly<Record<string, (a: AccountOffer, b: AccountOffer) => number>> = {
  earn: (a, b) => b.earned - a.earned,
  minimum: (a, b) => (a.minimum ?? Number.MAX_VALUE) - (b.minimum ?? Number.MAX_VALUE),
  name: (a, b) => byBank(a.account, b.account),
};

/** Offers sorted by a column; ties by interest, then by name. */
function inOrder(offers: readonly AccountOffer[], order: string): readonly AccountOffer[] {
  const compare = comparators[order];
  return [...offers].sort((a, b) => (compare?.(a, b) ?? 0) || b.earned - a.earned || byBank(a.account, b.account));
}

/** Why an account does not suit the visitor; undefined if it does. */
function whyNot({ minimum }: AccountOffer, { balance, zero }: Saving): string | undefined {
  if (zero && minimum === undefined) return words.reasonUnknown;
  if (zero && minimum !== 0) return words.reasonMinimum;
  if (minimum !== undefined && minimum > balance) return words.reasonHigher;
  return undefined;
}

/** Ranks every account that suits the visitor and whose rate is comparable; the rest have a reason. */
export function rankAccounts(
  saving: Saving,
  figures: FigureValues,
  records: readonly Account[] = accounts.records,
): RankedAccounts {
  const offers = records.flatMap((account) => offerAt(account, saving, figures) ?? []);
  const fitting = offers.filter((offer) => whyNot(offer, saving) === undefined);
  const { inside, unranked } = inOneWindow(fitting, ({ account }) => account);
  const reasons = [...new Set(offers.flatMap((offer) => whyNot(offer, saving) ?? []))].sort();
  const byEarned = inOrder(inside, 'earn');
  return {
    ranked: inOrder(inside, saving.order),
    byEarned,
    isBeaten: unranked.some(({ items }) => items.some(({ earned }) => earned > (byEarned[0]?.earned ?? 0))),
    unranked: [
      ...unranked.map(({ reason, items }) => ({ reason, offers: inOrder(items, 'earn') })),
      ...reasons.map((reason) => ({
        reason,
        offers: inOrder(
          offers.filter((offer) => whyNot(offer, saving) === reason),
          'earn',
        ),
      })),
    ],
    without: records.filter((account) => earnedAt(account, saving.balance) === undefined).sort(byBank),
  };
}
