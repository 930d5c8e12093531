import { healthPlans } from '../../src/content/schemas/insurance';
import type { Plan } from '../../src/lists/health-plans/cover';

interface Given {
  readonly entryAge: string;
  readonly otherEntryAge?: string;
  readonly coPay?: string;
  readonly preExistingWait?: string;
  readonly shorterWaits?: readonly {
    readonly with: string;
    readonly months: number;
    readonly illnesses: readonly string[];
  }[];
}

/** A health plan that a test makes up, so that an editor may change those of the site: ₹5 lakh, and all that is known of it but what is given. */
const madeUpPlan = (name: string, given: Given): Plan =>
  healthPlans.row.parse({
    ...{ name, sumInsured: '₹5 lakh', roomRent: 'No limit', coPay: 'None', preExistingWait: '3 years' },
    ...{ listedWait: '2 years', refill: 'None', feature: 'One thing that it does', link: 'https://insurer.example/' },
    ...{ claimsPaid: '90%', complaints: '20', claimsYear: '2024-25', network: '11,400' },
    ...given,
  });

/** A plan of whose ages nothing is known, one on whose ages two documents disagree, and one for seniors. */
export const unknownPlan = madeUpPlan('Made-up Plan of an Unknown Age', { entryAge: 'Not found' });
export const disputedPlan = madeUpPlan('Made-up Plan in Dispute', {
  entryAge: '18 to 100 years (up to 65 years in its prospectus of 2023)',
  otherEntryAge: 'up to 65 years',
  shorterWaits: [{ with: 'Made-up Rider', months: 1, illnesses: ['diabetes'] }],
});
export const seniorPlan = madeUpPlan('Made-up Plan for Seniors', {
  entryAge: '60 to 75 years',
  coPay: '30% of every claim',
  preExistingWait: '12 months',
});
