/** Where the list of home loans is served as files that others can load. */
export const HOME_LOAN_FILES = {
  json: '/data/home-loans.json',
  csv: '/data/home-loans.csv',
  schema: '/data/home-loans.schema.json',
} as const;
