import type { ComparedListId } from '../content/comparedLists';
import type { ListId } from '../content/listIds';

/** The lists that calculate with the visitor's numbers, by kind of comparison. Home loans have their own comparison. */
export const countingLists: Readonly<Partial<Record<ComparedListId, ListId>>> = {
  'personal-loans': 'personal-loans',
  'business-loans': 'business-loans',
  'education-loans': 'education-loans',
  'car-loans': 'car-loans',
  'gold-loans': 'gold-loans',
  'property-loans': 'property-loans',
  'credit-cards': 'credit-cards',
  'fixed-deposits': 'fixed-deposits',
  'company-deposits': 'fixed-deposits',
  'savings-accounts': 'savings-accounts',
};
