import { withGst } from '../../lib/finance/apr';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import type { CardRule, CreditCard, SpendCategory } from '../../content/cardTypes';
import { mostMarkup } from './cardFilters';
import { capRupees, earnedBy, isCap } from './earned';

/** A household's monthly spending on a card, in rupees: one entry per category, or per merchant in it. */
export type Spending = { readonly category: SpendCategory; readonly at?: string; readonly rupees: number };

/** A range in rupees, because a point's value depends on its use. */
export type Rupees = { readonly least: number; readonly most: number };

export type CardValueInputs = {
  readonly spending: readonly Spending[];
  /** GST on fees, in percent. */
  readonly gstPercent: number;
  /** Whether the visitor meets a rule's condition. By default none is met. */
  readonly meets?: (condition: string) => boolean;
};

/** The reward of one rule for a month of spending. */
export type PaidLine = {
  readonly rule: CardRule;
  /** Rupees a month that earn by this rule, above zero. */
  readonly spent: number;
  /** What they are spent on. */
  readonly on: readonly Spending[];
  /** Rupees a month, after every cap. */
  readonly paid: Rupees;
  /** Whether a cap reduced the reward. */
  readonly isCapped: boolean;
};

/** A year with a card, in rupees. */
export type CardValue = {
  /** Missing if points have no value in rupees. */
  readonly rewards?: Rupees;
  /** The rules behind the rewards, in the order of the record; empty if `rewards` is missing. Twelve months of them, `bonus` and `vouchers` make `rewards`. */
  readonly lines: readonly PaidLine[];
  /** Bonus points for the spending of a year, a quarter or a month. */
  readonly bonus: Rupees;
  /** Vouchers for the same, at face value. */
  readonly vouchers: number;
  /** The month's spending that earns nothing. */
  readonly unpaid: readonly Spending[];
  /** With GST; zero if the year's spending waives it. */
  readonly yearlyFee: number;
  /** With GST, as if nothing waived it. */
  readonly fullYearlyFee: number;
  /** With GST, once. */
  readonly joiningFee: number;
  readonly isFeeWaived: boolean;
  /** A year's forex markup with GST. Missing if there are payments abroad and the markup is unknown. */
  readonly markupCost?: number;
  /** Rewards less the yearly fee and the markup, from the second year on. Missing if any of them is. */
  readonly net?: Rupees;
  /** Rules for this spending that are not counted, because of an unmet condition or an unknown limit. */
  readonly leftOutRules: readonly LeftOutRule[];
  /** Whether the sum may be higher: it leaves out such a rule, points without a value, or benefits without an amount. */
  readonly leavesOut: boolean;
};

/** A rule that is not counted. */
export interface LeftOutRule {
  readonly rule: CardRule;
  /** What the visitor is not known to meet; missing if only the limit is unknown */
  readonly condition?: string;
}

const PERIODS_A_YEAR = { month: 12, quarter: 4, year: 1 } as const;

/**
 * The net return of a card in a year: rewards on the same spending every month, less the yearly fee and the forex markup.
 *
 * Rupees, not rounded beyond `exact`. Points are counted in fractions, not per payment, and valued by the record: the lowest use gives `least`, the highest `most`.
 * Each payment earns by the first rule that applies, else by the rule for everything else, unless the record excludes its category. Nothing is
 * counted above a cap; a quarterly cap is spread over its months. Spending abroad earns like any other category. All spending counts towards the fee
 * waiver and milestones, though issuers exclude some of it.
 *
 * Not counted, but told by `leavesOut`: rules whose condition is not met, rules with an unknown cap, points without a value, and the benefits under
 * `more`. Lounges, vouchers on joining, the welcome gift, the joining fee and charges to redeem are not part of `net`.
 *
 * @throws {RangeError} when an amount of the spending is negative or not finite
 */
export function cardValue(card: CreditCard, inputs: CardValueInputs): CardValue {
  const { spending, gstPercent, meets = () => false } = inputs;
  if (spending.some(({ rupees }) => !Number.isFinite(rupees) || rupees < 0)) {
    throw new RangeError('Spending is in rupees a month, zero or more');
  }
  const yearSpending = MONTHS_IN_YEAR * spentOn(spending);
  const { joining, yearly, waivedFrom } = card.fees;
  const isFeeWaived = waivedFrom?.least !== undefined && yearSpending >= waivedFrom.least;
  const fullYearlyFee = withGst(yearly.least ?? 0, gstPercent);
  const yearlyFee = isFeeWaived ? 0 : fullYearlyFee;
  const markup = markupOf(card, spending);
  const markupCost = markup === undefined ? undefined : withGst(markup, gstPercent);
  const cost = markupCost === undefined ? undefined : yearlyFee + markupCost;
  const { rewards, ...parts } = rewardsOf(card, spending, meets);
  const leftOut = leftOutRules(card, spending, meets);
  return {
    ...parts,
    ...(rewards && { rewards }),
    ...(rewards &&
      cost !== undefined && {
        net: { least: exact(rewards.least - cost), most: exact(rewards.most - cost) },
      }),
    ...(markupCost !== undefined && { markupCost }),
    yearlyFee,
    fullYearlyFee,
    joiningFee: withGst(joining.least ?? 0, gstPercent),
    isFeeWaived,
    leftOutRules: leftOut,
    leavesOut: leftOut.length > 0 || isWithoutWorth(card) || (card.rewards.more ?? []).length > 0,
  };
}

/** Rid of what floating-point sums lose, so that ₹1,612 is not rounded down to ₹1,611. */
const exact = (rupees: number): number => Math.round(rupees * 1e6) / 1e6;

const NOTHING: Rupees = { least: 0, most: 0 };

type Meets = NonNullable<CardValueInputs['meets']>;

function rewardsOf(card: CreditCard, spending: readonly Spending[], meets: Meets) {
  const { rules } = card.rewards;
  const { byRule, unpaid } = spendingByRule(card, spending, meets);
  const spent = byRule.map(spentOn);
  if (isWithoutWorth(card)) return { lines: [], bonus: NOTHING, vouchers: 0, unpaid };

  const worths = card.pointWorth?.uses.map(({ value }) => value.least ?? 0) ?? [0];
  const [worst, best] = [Math.min(...worths), Math.max(...worths)];
  const least = paidByLine(card, spent, worst);
  const most = best === worst ? least : paidByLine(card, spent, best);
  const { points, vouchers } = milestonesOf(card, spending);
  const bonus = { least: points * worst, most: points * best };
  return {
    rewards: {
      least: exact(MONTHS_IN_YEAR * sumOf(least) + bonus.least + vouchers),
      most: exact(MONTHS_IN_YEAR * sumOf(most) + bonus.most + vouchers),
    },
    lines: rules.flatMap((rule, index): readonly PaidLine[] => {
      const [on = [], rupees = 0, low = 0, high = 0] = [byRule[index], spent[index], least[index], most[index]];
      const isCapped = earnedBy(rule, rupees, best) > high;
      return rupees > 0 ? [{ rule, spent: rupees, on, paid: { least: low, most: high }, isCapped }] : [];
    }),
    bonus,
    vouchers,
    unpaid,
  };
}

/** A year's markup before GST, at the highest known rate; undefined if needed but unknown. */
function markupOf(card: CreditCard, spending: readonly Spending[]): number | undefined {
  const abroad = spentOn(spending.filter(({ category }) => category === 'abroad'));
  if (abroad === 0) return 0;
  const percent = mostMarkup(card);
  return percent === undefined ? undefined : (MONTHS_IN_YEAR * abroad * percent) / 100;
}

/** Whether a card pays in points that no document values. */
export function isWithoutWorth({ pointWorth, rewards }: CreditCard): boolean {
  return pointWorth === undefined && rewards.rules.some(({ earns }) => earns.kind === 'points');
}

function sumOf(rupees: readonly number[]): number {
  return rupees.reduce((sum, part) => sum + part, 0);
}

/** Rupees a month. */
export const spentOn = (spending: readonly Spending[]): number => sumOf(spending.map(({ rupees }) => rupees));

/** The spending that earns by each rule, and what earns by none. */
function spendingByRule({ rewards }: CreditCard, spending: readonly Spending[], meets: Meets) {
  const earning = spending.map((entry) => ({ entry, rule: ruleFor(rewards, entry, meets) }));
  const spentBy = (wanted?: CardRule) => earning.flatMap(({ entry, rule }) => (rule === wanted ? entry : []));
  return { byRule: rewards.rules.map((rule) => spentBy(rule)), unpaid: spentBy() };
}

/**
 * Rewards a month by rule, in rupees, after the caps of each rule, of rules that share one, and of the whole card. A shared cap is used up in the
 * order of the rules.
 */
function paidByLine({ rewards }: CreditCard, spent: readonly number[], worth: number): readonly number[] {
  const { rules, totalCap } = rewards;
  const earned = rules.map((rule, index) => earnedBy(rule, spent[index] ?? 0, worth));
  const base = sumOf(
    rules.map((rule, index) => (isBase(rule) ? Math.min(earned[index] ?? 0, capRupees(rule.cap, worth, 0)) : 0)),
  );
  let left = 0;
  let leftInAll = totalCap?.kind === 'none' ? Infinity : capRupees(totalCap, worth, base);
  return rules.map((rule, index) => {
    if (!rule.sharesCap) left = capRupees(rule.cap, worth, base);
    const paid = Math.min(earned[index] ?? 0, left, leftInAll);
    left -= paid;
    leftInAll -= paid;
    return paid;
  });
}

/** Points and rupees of vouchers that a year brings where every month has this spending. */
function milestonesOf({ rewards: { milestones = [] } }: CreditCard, spending: readonly Spending[]) {
  const year = MONTHS_IN_YEAR * spentOn(spending);
  const reached = milestones
    .map((milestone) => ({ ...milestone, periods: PERIODS_A_YEAR[milestone.in ?? 'year'] }))
    .filter(({ spending: mark, periods }) => year / periods >= (mark.least ?? 0));
  return {
    points: sumOf(reached.map(({ points = 0, periods }) => points * periods)),
    vouchers: sumOf(reached.map(({ voucher, periods }) => (voucher?.least ?? 0) * periods)),
  };
}

/** The rule that a payment earns by; undefined if it earns nothing. */
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

function leftOutRules({ rewards }: CreditCard, spending: readonly Spending[], meets: Meets): readonly LeftOutRule[] {
  return rewards.rules.flatMap((rule): readonly LeftOutRule[] => {
    if (isBase(rule) || !spending.some((entry) => entry.rupees > 0 && matches(rule, entry))) return [];
    if (rule.if !== undefined && !meets(rule.if)) return [{ rule, condition: rule.if }];
    return rule.cap !== undefined && !isCap(rule.cap) ? [{ rule }] : [];
  });
}
