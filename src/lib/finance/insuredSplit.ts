/** The part of a balance at one bank, and its yearly interest, in rupees. */
export interface SplitPart {
  /** Which of the banks, by its place among those given */
  readonly bank: number;
  readonly rupees: number;
  readonly earned: number;
}

/** Rupees that a balance earns at a bank in a year; undefined where the bank does not take it. */
export type EarnedAt = (rupees: number) => number | undefined;

/** Parts are multiples of it, so that a visitor can follow them; one of them holds the rest of the balance as well. */
const SPLIT_STEP = 10_000;

/** Smaller gains come from the arithmetic, and are worth no further bank. */
const LEAST_GAIN = 0.005;

/** A split of a part of the balance: its last part, and the split of what came before. */
interface Split {
  readonly earned: number;
  readonly part?: SplitPart;
  readonly before?: Split;
}

/** A part that is possible at a bank. Its size counts each step of the balance as two, and the rest of it as one. */
interface Option {
  readonly size: number;
  readonly part: SplitPart;
}

function optionsAt(earnedAt: EarnedAt, bank: number, balance: number, insured: number): readonly Option[] {
  const rest = balance % SPLIT_STEP;
  const most = Math.floor(Math.min(balance, insured) / SPLIT_STEP);
  return Array.from({ length: 2 * most + 2 }, (_, size) => size).flatMap((size) => {
    const rupees = Math.floor(size / 2) * SPLIT_STEP + (size % 2 === 1 ? rest : 0);
    if (rupees === 0 || (size % 2 === 1 && rest === 0)) return [];
    const earned = earnedAt(rupees);
    return earned === undefined || rupees + earned > insured ? [] : [{ size, part: { bank, rupees, earned } }];
  });
}

/** The best splits of each size with a further bank. */
function withOptions(best: readonly (Split | undefined)[], options: readonly Option[]): readonly (Split | undefined)[] {
  const next = [...best];
  for (const [size, before] of best.entries()) {
    if (!before) continue;
    for (const { size: more, part } of options) {
      if (size + more >= best.length) break;
      const earned = before.earned + part.earned;
      const hasRestTwice = size % 2 === 1 && more % 2 === 1;
      if (!hasRestTwice && earned > (next[size + more]?.earned ?? -Infinity) + LEAST_GAIN)
        next[size + more] = { earned, part, before };
    }
  }
  return next;
}

/**
 * The parts of a balance that earn most in a year if each is insured in full, with that year's interest. Banks pay more or less on the
 * fifth lakh than on the first, so that equal parts rarely earn most. It compares all splits in steps of ₹10,000, bank by bank.
 *
 * @param insured rupees at each bank
 * @returns the largest part first; none where the banks do not insure so much together
 */
export function insuredSplit(banks: readonly EarnedAt[], balance: number, insured: number): readonly SplitPart[] {
  const whole = 2 * Math.floor(balance / SPLIT_STEP) + (balance % SPLIT_STEP > 0 ? 1 : 0);
  const start: readonly (Split | undefined)[] = Array.from({ length: whole + 1 }, (_, size) =>
    size === 0 ? { earned: 0 } : undefined,
  );
  const best = banks.reduce(
    (splits, earnedAt, bank) => withOptions(splits, optionsAt(earnedAt, bank, balance, insured)),
    start,
  );
  const parts: SplitPart[] = [];
  for (let split = best[whole]; split?.part; split = split.before) parts.push(split.part);
  return parts.sort((a, b) => b.rupees - a.rupees || a.bank - b.bank);
}
