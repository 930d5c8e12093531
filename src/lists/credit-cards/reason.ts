import { formatRupees } from '../../lib/format/rupees';
import { upperFirst } from '../../lib/upperFirst';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import type { CreditCard } from '../../content/cardTypes';
import { percentOf, rangeText, ruleText, yearText } from './cardText';
import type { CardValue, LeftOutRule, PaidLine, Rupees, Spending } from './cardValue';
import { kindNames } from './kindNames';
import * as words from './messages.en';

const kindsOf = (spending: readonly Spending[]): readonly string[] =>
  kindNames(spending.map(({ category }) => category));

const isBase = ({ rule: { on, at } }: PaidLine): boolean => on === undefined && at === undefined;

/** The rates of some rules: "5%", "1% to 5%". */
function rateOf(lines: readonly PaidLine[], card: CreditCard): string {
  const earnings = lines.flatMap(({ rule: { earns, above }, spent }) =>
    above && spent > (above.spending.least ?? 0) ? [earns, above.earns] : [earns],
  );
  return percentOf(earnings, card) ?? '';
}

/** "10% on ₹8,000 of food", "5% on ₹9,000 at Amazon and Flipkart", with its limit where that is reached. */
function lineText(line: PaidLine, card: CreditCard): string {
  const { rule, on, isCapped, paid } = line;
  const spent = { rate: rateOf([line], card), spent: formatRupees(line.spent) };
  const shops = [...new Set(on.flatMap(({ at }) => at ?? []))];
  const text =
    rule.at && shops.length > 0
      ? words.reasonAt({ ...spent, shops, arePumps: rule.on?.includes('fuel') ?? false })
      : words.reasonOn({ ...spent, kinds: kindsOf(on) });
  if (!isCapped) return text;
  return words.reasonCapped({ part: text, most: rangeText(Math.round(paid.least), Math.round(paid.most)) });
}

/** A rule that is not counted: "5% on bills (paid in one app)", "4% at HPCL pumps" where only its limit is not known. */
export function leftOutText({ rule, condition }: LeftOutRule, card: CreditCard): string {
  const text = ruleText(rule, card);
  return condition === undefined ? text : words.reasonIf({ rule: text, condition });
}

/** A part of a year's rewards. */
interface Part {
  /** Rupees a year, with points in their lowest use */
  readonly least: number;
  readonly text: string;
  /** Without the shops and kinds of spending */
  readonly short?: string;
}

const inAYear = (lines: readonly PaidLine[]): number =>
  MONTHS_IN_YEAR * lines.reduce((sum, { paid }) => sum + paid.least, 0);

function extra(rupees: Rupees, textOf: (amount: string) => string): readonly Part[] {
  return rupees.most > 0 ? [{ least: rupees.least, text: textOf(yearText(rupees)) }] : [];
}

/** What a card pays in parts, largest first: the given number of its rules, what a year's spending brings, and the rest. */
function partsOf(card: CreditCard, { lines, bonus, vouchers }: CardValue, mostNamed: number): readonly Part[] {
  // What rounds to no rupee is named in no reason.
  const paying = lines.filter(({ paid, spent }) => paid.most > 0 && Math.round(spent) > 0);
  const base = paying.find(isBase);
  const isLikeBase = (line: PaidLine): boolean =>
    base !== undefined && !line.isCapped && rateOf([line], card) === rateOf([base], card);
  const named = paying
    .filter((line) => !isLikeBase(line))
    .sort((one, other) => other.paid.least - one.paid.least)
    .slice(0, mostNamed);
  const rest = paying.filter((line) => !named.includes(line));
  const parts = [
    ...named.map((line) => ({
      least: inAYear([line]),
      text: lineText(line, card),
      short: words.reasonAll({ rate: rateOf([line], card), spent: formatRupees(line.spent) }),
    })),
    ...extra(bonus, (amount) => words.reasonBonus({ amount })),
    ...extra({ least: vouchers, most: vouchers }, (amount) => words.reasonVouchers({ amount })),
  ].sort((one, other) => other.least - one.least);
  if (rest.length === 0) return parts;
  const [least, rate] = [inAYear(rest), rateOf(rest, card)];
  // Several rates are the largest part only because they are put together.
  const isLargest =
    rest.every((line) => line === base || isLikeBase(line)) && parts.every((part) => part.least < least);
  const spent = formatRupees(rest.reduce((sum, line) => sum + line.spent, 0));
  if (!isLargest && named.length > 0) return [...parts, { least, text: words.reasonRest({ rate, spent }) }];
  const whole = { least, text: words.reasonAll({ rate, spent }) };
  return isLargest ? [whole, ...parts] : [...parts, whole];
}

/** What earns nothing, and the rates that are not counted. */
function exceptions(card: CreditCard, { unpaid, leftOutRules }: CardValue): readonly string[] {
  const rates = leftOutRules.map((left) => leftOutText(left, card));
  return [
    ...(unpaid.length > 0 ? [words.reasonNothing({ kinds: kindsOf(unpaid) })] : []),
    ...(rates.length > 0 ? [words.reasonNotCounted({ rates })] : []),
  ];
}

/** The reason, shorter and shorter: two rules and all exceptions, one rule, without what is not counted, the largest parts alone, and the rate of the largest. */
function* reasons(card: CreditCard, value: CardValue): Generator<string, void> {
  const all = exceptions(card, value);
  const nothing = exceptions(card, { ...value, leftOutRules: [] });
  const textsOf = (parts: readonly Part[]): readonly string[] => parts.map(({ text }) => text);
  const joined = (parts: readonly string[], rest: readonly string[]): string =>
    [...(parts.length > 0 ? [parts.join(', ')] : []), ...rest].join('; ');
  const largest = partsOf(card, value, 2);
  const parts = textsOf(largest);
  yield joined(parts, all);
  const fewer = textsOf(partsOf(card, value, 1));
  yield joined(fewer, all);
  yield joined(parts, nothing);
  yield joined(fewer, nothing);
  for (let named = parts.length - 1; named > 0; named -= 1) {
    yield words.reasonAndMore({ parts: parts.slice(0, named).join(', ') });
  }
  const short = largest[0]?.short;
  if (short !== undefined && parts.length > 1) yield words.reasonAndMore({ parts: short });
}

/**
 * Why a card's rewards are as high as they are: the one or two rules that pay most, the rest, what earns nothing, and which rates are not counted.
 * "10% on ₹8,000 of food, 1.5% on ₹17,000 more; nothing on fuel". Empty where nothing is spent.
 * @param room most characters. What does not fit is left out, the least important first: the opened row has all of it
 */
export function reasonText(card: CreditCard, value: CardValue, room = Infinity): string {
  if (!value.rewards) return words.reasonNoWorth;
  let shortest = '';
  for (const text of reasons(card, value)) {
    if (text.length <= room) return upperFirst(text);
    shortest = text;
  }
  return upperFirst(shortest);
}
