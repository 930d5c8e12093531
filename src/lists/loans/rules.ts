import { hasHistory, historyOf, lately } from '../../content/figureHistory';
import type { FigureValues } from '../../content/figureValues';
import type { LoanRules } from './loan';

/** The figure of the GST on fees of a lender, in percent. */
export const GST = 'loan-fee-gst';

const REPO_RATE = 'repo-rate';

/** The figure of a list whose loans tell what they follow: the changes of the repo rate. */
export const REPO_CHANGES = lately(REPO_RATE);

/**
 * What the law and the Reserve Bank set for a list of loans.
 * @param figures those of the list; without `REPO_CHANGES` among them no rate is compared with the repo rate
 */
export function loanRules(figures: FigureValues): LoanRules {
  const changes = hasHistory(figures, REPO_RATE) ? historyOf(figures, REPO_RATE) : [];
  return {
    gstPercent: figures[GST] ?? 0,
    repoRate: changes.flatMap(({ from, value }) => (from === '' ? [] : [{ from, percent: value }])),
  };
}
