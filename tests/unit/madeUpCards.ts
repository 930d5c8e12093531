import type { DepositCard } from '../../src/content/joinDepositCards';
import { parseDepositSlab } from '../../src/lib/quantities/depositSlab';

/** Cards of banks that a test makes up, all read on one day, so that an editor may change those of the site. @param lines of each card: { "1 year": "7.00%" } */
export const madeUpCards = (lines: readonly Readonly<Record<string, string>>[]): readonly DepositCard[] =>
  lines.map((card, index) => ({
    provider: {
      id: `bank-${index + 1}`,
      name: `Bank ${index + 1}`,
      shortName: `Bank ${index + 1}`,
      hue: 200,
      kind: 'private bank',
    },
    day: '2026-09-27',
    slabs: Object.entries(card).map(([tenure, pays]) => {
      const { value, problem } = parseDepositSlab(tenure, pays);
      if (!value) throw new Error(problem);
      return value;
    }),
  }));
