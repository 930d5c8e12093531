/** The limits of lending against gold, from the figures of the registry. */
import type { FigureValues } from '../figureValues';
import type { LtvTier } from '../../lib/finance/goldLoan';

const BULLET_TENURE = 'gold-loan-bullet-tenure';

/** Numbers of the LTV figure in order: share, size, share, size, share. */
const ltvNumbers = [1, 2, 3, 4, 5].map((place) => `gold-loan-ltv#${place}`);

/** The figures that the limits depend on. */
export const goldLoanFigures = [...ltvNumbers, BULLET_TENURE];

export interface GoldLoanLimits {
  /** Smallest loans first */
  readonly tiers: readonly LtvTier[];
  /** Longest tenure of a bullet loan for consumption, in months */
  readonly longestBullet: number;
}

export function goldLoanLimits(figures: FigureValues): GoldLoanLimits {
  const [first = 0, upToFirst = 0, second = 0, upToSecond = 0, last = 0] = ltvNumbers.map((name) => figures[name] ?? 0);
  return {
    tiers: [
      { sharePercent: first, upTo: upToFirst },
      { sharePercent: second, upTo: upToSecond },
      { sharePercent: last, upTo: Infinity },
    ],
    longestBullet: figures[BULLET_TENURE] ?? 0,
  };
}
