import type { FigureValues } from '../../content/figureValues';
import type { PanelResult } from '../../machines/list/Panel';
import { insuredSplit } from '../../lib/finance/insuredSplit';
import { inWords } from '../../lib/format/inWords';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import { formatMoney } from '../../lib/quantities/money';
import { earnedAt, offerAt, type AccountOffer, type Saving } from './accounts';
import type { RankedAccounts } from './rank';

/** A part of a balance, and its interest at one bank. */
interface Part {
  /** Rupees */
  readonly kept: number;
  readonly offer: AccountOffer;
}

/** The interest on a fully insured balance: at one bank, or split over several. */
export interface Best {
  readonly parts: readonly Part[];
  readonly earned: number;
  readonly afterTax: number;
  /** Whether an unranked account earns more */
  readonly isBeaten: boolean;
}

/** Percent a year on the whole part. */
const rateOf = ({ kept, offer }: Part): number => (offer.earned / kept) * 100;

/** With more parts, the sentence names only the first and the last. */
const MOST_NAMED = 3;

/**
 * Splits a balance over banks for the highest interest while everything, including a year's interest, stays insured. The part with the highest rate
 * comes first.
 *
 * @returns no parts if the list has too few banks
 */
export function bestInsured(saving: Saving, ranking: RankedAccounts, insured: number, figures: FigureValues): Best {
  const banks = ranking.byEarned.map(
    ({ account, minimum = 0 }) =>
      (rupees: number) =>
        rupees < minimum ? undefined : earnedAt(account, rupees),
  );
  const parts = insuredSplit(banks, saving.balance, insured).flatMap(({ bank, rupees: kept }) => {
    const account = ranking.byEarned[bank]?.account;
    const offer = account && offerAt(account, { ...saving, balance: kept }, figures);
    return offer ? [{ kept, offer }] : [];
  });
  return {
    parts: parts.sort((a, b) => rateOf(b) - rateOf(a)),
    earned: parts.reduce((sum, { offer }) => sum + offer.earned, 0),
    afterTax: parts.reduce((sum, { offer }) => sum + offer.afterTax, 0),
    isBeaten: ranking.isBeaten,
  };
}

function named(part: Part): string {
  return `${part.offer.account.provider.name} (${rateText(rateOf(part))})`;
}

/** " at RBL Bank (3.00%)", or ": ₹4.7 lakh at A (5.25%) and ₹30,000 at B (5.70%)". */
function where(parts: readonly Part[]): string {
  const [only] = parts;
  if (only && parts.length === 1) return ` at ${named(only)}`;
  const texts = parts.map((part) => `${formatMoney(part.kept)} at ${named(part)}`);
  const last = texts.at(-1) ?? '';
  return parts.length > MOST_NAMED
    ? ` in ${inWords(parts.length)} parts, from ${texts[0] ?? ''} to ${last}`
    : `: ${texts.slice(0, -1).join(', ')} and ${last}`;
}

/** The answer in one sentence. It never recommends more than the insured amount at one bank and spreads a larger balance over several. */
export function leadOf(
  { parts, earned, afterTax, isBeaten }: Best,
  { balance, slab }: Saving,
  insured: number,
): string {
  const start = `**${formatMoney(balance)}**`;
  if (parts.length === 0) {
    return `${start} fits no insured account of this list: ${formatMoney(insured)} is insured at each bank.`;
  }
  const tax = slab === 'none' ? '' : `, or ${formatRupees(afterTax)} after tax at ${slab}%`;
  // Parts are rounded, so slightly more may be possible.
  const upTo = parts.length === 1 && !isBeaten ? 'up to ' : '';
  const alone = parts.length === 1 ? '' : ` At one bank alone only ${formatMoney(insured)} would be insured.`;
  return `${start} kept for a year earns ${upTo}**${formatRupees(earned)}**${tax}, insured in full${where(parts)}.${alone}`;
}

/** The total behind the answer: balance and interest. */
export function resultOf({ parts, earned, afterTax }: Best, { balance, slab }: Saving): PanelResult | undefined {
  if (parts.length === 0) return undefined;
  return {
    label: parts.length === 1 ? 'In a year you earn' : `Over ${inWords(parts.length)} banks you earn`,
    figure: formatRupees(earned),
    parts: [
      { name: 'your balance', rupees: balance },
      { name: 'interest', rupees: earned },
    ],
    sentence: slab === 'none' ? 'before tax.' : `${formatRupees(afterTax)} after tax at ${slab}% with cess.`,
  };
}
