/**
 * The address of a page with a visitor's numbers, behind the hash, where no server sees them.
 *
 * @param page may end in a place on the page, which the numbers follow: /home-loans#emi-calculator
 * @param inputs as they stand in an address: "monthly=5000&years=10", or nothing
 */
export function addressWithInputs(page: string, inputs: string): string {
  if (inputs === '') return page;
  return `${page}${page.includes('#') ? '&' : '#'}${inputs}`;
}
