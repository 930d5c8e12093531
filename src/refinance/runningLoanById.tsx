import type { ReactNode } from 'react';
import businessLoans from './definitions/business-loans';
import carLoans from './definitions/car-loans';
import educationLoans from './definitions/education-loans';
import goldLoans from './definitions/gold-loans';
import personalLoans from './definitions/personal-loans';
import propertyLoans from './definitions/property-loans';
import type { RunningLoanDefinition } from './definition';
import homeLoans from './definitions/home-loans';
import type { RunningLoanId } from '../content/refinanceIds';
import LowerRate from './LowerRate';
import type { RunningLoanProps } from './RunningLoan.island';

const definitions: Readonly<Record<RunningLoanId, RunningLoanDefinition>> = {
  'home-loans': homeLoans,
  'personal-loans': personalLoans,
  'car-loans': carLoans,
  'education-loans': educationLoans,
  'business-loans': businessLoans,
  'property-loans': propertyLoans,
  'gold-loans': goldLoans,
};

/** Renders "Already have a loan?" into the HTML of a page. */
export default function RunningLoanById({ id, ...props }: RunningLoanProps): ReactNode {
  return <LowerRate definition={definitions[id]} {...props} />;
}
