import { formatProblem, validateDataFile } from '../validate';

/** Data files in good order, for tests that spoil them one mistake at a time. */

export const today = '2026-11-21';

export const homeLoans = `# Home loan offers
kind: home-loan-offers
asOf: 2025-06
checked: 2025-06-30
reviewEveryDays: 90
chosen: Two lenders that write home loans in every large state.
order: { by: interestRate, first: lowest }
rows:
  - provider: State Bank of India
    interestRate: 7.50% - 8.45%
    tenure: Up to 30 years
    processingFee: 0.35%, at most ₹10,000
    benefit: Interest is counted on the daily balance
  - provider: HDFC Bank
    interestRate: 7.90% onwards
    tenure: Up to 30 years
    processingFee: Up to 0.50%
    benefit: Legal checks by its own staff
    link: https://www.hdfcbank.com/
`;

export const cards = `kind: card-listings
asOf: 2025-06
checked: 2025-06-30
reviewEveryDays: 90
chosen: One card that anyone with a fixed deposit can get.
order: { by: fee, first: lowest }
rows:
  - name: Step Card
    issuer: A Bank
    fee: ₹0 throughout
    bestFor: A first card
    benefits:
      - No income papers asked
      - Interest on the deposit goes on
      - Score is built each month
    review: Good for those who begin; not for anyone who wants rewards on travel.
    link: https://www.example.in/
`;

export const funds = `kind: mutual-funds
asOf: 2025-06
checked: 2025-06-30
reviewEveryDays: 90
chosen: Two index funds with low costs and long records.
order: { by: aum, first: highest }
rows:
  - { name: First Fund, type: Index, returns3Y: 18.40%, expenseRatio: 0.20%, aum: '₹1,10,392 crore', risk: Very High }
  - { name: Second Fund, type: Index, returns3Y: -2.10%, expenseRatio: 0.20%, aum: Not available, risk: Very High }
`;

export const figures = `kind: figures
rows:
  - id: vpf-rate
    label: Rate of the provident fund
    periods:
      - { value: 8.15%, until: 2023-03-31, source: { name: EPFO } }
      - { value: 8.25%, from: 2023-04-01, source: { name: EPFO, url: 'https://www.epfindia.gov.in/' } }
    checked: 2026-03-02
    reviewEveryDays: 365
  - id: ppf-rate
    label: PPF interest rate
    periods: [{ value: 7.1%, source: { name: National Savings Institute } }]
    checked: 2026-11-21
    reviewEveryDays: 92
`;

/** What an editor is told about the file, one line a problem. */
export function messages(text: string, path = 'docs/page.yml'): string[] {
  const result = validateDataFile({ path, text, today });
  return result.ok ? [] : result.problems.map(formatProblem);
}

/** The text with one change, which must really be one. */
export function edited(text: string, from: string, to: string): string {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, () => to);
}
