/** The limits of lending against gold, from the figures of the registry. */
import type { FigureValues } from '../figureValues';
import { valueOf } from '../valueOf';
import type { LtvTier } from '../../lib/finance/goldLoan';

const BULLET_TENURE = 'gold-loan-bullet-tenure';

/** Numbers of the LTV figure in order: share, size, share, size, share. */
const ltvNumber = (place: number): string => `gold-loan-ltv#${place}`;

/** The figures that the limits depend on. */
export const goldLoanFigures = [...[1, 2, 3, 4, 5].map(ltvNumber), BULLET_TENURE];

export interface GoldLoanLimits {
  /** Smallest loans first */
  readonly tiers: readonly LtvTier[];
  /** Longest tenure of a bullet loan for consumption, in months */
  readonly longestBullet: number;
}

/** The limits of the present day, from the registry. */
export function goldLoanLimits(figures: FigureValues): GoldLoanLimits {
  const ltv = (place: number): number => valueOf(figures, ltvNumber(place));
  return {
    tiers: [
      { sharePercent: ltv(1), upTo: ltv(2) },
      { sharePercent: ltv(3), upTo: ltv(4) },
      { sharePercent: ltv(5), upTo: Infinity },
    ],
    longestBullet: valueOf(figures, BULLET_TENURE),
  };
}
