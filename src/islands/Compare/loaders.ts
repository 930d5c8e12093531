import type { ComparedListId } from '../../content/comparedLists';
import type { Comparison } from '../../lib/compare/comparison';

/** Home loans have sums of their own, and the page holds them. */
type ListWithoutSums = Exclude<ComparedListId, 'home-loans'>;

/** Where the rows of each list come from. Each import becomes a file of its own, fetched only for the list that is asked for. */
export const comparisonLoaders: Readonly<Record<ListWithoutSums, () => Promise<{ readonly default: Comparison }>>> = {
  'personal-loans': () => import('@site/docs/personal-loans.yml?comparison'),
  'business-loans': () => import('@site/docs/business-loans.yml?comparison'),
  'education-loans': () => import('@site/docs/education-loan.yml?comparison'),
  'car-loans': () => import('@site/docs/car-loan.yml?comparison'),
  'gold-loans': () => import('@site/docs/gold-loan.yml?comparison'),
  'property-loans': () => import('@site/docs/loan-against-property.yml?comparison'),
  'credit-cards': async () => ({ default: (await import('../../content/cardComparison')).cardComparison() }),
  'fixed-deposits': () => import('@site/docs/fixed-deposits.yml?comparison'),
  'company-deposits': () => import('@site/docs/fixed-deposits-companies.yml?comparison'),
  'savings-accounts': () => import('@site/docs/savings-accounts.yml?comparison'),
  funds: () => import('@site/src/content/funds.yml?comparison'),
  'health-plans': () => import('@site/docs/insurance/health.yml?comparison'),
  'health-insurers': () => import('@site/docs/insurance/health-claims.yml?comparison'),
  'term-plans': () => import('@site/docs/insurance/term-life.yml?comparison'),
  'life-insurers': () => import('@site/docs/insurance/term-life-claims.yml?comparison'),
  'car-insurers': () => import('@site/docs/insurance/car.yml?comparison'),
  'bike-insurers': () => import('@site/docs/insurance/bike.yml?comparison'),
  'travel-insurers': () => import('@site/docs/insurance/travel.yml?comparison'),
  'home-insurers': () => import('@site/docs/insurance/home.yml?comparison'),
  'retirement-options': () => import('@site/docs/retirement-plans.yml?comparison'),
  'tax-options': () => import('@site/docs/tax-saving.yml?comparison'),
};
