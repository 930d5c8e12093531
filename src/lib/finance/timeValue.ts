/** What a sum comes to that grows by so many percent a year, for whole years or parts of one. @returns unrounded rupees */
export function futureValue(rupees: number, percentAYear: number, years: number): number {
  return rupees * (1 + percentAYear / 100) ** years;
}

/** The sum of today that grows to a later one: with inflation, what that one buys at today's prices. @returns unrounded rupees */
export function presentValue(rupees: number, percentAYear: number, years: number): number {
  return rupees / (1 + percentAYear / 100) ** years;
}
