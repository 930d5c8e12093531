import type { FigureValues } from '../../content/figureValues';
import { goldLoanLimits } from '../../content/law/goldLoanLimits';
import { valueOf } from '../../content/valueOf';
import { tierOf } from '../../lib/finance/goldLoan';
import { isExact, isSurelyDearer } from './costs';
import { waysFor, type PricedWay, type Way, type Ways } from './ways';
import type { Need } from './values';

/** The share of an FD that banks usually lend, in percent. */
const USUAL_DEPOSIT_SHARE = 'deposit-loan-share#1';

export const shareFigures = [USUAL_DEPOSIT_SHARE];

export interface Answer extends Ways {
  /** Open to the visitor, the cheapest first; those without a price at the end */
  readonly open: readonly Way[];
  /** Not open without something else to pledge */
  readonly closed: readonly Way[];
  /** The cheapest by the visitor's own numbers; undefined where no price is exact */
  readonly lead: OwnWay | undefined;
  /** Open to the visitor, and not surely dearer than the lead */
  readonly rivals: readonly Way[];
  /** Rupees that a pledged deposit and pledged gold have to be worth */
  readonly pledged: { readonly deposit: number; readonly gold: number };
}

export type OwnWay = Extract<Way, { readonly basis: 'own' }>;

const leastOf = ({ cost }: Way): number => cost?.least ?? Infinity;

/** By the least that each may cost. */
const cheapestFirst = (ways: readonly Way[]): readonly Way[] =>
  [...ways].sort((one, other) => leastOf(one) - leastOf(other) || 0);

export const isPriced = (way: Way): way is PricedWay => way.cost !== undefined;

/** @param listedFor as of `waysFor` */
export function answerFor(need: Need, figures: FigureValues, listedFor?: Parameters<typeof waysFor>[2]): Answer {
  const found = waysFor(need, figures, listedFor);
  const open = cheapestFirst(found.ways.filter(({ isOwned }) => isOwned));
  const lead = open.find((way): way is OwnWay => way.basis === 'own' && isExact(way.cost));
  const goldShare = tierOf(need.sum, goldLoanLimits(figures).tiers)?.sharePercent ?? 0;
  return {
    ...found,
    open,
    closed: cheapestFirst(found.ways.filter(({ isOwned }) => !isOwned)),
    lead,
    // A way that no lender offers for so long is no rival; one whose price nobody publishes may be.
    rivals: lead
      ? open.filter(
          (way) => way !== lead && way.basis !== 'none' && !(isPriced(way) && isSurelyDearer(way.cost, lead.cost)),
        )
      : [],
    pledged: {
      deposit: (need.sum * 100) / valueOf(figures, USUAL_DEPOSIT_SHARE),
      gold: (need.sum * 100) / goldShare,
    },
  };
}

/**
 * The lead, or else the way that may cost least.
 * @throws {RangeError} never with ways of `waysFor`: a card EMI is open to all, and has a price
 */
export function cheapest({ lead, open }: Answer): PricedWay {
  const way = lead ?? open.find(isPriced);
  if (!way) throw new RangeError('no way has a price');
  return way;
}

/** The first rival of which nobody can say whether it costs less; undefined where all of them cost as much as the lead. */
export const unsureRival = ({ rivals }: Answer): Way | undefined =>
  rivals.find((way) => !(isPriced(way) && isExact(way.cost)));
