/** The lists that also answer who repays such a loan already. */
export const runningLoanIds = [
  'home-loans',
  'personal-loans',
  'car-loans',
  'education-loans',
  'business-loans',
  'property-loans',
] as const;

export type RunningLoanId = (typeof runningLoanIds)[number];
