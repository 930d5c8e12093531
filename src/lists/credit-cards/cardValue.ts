import type { Cap, Earning } from '../../lib/quantities/earning';
import { formatEarning } from '../../lib/quantities/earning';
import type { CardRule, CreditCard, SpendCategory } from '../../content/cardTypes';
import { mostMarkup } from './cardFilters';

/** What a household pays with a card in a month, in rupees: one entry for each category, or for each shop in it. */
export type Spending = { readonly category: SpendCategory; readonly at?: string; readonly rupees: number };

/** Both ends in rupees: a point is worth less in one use than in another. */
export type Rupees = { readonly least: number; readonly most: number };

export type CardValueInputs = {
  readonly spending: readonly Spending[];
  /** GST on fees, in percent. */
  readonly gstPercent: number;
  /** Whether the visitor does what a line of the rewards asks for; nothing is taken for granted. */
  readonly meets?: (condition: string) => boolean;
};

/** What one line of the rewards pays for a month of spending. */
export type PaidLine = {
  readonly rule: CardRule;
  /** Rupees of the month that earn by this line, more than zero. */
  readonly spent: number;
  /** Rupees of the month, after every cap. */
  readonly paid: Rupees;
  /** Whether a cap took something off. */
  readonly isCapped: boolean;
};

/** A year with a card, in rupees. */
export type CardValue = {
  /** Missing where the record gives points no worth in rupees. */
  readonly rewards?: Rupees;
  /** The lines that make the rewards, in the order of the record; none where `rewards` is missing. Twelve months of them and `bonus` are `rewards`. */
  readonly lines: readonly PaidLine[];
  /** Bonus points of a year's spending. */
  readonly bonus: Rupees;
  /** Rupees of the month that earn nothing. */
  readonly unpaid: number;
  /** With GST; zero where the year's spending takes it off. */
  readonly yearlyFee: number;
  /** With GST, once. */
  readonly joiningFee: number;
  readonly isFeeWaived: boolean;
  /** What the markup on payments abroad comes to, with GST. Missing where there are such payments and nobody found the markup. */
  readonly markupCost?: number;
  /** Rewards less the yearly fee and the markup, from the second year on. Missing where one of them is. */
  readonly net?: Rupees;
  /** Lines for this spending that ask for something or have a limit that nobody found, so they are not counted. */
  readonly leftOutRules: readonly CardRule[];
  /** What belongs to this spending and could not be counted, each a sentence. */
  readonly leftOut: readonly string[];
};

const MONTHS = 12;

/**
 * What a card returns in a year on the same spending every month, less its yearly fee and its markup on what is spent abroad.
 *
 * Rupees, unrounded. Points are counted in fractions, not for each payment, and are worth what the record says: the lowest use gives `least`,
 * the highest `most`. Each payment earns by the first line that applies to it, else by the line for everything else unless the
 * record names its category among those that earn nothing. Above a cap nothing is counted; a cap of a quarter is spread over its months.
 * What is spent abroad earns like any other category: by the line of the record that names it, else by the line for everything else.
 * All spending counts towards the waiver of the fee and towards milestones, though issuers leave some of it out.
 *
 * Not counted, and said in `leftOut`: lines whose condition the visitor does not meet, lines with a cap that nobody has found, points without
 * a worth, and the benefits under `more`. Lounges, vouchers, the welcome gift and the joining fee are no part of `net`.
 *
 * @throws {RangeError} when an amount of the spending is negative or not finite
 */
export function cardValue(card: CreditCard, inputs: CardValueInputs): CardValue {
  const { spending, gstPercent, meets = () => false } = inputs;
  if (spending.some(({ rupees }) => !Number.isFinite(rupees) || rupees < 0)) {
    throw new RangeError('Spending is in rupees a month, zero or more');
  }
  const yearSpending = MONTHS * sumOf(spending.map(({ rupees }) => rupees));
  const { joining, yearly, waivedFrom } = card.fees;
  const isFeeWaived = waivedFrom?.least !== undefined && yearSpending >= waivedFrom.least;
  const withGst = (fee = 0): number => fee * (1 + gstPercent / 100);
  const yearlyFee = isFeeWaived ? 0 : withGst(yearly.least);
  const markup = markupOf(card, spending);
  const markupCost = markup === undefined ? undefined : withGst(markup);
  const cost = markupCost === undefined ? undefined : yearlyFee + markupCost;
  const { rewards, ...parts } = rewardsOf(card, spending, meets);
  return {
    ...parts,
    ...(rewards && { rewards }),
    ...(rewards && cost !== undefined && { net: { least: rewards.least - cost, most: rewards.most - cost } }),
    ...(markupCost !== undefined && { markupCost }),
    yearlyFee,
    joiningFee: withGst(joining.least),
    isFeeWaived,
    get leftOutRules() {
      return leftOutRules(card, spending, meets);
    },
    // Written when it is read: a list of hundreds shows it of the few that somebody opens.
    get leftOut() {
      return leftOutOf(card, spending, meets);
    },
  };
}

type Meets = NonNullable<CardValueInputs['meets']>;

function rewardsOf(card: CreditCard, spending: readonly Spending[], meets: Meets) {
  const { rules } = card.rewards;
  const spent = spentByLine(card, spending, meets);
  const unpaid = sumOf(spending.map(({ rupees }) => rupees)) - sumOf(spent);
  if (card.pointWorth === undefined && hasPoints(card)) return { lines: [], bonus: { least: 0, most: 0 }, unpaid };

  const worths = card.pointWorth?.uses.map(({ value }) => value.least ?? 0) ?? [0];
  const [worst, best] = [Math.min(...worths), Math.max(...worths)];
  const least = paidByLine(card, spent, worst);
  const most = best === worst ? least : paidByLine(card, spent, best);
  const extra = { least: bonus(card, spending, worst), most: bonus(card, spending, best) };
  return {
    rewards: { least: MONTHS * sumOf(least) + extra.least, most: MONTHS * sumOf(most) + extra.most },
    lines: rules.flatMap((rule, index): readonly PaidLine[] => {
      const [rupees = 0, low = 0, high = 0] = [spent[index], least[index], most[index]];
      const isCapped = earnedBy(rule, rupees, best) > high;
      return rupees > 0 ? [{ rule, spent: rupees, paid: { least: low, most: high }, isCapped }] : [];
    }),
    bonus: extra,
    unpaid,
  };
}

/** The markup of a year before GST, at the highest that is known; undefined where it is needed and not known. */
function markupOf(card: CreditCard, spending: readonly Spending[]): number | undefined {
  const abroad = sumOf(spending.filter(({ category }) => category === 'abroad').map(({ rupees }) => rupees));
  if (abroad === 0) return 0;
  const percent = mostMarkup(card);
  return percent === undefined ? undefined : (MONTHS * abroad * percent) / 100;
}

function hasPoints({ rewards }: CreditCard): boolean {
  return rewards.rules.some(({ earns }) => earns.kind === 'points');
}

function sumOf(rupees: readonly number[]): number {
  return rupees.reduce((sum, part) => sum + part, 0);
}

/** Rupees of a month that earn by each line. */
function spentByLine({ rewards }: CreditCard, spending: readonly Spending[], meets: Meets): readonly number[] {
  const spent = new Map<CardRule | undefined, number>();
  for (const entry of spending) {
    const rule = ruleFor(rewards, entry, meets);
    spent.set(rule, (spent.get(rule) ?? 0) + entry.rupees);
  }
  return rewards.rules.map((rule) => spent.get(rule) ?? 0);
}

/**
 * Rupees of a month by line: each up to its cap, lines that share one together, and all of them up to the cap of the card. What several
 * lines share goes to the first of them first.
 */
function paidByLine({ rewards }: CreditCard, spent: readonly number[], worth: number): readonly number[] {
  const { rules, totalCap } = rewards;
  const earned = rules.map((rule, index) => earnedBy(rule, spent[index] ?? 0, worth));
  const base = sumOf(
    rules.map((rule, index) => (isBase(rule) ? Math.min(earned[index] ?? 0, capRupees(rule.cap, worth, 0)) : 0)),
  );
  let left = 0;
  let leftInAll = capRupees(totalCap, worth, base);
  return rules.map((rule, index) => {
    if (!rule.sharesCap) left = capRupees(rule.cap, worth, base);
    const paid = Math.min(earned[index] ?? 0, left, leftInAll);
    left -= paid;
    leftInAll -= paid;
    return paid;
  });
}

function bonus({ rewards }: CreditCard, spending: readonly Spending[], worth: number): number {
  const year = MONTHS * sumOf(spending.map(({ rupees }) => rupees));
  const reached = (rewards.milestones ?? []).filter(({ spending: mark }) => year >= (mark.least ?? 0));
  return sumOf(reached.map(({ points }) => points * worth));
}

/** The line that a payment earns by; undefined where it earns nothing. */
export function ruleFor(
  { rules, nothingOn }: CreditCard['rewards'],
  entry: Spending,
  meets: Meets,
): CardRule | undefined {
  const applies = (rule: CardRule): boolean => !isBase(rule) && matches(rule, entry) && (!rule.if || meets(rule.if));
  return rules.find(applies) ?? (nothingOn.includes(entry.category) ? undefined : rules.find(isBase));
}

function isBase({ on, at }: CardRule): boolean {
  return on === undefined && at === undefined;
}

function matches({ on, at }: CardRule, entry: Spending): boolean {
  return (
    (on?.includes(entry.category) ?? true) && (at === undefined || (entry.at !== undefined && at.includes(entry.at)))
  );
}

function earnedBy({ earns, above }: CardRule, rupees: number, worth: number): number {
  const mark = above?.spending.least ?? Infinity;
  const lower = inRupees(earns, Math.min(rupees, mark), worth);
  return above && rupees > mark ? lower + inRupees(above.earns, rupees - mark, worth) : lower;
}

function inRupees(earns: Earning, rupees: number, worth: number): number {
  return earns.kind === 'percent' ? (rupees * earns.percent) / 100 : (rupees / earns.per) * earns.points * worth;
}

/** Rupees that a cap leaves in a month; none where a cap is known to exist and not found. */
function capRupees(cap: CardRule['cap'] | undefined, worth: number, base: number): number {
  if (cap === undefined) return Infinity;
  return isCap(cap) ? monthOf(cap, worth, base) : 0;
}

/** Whether a limit is known in numbers; of one that nobody found it is only known that there is one. */
export function isCap(cap: NonNullable<CardRule['cap']>): cap is Cap {
  return cap.kind === 'rupees' || cap.kind === 'points' || cap.kind === 'times';
}

function monthOf(cap: Cap, worth: number, base: number): number {
  if (cap.kind === 'times') return cap.times * base;
  return (cap.kind === 'rupees' ? cap.rupees : cap.points * worth) / cap.months;
}

function leftOutRules({ rewards }: CreditCard, spending: readonly Spending[], meets: Meets): readonly CardRule[] {
  return rewards.rules.filter(
    (rule) =>
      !isBase(rule) &&
      spending.some((entry) => entry.rupees > 0 && matches(rule, entry)) &&
      ((rule.if !== undefined && !meets(rule.if)) || (rule.cap !== undefined && !isCap(rule.cap))),
  );
}

function leftOutOf(card: CreditCard, spending: readonly Spending[], meets: Meets): readonly string[] {
  const lines = leftOutRules(card, spending, meets).map((rule) =>
    rule.if !== undefined && !meets(rule.if)
      ? `${formatEarning(rule.earns)} ${rule.if}.`
      : `${formatEarning(rule.earns)} up to a limit that we did not find.`,
  );
  const points =
    card.pointWorth === undefined && hasPoints(card) ? ['Its points, which no document values in rupees.'] : [];
  return [...points, ...lines, ...(card.rewards.more ?? [])];
}
