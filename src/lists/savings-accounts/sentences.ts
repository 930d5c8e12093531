import type { FigureValues } from '../../content/figureValues';
import type { PanelResult } from '../../islands/OfferList/Panel';
import { inWords } from '../../lib/format/inWords';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import type { Phrase } from '../../lib/offers/types';
import { formatMoney } from '../../lib/quantities/money';
import type { AccountOffer, Saving } from './accounts';
import type { RankedAccounts } from './rank';
import { rankAccounts } from './rank';

/** What a balance earns if all of it is insured: at one bank, or in equal parts at several. */
export interface Best {
  readonly offers: readonly AccountOffer[];
  /** Rupees at each of them */
  readonly part: number;
  readonly earned: number;
  readonly afterTax: number;
}

/** A year's interest, which must be insured too, as a share of the balance. */
const ROOM_FOR_INTEREST = 0.08;

/**
 * The fewest equal parts of a balance that are insured in full with their interest, each at the bank that pays most for a part.
 *
 * @returns no offers where the list has too few banks
 */
export function bestInsured(saving: Saving, ranking: RankedAccounts, insured: number, figures: FigureValues): Best {
  const { balance } = saving;
  const fits = ({ earned }: AccountOffer, part: number): boolean => part + earned <= insured;
  const [first] = ranking.byEarned;
  const count = first && fits(first, balance) ? 1 : Math.ceil((balance * (1 + ROOM_FOR_INTEREST)) / insured);
  const part = balance / count;
  const { byEarned } = count === 1 ? ranking : rankAccounts({ ...saving, balance: part }, figures);
  const offers = byEarned.length < count ? [] : byEarned.slice(0, count);
  return {
    offers,
    part,
    earned: offers.reduce((sum, { earned }) => sum + earned, 0),
    afterTax: offers.reduce((sum, { afterTax }) => sum + afterTax, 0),
  };
}

function named({ account, earned }: AccountOffer, part: number): string {
  return `${account.provider.name} (${rateText((earned / part) * 100)})`;
}

/** " at RBL Bank (3.00%)", or " with ₹5 lakh each at A (5.25%) and B (5.70%)". */
function where({ offers, part }: Best): string {
  const names = offers.map((offer) => named(offer, part));
  if (names.length === 1) return ` at ${names[0] ?? ''}`;
  if (names.length === 2) return `, half each at ${names.join(' and ')}`;
  return `, in ${inWords(names.length)} equal parts from ${names[0] ?? ''} to ${names.at(-1) ?? ''}`;
}

/**
 * The answer in one sentence. It never recommends more than the insured amount at one bank: a larger balance is spread over
 * several.
 */
export function leadOf(best: Best, { balance, slab }: Saving, insured: number): readonly Phrase[] {
  const start: readonly Phrase[] = [{ text: formatMoney(balance), strong: true }];
  if (best.offers.length === 0) {
    return [
      ...start,
      { text: ` fits no insured account of this list: ${formatMoney(insured)} is insured at each bank.` },
    ];
  }
  const tax = slab === 'none' ? '' : `, or ${formatRupees(best.afterTax)} after tax at ${slab}%`;
  return [
    ...start,
    { text: ' kept for a year earns up to ' },
    { text: formatRupees(best.earned), strong: true },
    { text: `${tax}, insured in full${where(best)}.` },
    ...(best.offers.length === 1
      ? []
      : [{ text: ` At one bank alone only ${formatMoney(insured)} would be insured.` }]),
  ];
}

/** The total behind it, of balance and interest. */
export function resultOf({ offers, earned, afterTax }: Best, { balance, slab }: Saving): PanelResult | undefined {
  if (offers.length === 0) return undefined;
  return {
    label: offers.length === 1 ? 'In a year you earn' : `Over ${inWords(offers.length)} banks you earn`,
    figure: formatRupees(earned),
    parts: [
      { name: 'your balance', rupees: balance },
      { name: 'interest', rupees: earned },
    ],
    sentence: slab === 'none' ? 'before tax.' : `${formatRupees(afterTax)} after tax at ${slab}% with cess.`,
  };
}
