/** The tenures of docs/fixed-deposits.yml, each with the fields of a row for its rate below the age of 60 and from 60 on. */
export const depositTenures = [
  { years: 1, field: 'rate1Year', seniorField: 'seniorRate1Year' },
  { years: 2, field: 'rate2Years', seniorField: 'seniorRate2Years' },
  // These names come from the specification.
  { years: 3, field: 'interestRate', seniorField: 'seniorCitizenRate' },
  { years: 5, field: 'rate5Years', seniorField: 'seniorRate5Years' },
] as const;

/** The tenure of one of these fields; undefined for any other field. */
export const tenureOf = (name: string): (typeof depositTenures)[number] | undefined =>
  depositTenures.find(({ field, seniorField }) => name === field || name === seniorField);
