/** The lists that rank for a visitor. An id is permanent: it is the folder of the definition and stands in pages. */
export const listIds = [
  'fixed-deposits',
  'savings-accounts',
  'personal-loans',
  'car-loans',
  'gold-loans',
  'education-loans',
  'business-loans',
  'property-loans',
  'credit-cards',
  'health-plans',
  'life-insurers',
  'car-insurers',
  'bike-insurers',
  'travel-insurers',
  'home-insurers',
  'funds',
] as const;

export type ListId = (typeof listIds)[number];
