import { parseDepositSlab } from '@site/src/lib/quantities/depositSlab';
import { cards, type BankCard } from '@site/src/questions/park-money/deposits';

/** Cards with other slabs at the first banks of the list, for tests. @param lines of each card: { "1 year": "7.00%" } */
export const madeUpCards = (lines: readonly Readonly<Record<string, string>>[]): readonly BankCard[] =>
  lines.map((card, index) => ({
    bank: cards[index]!.bank,
    slabs: Object.entries(card).map(([tenure, pays]) => {
      const { value, problem } = parseDepositSlab(tenure, pays);
      if (!value) throw new Error(problem);
      return value;
    }),
  }));
