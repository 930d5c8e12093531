import { CARD_GST, LOAN_FEE_GST } from '../../content/law/gst';
import { goldLoanFigures } from '../../content/law/goldLoanLimits';
import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { CESS, leftAfterTax } from '../../content/law/cess';
import { breakingCost, type BreakingCost } from '../../lib/finance/brokenDeposit';
import { withGst } from '../../lib/finance/apr';
import { emiOf, exactCost, interestOf, offeredCost, type Cost } from './costs';
import { listedOffers, listOf, rangeOfList, type ListedOffer, type ListedWay } from './lists';
import type { Need } from './values';

/** Ways on which the visitor may have been offered a rate. */
export const offeredIds = ['gold', 'topUp', 'property', 'personal', 'card'] as const;

type OfferedWay = (typeof offeredIds)[number];

export const wayIds = ['break', 'deposit', ...offeredIds] as const;

export type WayId = (typeof wayIds)[number];

/** The lower and the upper end of what is usual. */
const USUAL_CARD_RATES = ['card-loan-rate#1', 'card-loan-rate#2'] as const;

export const figureNames = [LOAN_FEE_GST, CARD_GST, CESS, ...USUAL_CARD_RATES, ...goldLoanFigures];

/** A way to the money, with what is known of its cost. */
export type Way = {
  readonly id: WayId;
  /** Whether the visitor has what it takes */
  readonly isOwned: boolean;
} & (
  | {
      /** By numbers that the visitor entered */
      readonly basis: 'own';
      readonly cost: Cost;
      readonly percent: number;
      /** Rupees a month */
      readonly instalment: number;
    }
  | {
      /** By the last known rates of a list, or by those that are usual */
      readonly basis: 'listed' | 'usual';
      readonly cost: Cost;
      readonly leastPercent: number;
      readonly highestPercent: number;
    }
  /** Nobody publishes a rate, or no lender of the list lends for so long */
  | { readonly basis: 'unpublished' | 'none'; readonly cost?: undefined }
);

export type PricedWay = Extract<Way, { readonly cost: Cost }>;

export interface Ways {
  readonly ways: readonly Way[];
  readonly breaking: BreakingCost;
  /** The loans of lists that are for this sum and time */
  readonly listed: Readonly<Record<ListedWay, readonly ListedOffer[]>>;
}

/** What the visitor was offered on a way; null what was not entered. */
export const offerOn = (way: OfferedWay, need: Need): readonly [rate: number | null, fee: number | null] => [
  need[`${way}Rate`],
  need[`${way}Fee`],
];

export const isListed = (id: WayId): id is ListedWay => id === 'gold' || id === 'property' || id === 'personal';

const isOwned = (id: WayId, { deposit, gold, homeLoan, house }: Need): boolean =>
  ({ break: deposit, deposit, gold, topUp: homeLoan, property: house, personal: true, card: true })[id];

/** What a card's conversion to EMIs usually costs, without its fee. */
function usualCardWay(need: Need, figures: FigureValues): Way {
  const [leastPercent, highestPercent] = [valueOf(figures, USUAL_CARD_RATES[0]), valueOf(figures, USUAL_CARD_RATES[1])];
  const costAt = (percent: number): number => withGst(interestOf(need, percent), valueOf(figures, CARD_GST));
  return {
    id: 'card',
    isOwned: true,
    basis: 'usual',
    cost: { least: costAt(leastPercent), highest: costAt(highestPercent), isOpen: true },
    leastPercent,
    highestPercent,
  };
}

/**
 * Each way with its cost: exact by the visitor's own numbers, a range by published or usual rates.
 *
 * @param listedFor the loans of a list for the visitor, for tests with others
 */
export function waysFor(
  need: Need,
  figures: FigureValues,
  listedFor: (way: ListedWay) => readonly ListedOffer[] = (way) =>
    listedOffers(way, need, valueOf(figures, LOAN_FEE_GST)),
): Ways {
  const { sum, months, depositRate, spread, cut, held, slab } = need;
  const breaking = breakingCost({
    sum,
    annualRatePercent: depositRate,
    cutPoints: cut,
    heldMonths: held,
    tenureMonths: months,
    afterTaxShare: leftAfterTax(slab, figures),
  });
  const listed = { gold: listedFor('gold'), property: listedFor('property'), personal: listedFor('personal') };

  const onDeposit = depositRate + spread;
  const offered = (id: OfferedWay): Way => {
    const about = { id, isOwned: isOwned(id, need) };
    const [rate, fee] = offerOn(id, need);
    if (rate !== null) {
      const interestGst = id === 'card' ? valueOf(figures, CARD_GST) : 0;
      const cost = offeredCost({ sum, months, ratePercent: rate, fee }, valueOf(figures, LOAN_FEE_GST), interestGst);
      return { ...about, basis: 'own', cost, percent: rate, instalment: emiOf(need, rate) };
    }
    if (id === 'card') return usualCardWay(need, figures);
    const range = isListed(id) ? rangeOfList(listed[id]) : undefined;
    if (range) return { ...about, basis: 'listed', ...range };
    return { ...about, basis: isListed(id) ? 'none' : 'unpublished' };
  };
  return {
    breaking,
    listed,
    ways: [
      {
        id: 'break',
        isOwned: isOwned('break', need),
        basis: 'own',
        cost: exactCost(breaking.total),
        percent: depositRate,
        instalment: breaking.instalment,
      },
      {
        id: 'deposit',
        isOwned: isOwned('deposit', need),
        basis: 'own',
        cost: exactCost(interestOf(need, onDeposit)),
        percent: onDeposit,
        instalment: emiOf(need, onDeposit),
      },
      ...offeredIds.map(offered),
    ],
  };
}

/** The month of the rates of a way that is listed. */
export const monthOf = (id: WayId): string => (isListed(id) ? listOf(id).asOf : '');
