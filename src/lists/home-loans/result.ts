import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import type { LoanAnswer } from '../../content/offerTypes';
import type { PanelResult } from '../../machines/list/Panel';
import { rateText } from '../loans/rowTexts';
import type { Settings } from './settings';

/** The totals of the loan at the first of the ranked rates. */
export function resultOf(
  best: LoanAnswer | undefined,
  { amount, years }: Pick<Settings, 'amount' | 'years'>,
): PanelResult | undefined {
  const { rate, total, emi, fee, feeText } = best ?? {};
  if (rate === undefined || total === undefined || emi === undefined) return undefined;
  return {
    label: `At ${rateText(rate)} you repay`,
    figure: rupeesInShort(total),
    parts: [
      { name: 'your loan', rupees: amount },
      { name: 'interest', rupees: Math.max(emi * Math.round(years * 12) - amount, 0) },
    ],
    sentence: fee?.kind === 'known' ? `with ${feeText} of fee and GST.` : 'without the fee, which is not certain.',
    monthly: { label: `At ${rateText(rate)} you pay`, figure: formatRupees(emi) },
  };
}
