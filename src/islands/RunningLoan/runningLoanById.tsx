import type { ReactNode } from 'react';
import businessLoans from '../../lists/business-loans/running';
import carLoans from '../../lists/car-loans/running';
import educationLoans from '../../lists/education-loans/running';
import goldLoans from '../../lists/gold-loans/running';
import personalLoans from '../../lists/personal-loans/running';
import propertyLoans from '../../lists/property-loans/running';
import type { RunningLoanDefinition } from './definition';
import homeLoans from './homeLoans';
import type { RunningLoanId } from '../../content/refinanceIds';
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
