import { formatMonth } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { totalText } from '../../lib/format/totalText';
import type { PanelResult } from '../../machines/list/Panel';
import type { FeeAnswer, LoanAnswer } from './loan';
import * as words from './messages.en';

function feeSentence(fee: FeeAnswer | undefined): string {
  if (fee?.kind === 'bounded' && fee.least > 0) return words.withLeastFee({ fee: formatRupees(fee.least) });
  if (fee?.kind !== 'known') return words.withoutFee;
  return fee.rupees === 0 ? words.withNoFee : words.withFee({ fee: formatRupees(fee.rupees) });
}

/**
 * The total at the first rate in the list's own order, or at that of an offer.
 * @param month of that rate, where more is to be said of it than its date
 */
export function resultOf(
  best:
    | (Pick<LoanAnswer, 'rate' | 'fee' | 'emi' | 'total' | 'interest' | 'tier' | 'whoGetsIt'> & {
        readonly isExample?: boolean;
      })
    | undefined,
  amount: number,
  month?: string,
): PanelResult | undefined {
  const { tier, whoGetsIt: who = '' } = best ?? {};
  const { rate, isExample = false, emi = 0, interest = 0, total, fee } = best ?? {};
  if (rate === undefined || total === undefined) return undefined;
  return {
    label: words.youRepay({ isExample, rate: rateText(rate) }),
    figure: totalText(total),
    parts: [
      { name: words.partLoan, rupees: amount },
      { name: words.partInterest, rupees: interest },
    ],
    sentence: feeSentence(fee),
    ...(emi > 0 && {
      monthly: {
        label: words.youPay({ isExample, rate: rateText(rate) }),
        figure: formatRupees(emi),
        ...(tier && {
          condition: words.rateIsFor({ isLimited: who !== '', who, month: month ?? formatMonth(tier.day) }),
        }),
      },
    }),
  };
}
