import { LOAN_FEE_GST } from '../../content/law/gst';
import { hasHistory, historyOf, lately } from '../../content/figureHistory';
import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import type { LoanRules } from './loan';

const REPO_RATE = 'repo-rate';

/** Requested by lists whose loans state their benchmark: the repo rate changes. */
export const REPO_CHANGES = lately(REPO_RATE);

/**
 * Rules from law and the Reserve Bank for a loan list.
 * @param figures of the list; without `REPO_CHANGES` no rate is compared with the repo rate
 */
export function loanRules(figures: FigureValues): LoanRules {
  const changes = hasHistory(figures, REPO_RATE) ? historyOf(figures, REPO_RATE) : [];
  return {
    gstPercent: valueOf(figures, LOAN_FEE_GST),
    repoRate: changes.flatMap(({ from, value }) => (from === '' ? [] : [{ from, percent: value }])),
  };
}
