import { rupeesInShort } from '../../lib/format/rupeesInShort';
import type { Headline } from './headline';
import * as words from './messages.en';

/**
 * How the visitor's last edit changed the figure: "₹2,310 less than your last numbers", with the change of what they pay in, if there is one.
 *
 * @param before the headline for the visitor's numbers before the edit
 * @returns undefined where the figure stayed, is no amount, or is one of something else now, such as the tax in the other regime
 */
export function changeText(before: Headline | undefined, now: Headline): string | undefined {
  if (before?.rupees === undefined || now.rupees === undefined || before.label !== now.label) return undefined;
  const change = Math.round(now.rupees) - Math.round(before.rupees);
  if (change === 0) return undefined;
  const amount = rupeesInShort(Math.abs(change));
  const paidIn = Math.round(now.paidIn ?? 0) - Math.round(before.paidIn ?? 0);
  if (paidIn !== 0)
    return words.changedWithPaidIn({
      amount,
      isMore: change > 0,
      paidIn: rupeesInShort(Math.abs(paidIn)),
      isMorePaidIn: paidIn > 0,
    });
  return (change > 0 ? words.moreThanBefore : words.lessThanBefore)({ amount });
}
