import cards from '@site/src/content/deposit-slabs.yml';
import type { DepositCard } from '@site/src/content/joinDepositCards';
import { parseDepositSlab } from '@site/src/lib/quantities/depositSlab';

/** Cards with other slabs at the first banks of the list, for tests. @param lines of each card: { "1 year": "7.00%" } */
export const madeUpCards = (lines: readonly Readonly<Record<string, string>>[]): readonly DepositCard[] =>
  lines.map((card, index) => ({
    ...cards.rows[index]!,
    slabs: Object.entries(card).map(([tenure, pays]) => {
      const { value, problem } = parseDepositSlab(tenure, pays);
      if (!value) throw new Error(problem);
      return value;
    }),
  }));
