import businessLoans from '@site/docs/business-loans.yml?comparison';
import carLoans from '@site/docs/car-loan.yml?comparison';
import educationLoans from '@site/docs/education-loan.yml?comparison';
import companyDeposits from '@site/docs/fixed-deposits-companies.yml?comparison';
import fixedDeposits from '@site/docs/fixed-deposits.yml?comparison';
import goldLoans from '@site/docs/gold-loan.yml?comparison';
import homeLoans from '@site/docs/home-loans.yml?comparison';
import bikeInsurers from '@site/docs/insurance/bike.yml?comparison';
import carInsurers from '@site/docs/insurance/car.yml?comparison';
import healthInsurers from '@site/docs/insurance/health-claims.yml?comparison';
import healthPlans from '@site/docs/insurance/health.yml?comparison';
import homeInsurers from '@site/docs/insurance/home.yml?comparison';
import lifeInsurers from '@site/docs/insurance/term-life-claims.yml?comparison';
import termPlans from '@site/docs/insurance/term-life.yml?comparison';
import travelInsurers from '@site/docs/insurance/travel.yml?comparison';
import propertyLoans from '@site/docs/loan-against-property.yml?comparison';
import personalLoans from '@site/docs/personal-loans.yml?comparison';
import retirementOptions from '@site/docs/retirement-plans.yml?comparison';
import savingsAccounts from '@site/docs/savings-accounts.yml?comparison';
import taxOptions from '@site/docs/tax-saving.yml?comparison';
import funds from '@site/src/content/funds.yml?comparison';
import { cardComparison } from './cardComparison';
import { indexFundComparison } from './indexFundComparison';
import type { ComparedListId } from '../content/listCatalogue';
import type { Comparison } from '../machines/compare/comparison';

/** The rows of all lists, in one chunk: with a chunk per list, all their names would be in every page's script. */
export const comparisons: Readonly<Record<ComparedListId, Comparison>> = {
  'home-loans': homeLoans,
  'personal-loans': personalLoans,
  'business-loans': businessLoans,
  'education-loans': educationLoans,
  'car-loans': carLoans,
  'gold-loans': goldLoans,
  'property-loans': propertyLoans,
  'credit-cards': cardComparison(),
  'fixed-deposits': fixedDeposits,
  'company-deposits': companyDeposits,
  'savings-accounts': savingsAccounts,
  funds,
  'index-funds': indexFundComparison(),
  'health-plans': healthPlans,
  'health-insurers': healthInsurers,
  'term-plans': termPlans,
  'life-insurers': lifeInsurers,
  'car-insurers': carInsurers,
  'bike-insurers': bikeInsurers,
  'travel-insurers': travelInsurers,
  'home-insurers': homeInsurers,
  'retirement-options': retirementOptions,
  'tax-options': taxOptions,
};
