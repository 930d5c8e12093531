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

/** Definitions by id. Loan lists also have refinancing terms. */
export type Lists = { readonly [Id in ListId]: Id extends LoanListId ? LoanList : AnyList };

/** Every list, for server rendering. A browser fetches only the list of its page. README.md explains how to add one. */
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
