import type { HomeLoanList, RepoChange } from './offerTypes';
import { exactValue, type Span } from '../lib/quantities/span';
import { currentPeriod, findFigure } from './figures';
import type { DefaultsFile, FiguresFile } from './schemas';

/** Numbers that lists of loans need besides their rows, small enough for an island's props: figures of the registry, and defaults. */
export type LoanRules = Pick<HomeLoanList, 'repoRate' | 'gstPercent' | 'defaults' | 'isOld'>;

const [REPO_RATE, FEE_GST] = ['repo-rate', 'loan-fee-gst'] as const;

/** The figures that the rules contain */
export const loanFigures: readonly string[] = [REPO_RATE, FEE_GST];

function percentOf(text: string): number {
  const percent = Number.parseFloat(text);
  if (!Number.isFinite(percent)) throw new Error(`a figure reads "${text}" where a percentage is needed`);
  return percent;
}

/** No list has rates that are older than the oldest of these changes. */
const CHANGES_KEPT = 4;

function repoChanges(figures: FiguresFile): readonly RepoChange[] {
  const { periods } = findFigure(figures, REPO_RATE);
  return periods
    .slice(-CHANGES_KEPT)
    .flatMap(({ from, value }) => (from === undefined ? [] : [{ from, percent: percentOf(value) }]));
}

function only(span: Span, what: string): number {
  const value = exactValue(span);
  if (value === undefined) throw new Error(`src/content/defaults.yml: the ${what} of a default is one value`);
  return value;
}

export type DefaultLoan = {
  /** Rupees. */
  readonly amount: number;
  readonly tenureMonths: number;
  readonly annualRatePercent: number;
};

/** The initial values of a product's list or calculator. */
export function defaultLoan({ rows }: DefaultsFile, id: string): DefaultLoan {
  const row = rows.find((record) => record.id === id);
  if (!row) throw new Error(`there is no default "${id}"; add it to src/content/defaults.yml`);
  return {
    amount: only(row.amount, 'amount'),
    tenureMonths: only(row.tenure, 'tenure'),
    annualRatePercent: only(row.rate, 'rate'),
  };
}

/**
 * The rules for a list of loans of this product.
 * @param isOld whether its rates are too old to be ranked on the day of the build
 */
export function loanRules(figures: FiguresFile, defaults: DefaultsFile, product: string, isOld = false): LoanRules {
  const { amount, tenureMonths } = defaultLoan(defaults, product);
  return {
    repoRate: repoChanges(figures),
    gstPercent: percentOf(currentPeriod(findFigure(figures, FEE_GST)).value),
    defaults: { amount, tenureMonths },
    ...(isOld && { isOld }),
  };
}
