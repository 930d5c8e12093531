import type { ListId, LoanListId } from '../content/listCatalogue';
import type { AnyList } from '../machines/list/definition';
import bikeInsurers from './bike-insurers';
import businessLoans from './business-loans';
import carInsurers from './car-insurers';
import carLoans from './car-loans';
import creditCards from './credit-cards';
import educationLoans from './education-loans';
import fixedDeposits from './fixed-deposits';
import funds from './funds';
import goldLoans from './gold-loans';
import healthPlans from './health-plans';
import homeInsurers from './home-insurers';
import homeLoans from './home-loans';
import lifeInsurers from './life-insurers';
import type { LoanList } from './loans/loanList';
import personalLoans from './personal-loans';
import propertyLoans from './property-loans';
import savingsAccounts from './savings-accounts';
import travelInsurers from './travel-insurers';

/** Definitions by id; those of loans also answer who repays one. */
export type Lists = { readonly [Id in ListId]: Id extends LoanListId ? LoanList : AnyList };

/** Every list, for rendering on the server. A browser fetches only the one that a page shows. README.md says how to add one. */
export const lists: Lists = {
  'bike-insurers': bikeInsurers,
  'business-loans': businessLoans,
  'car-insurers': carInsurers,
  'car-loans': carLoans,
  'credit-cards': creditCards,
  'education-loans': educationLoans,
  'fixed-deposits': fixedDeposits,
  funds,
  'gold-loans': goldLoans,
  'health-plans': healthPlans,
  'home-insurers': homeInsurers,
  'home-loans': homeLoans,
  'life-insurers': lifeInsurers,
  'personal-loans': personalLoans,
  'property-loans': propertyLoans,
  'savings-accounts': savingsAccounts,
  'travel-insurers': travelInsurers,
};
