import { goldLoanFigures } from './law/goldLoanLimits';

/** The lists that also answer who repays such a loan already. */
export const runningLoanIds = [
  'home-loans',
  'personal-loans',
  'car-loans',
  'education-loans',
  'business-loans',
  'property-loans',
  'gold-loans',
] as const;

export type RunningLoanId = (typeof runningLoanIds)[number];

/** What the law sets beside GST for a list, by the ids of the figures. */
export const runningLoanFigures: Partial<Readonly<Record<RunningLoanId, readonly string[]>>> = {
  'gold-loans': goldLoanFigures,
};
