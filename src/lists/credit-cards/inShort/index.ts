import type { CardRule, CreditCard } from '../../../content/cardTypes';
import { formatCap, formatEarning, type Cap, type Earning } from '../../../lib/quantities/earning';
import { midSentence } from '../../../lib/midSentence';
import { upperFirst } from '../../../lib/upperFirst';
import { percentOf, loungeVisits } from '../cardText';
import { isCap } from '../earned';
import { kindNames } from '../kindNames';
import * as terms from '../terms/messages.en';
import * as words from './messages.en';

/** Characters that fit a column of a phone: in a third of its width, a line holds about fifteen. */
const ROOM = 60;

/** Rules without shops or conditions that pay the same are one. */
interface Rate {
  readonly rate: string;
  /** In percent, or in points where none has a worth */
  readonly height: number;
  readonly on: NonNullable<CardRule['on']>;
  readonly at: readonly string[];
  readonly isConditional: boolean;
}

const isBase = ({ on, at }: CardRule): boolean => on === undefined && at === undefined;

const earningsOf = ({ earns, above }: CardRule): readonly Earning[] => (above ? [earns, above.earns] : [earns]);

function rateOf(rule: CardRule, card: CreditCard): string {
  return percentOf(earningsOf(rule), card) ?? formatEarning(rule.earns);
}

function heightOf(rule: CardRule, { pointWorth }: CreditCard): number {
  const worth = Math.max(...(pointWorth?.uses.map(({ value }) => value.least ?? 0) ?? [1]));
  return Math.max(
    ...earningsOf(rule).map((earning) =>
      earning.kind === 'percent' ? earning.percent : (earning.points * worth * 100) / earning.per,
    ),
  );
}

/** The rates that differ from the one for everything else, highest first. */
function ratesOf(card: CreditCard): readonly Rate[] {
  const { rules } = card.rewards;
  const base = rules.find(isBase);
  const rates: Rate[] = [];
  for (const rule of rules) {
    const { on = [], at = [] } = rule;
    const isConditional = rule.if !== undefined;
    const rate = rateOf(rule, card);
    if (isBase(rule) || (base && !isConditional && rate === rateOf(base, card))) continue;
    const isPlain = (one: Pick<Rate, 'at' | 'isConditional'>): boolean => one.at.length === 0 && !one.isConditional;
    const like = rates.findIndex((one) => one.rate === rate && isPlain(one) && isPlain({ at, isConditional }));
    const before = rates[like];
    if (before) rates[like] = { ...before, on: [...before.on, ...on] };
    else rates.push({ rate, height: heightOf(rule, card), on, at, isConditional });
  }
  return rates.sort((one, other) => other.height - one.height);
}

/** The first names, and how many more: "Amazon, Flipkart and four more". One more is named. */
function someOf(names: readonly string[], most: number): readonly string[] {
  return names.length <= most + 1 ? names : [...names.slice(0, most), words.namesMore({ count: names.length - most })];
}

function partText({ rate, on, at, isConditional }: Rate, mostNames: number): string {
  const part =
    at.length > 0
      ? words.at({ rate, shops: someOf(at, mostNames), arePumps: on.includes('fuel') })
      : words.on({ rate, kinds: someOf(kindNames(on), mostNames) });
  return isConditional ? words.conditional({ part }) : part;
}

/** A text that may be too long, and what is said of what it leaves out. */
interface Wording {
  readonly text: string;
  readonly isPart: boolean;
}

/** Fewer and fewer of some things, each time with all names, with two and with one. */
function* fewer(count: number, textOf: (count: number, mostNames: number) => string): Generator<Wording, void> {
  for (let left = count; left > 0; left -= 1) {
    for (const mostNames of [Infinity, 2, 1]) yield { text: textOf(left, mostNames), isPart: left < count };
  }
}

/** The first that fits, else the last. */
function firstThatFits(wordings: Iterable<Wording>): Wording | undefined {
  let shortest: Wording | undefined;
  for (const wording of wordings) {
    shortest = wording;
    if (wording.text.length <= ROOM) break;
  }
  return shortest;
}

/** A card's rates by kind of spending, highest first, in some sixty characters: "10% on food, 1.5% on the rest". */
export function paysInShort(card: CreditCard): string {
  const rates = ratesOf(card);
  const { rules, milestones = [] } = card.rewards;
  const base = rules.find(isBase);
  const rate = base ? rateOf(base, card) : '';
  const isHighest = base !== undefined && rates.every(({ height }) => height <= heightOf(base, card));
  const found = firstThatFits(
    fewer(rates.length, (count, mostNames) =>
      [
        ...(base && isHighest ? [words.most({ rate })] : []),
        ...rates.slice(0, count).map((one) => partText(one, mostNames)),
        // What is left out is no part of the rest.
        ...(base && !isHighest && count === rates.length ? [words.rest({ rate })] : []),
      ].join(', '),
    ),
  );
  const { text: parts, isPart } = found ?? { text: words.all({ rate }), isPart: false };
  if (isPart) return words.moreBelow({ parts });
  return milestones.length > 0 ? words.bonusesBelow({ parts }) : parts;
}

/** Rules with the same limit: each of them has it, or all of them together. */
interface Limit {
  /** Undefined where only its existence is known */
  readonly cap: string | undefined;
  readonly rules: readonly CardRule[];
  readonly isShared: boolean;
}

/** The limits of rules, each with those that share it. */
function limitsOfRules(rules: readonly CardRule[]): readonly Limit[] {
  const limits: Limit[] = [];
  for (const rule of rules) {
    const last = limits.at(-1);
    if (rule.sharesCap && last) {
      limits[limits.length - 1] = { ...last, rules: [...last.rules, rule], isShared: true };
    } else if (rule.cap) {
      limits.push({ cap: isCap(rule.cap) ? capText(rule.cap) : undefined, rules: [rule], isShared: false });
    }
  }
  return limits;
}

/** A card's limits: those of its rules, equal ones merged, and the one on all rewards together, which belongs to no rule. */
function limitsOf({ rewards: { rules, totalCap } }: CreditCard): readonly Limit[] {
  const limits: Limit[] = [];
  for (const limit of limitsOfRules(rules)) {
    const like = limits.findIndex((one) => one.cap === limit.cap && !one.isShared && !limit.isShared);
    const before = limits[like];
    if (before) limits[like] = { ...before, rules: [...before.rules, ...limit.rules] };
    else limits.push(limit);
  }
  if (totalCap && totalCap.kind !== 'none') limits.push({ cap: formatCap(totalCap), rules: [], isShared: false });
  return limits;
}

function capText(cap: Cap): string {
  return cap.kind === 'times' ? words.limitTimes({ times: cap.times }) : formatCap(cap);
}

/** What a limit holds for: the rate where one rule has it, else what is bought. */
function limitedBy(rule: CardRule, card: CreditCard): readonly string[] {
  const rate = rateOf(rule, card);
  const isOnly = card.rewards.rules.filter((other) => rateOf(other, card) === rate).length === 1;
  const names = [...(rule.at ?? []), ...kindNames(rule.on ?? [])];
  return isOnly || names.length === 0 ? [rate] : names;
}

function limitText({ cap, rules, isShared }: Limit, card: CreditCard, mostNames: number): string {
  const what = someOf(
    rules.flatMap((rule) => limitedBy(rule, card)),
    mostNames,
  );
  if (cap === undefined) return words.limitUnknown({ what });
  if (rules.length === 0) return words.limitInAll({ cap });
  if (rules.length === 1) return words.limitOn({ cap, what });
  return isShared ? words.limitOnTogether({ cap, what }) : words.limitOnEach({ cap, what });
}

/** The limits of a card's rates as short: "₹1,000 a month on 10%". */
export function limitsInShort(card: CreditCard): string {
  const limits = limitsOf(card);
  const found = firstThatFits(
    fewer(limits.length, (count, mostNames) =>
      limits
        .slice(0, count)
        .map((limit) => limitText(limit, card, mostNames))
        .join('; '),
    ),
  );
  if (!found) return card.rewards.totalCap ? terms.none : words.noLimit;
  return upperFirst(found.isPart ? words.moreBelow({ parts: found.text }) : found.text);
}

/** Free lounge visits without their conditions, which are only mentioned: "2 a quarter in India, on conditions". */
export function loungesInColumn(card: CreditCard): string {
  const found = loungeVisits(card);
  if (found.length === 0) return terms.none;
  const visits = upperFirst(found.map(({ text }) => midSentence(text)).join(', '));
  return found.some(({ condition }) => condition !== undefined) ? words.loungesOnConditions({ visits }) : visits;
}
