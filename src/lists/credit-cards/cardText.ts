import { formatNumber, formatPercent, formatRupees } from '../../lib/format/rupees';
import { formatCap, formatEarning, formatVisits, visitsAYear, type Earning } from '../../lib/quantities/earning';
import { formatMoney } from '../../lib/quantities/money';
import { otherText } from '../../lib/quantities/otherValue';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { midSentence } from '../../lib/midSentence';
import { NOT_FOUND } from '../../lib/quantities/unknown';
import type { CardRule, CreditCard, Milestone, SpendCategory } from '../../content/cardTypes';
import type { Rupees } from './cardValue';
import type { Provider } from '../../content/offerTypes';
import * as words from './terms/messages.en';

/** Formats a credit card's record as text for pages. */

/** Kinds of spending inside a sentence. */
export const KINDS: Readonly<Record<SpendCategory, string>> = {
  groceries: words.groceries,
  dining: words.dining,
  'food delivery': words.foodDelivery,
  'online shopping': words.onlineShopping,
  'department stores': words.departmentStores,
  films: words.films,
  travel: words.travel,
  transport: words.transport,
  fuel: words.fuel,
  bills: words.bills,
  phone: words.phone,
  insurance: words.insurance,
  education: words.education,
  rent: words.rent,
  government: words.government,
  wallets: words.wallets,
  jewellery: words.jewellery,
  abroad: words.abroad,
  'other shops': words.otherShops,
};

/** The card's name without the words common to all rows of a list. */
export function shortName({ name }: CreditCard): string {
  return name.replace(/ Credit Card$/u, '');
}

/** The name without its issuer, as printed on the card: "Live+" of the HSBC Live+ Credit Card. */
export function productName(card: CreditCard, issuer: Pick<Provider, 'name' | 'shortName'>): string {
  const name = shortName(card);
  const issuerWords = new Set(`${issuer.name} ${issuer.shortName} Bank`.split(' '));
  const rest = name.split(' ').filter((word) => !issuerWords.has(word));
  return rest.join(' ') || name;
}

/** "₹0.50", "₹1": paise have two digits. */
function amount(rupees: number): string {
  return formatRupees(rupees, Number.isInteger(rupees) ? 0 : 2);
}

/** "1.25%" where all earnings pay the same in each use of a point, else "1.75% to 3.25%"; undefined if no document gives a point's value. */
export function percentOf(earnings: readonly Earning[], { pointWorth }: CreditCard): string | undefined {
  const worths = pointWorth?.uses.map(({ value }) => value.least ?? 0) ?? [];
  const shares = earnings.flatMap((earning) =>
    earning.kind === 'percent' ? earning.percent : worths.map((worth) => (earning.points * worth * 100) / earning.per),
  );
  if (shares.length === 0) return undefined;
  const [least, most] = [formatPercent(Math.min(...shares)), formatPercent(Math.max(...shares))];
  return least === most ? least : words.range({ least, most });
}

function paid(earning: Earning, card: CreditCard): string {
  const percent = percentOf([earning], card);
  return percent === undefined || earning.kind === 'percent'
    ? formatEarning(earning)
    : `${percent} (${formatEarning(earning)})`;
}

function limit({ cap, sharesCap }: CardRule): string | undefined {
  if (sharesCap) return words.limitShared;
  if (!cap) return undefined;
  if (cap.kind === 'times') return words.limitBase({ times: cap.times });
  return cap.kind === 'rupees' || cap.kind === 'points'
    ? words.limitMost({ most: formatCap(cap) })
    : words.limitUnknown;
}

/** The rate of one rule and its spending: "5% on utility bills", "1% on everything else". */
export function ruleText({ earns, on, at: shops }: CardRule, card: CreditCard): string {
  const rate = paid(earns, card);
  if (shops && on?.includes('fuel')) return words.rulePumps({ rate, pumps: shops });
  const kinds = on?.map((kind) => KINDS[kind]);
  if (shops) return kinds ? words.ruleOnAt({ rate, kinds, shops }) : words.ruleAt({ rate, shops });
  if (kinds) return words.ruleOn({ rate, kinds });
  return card.rewards.rules.length === 1 ? words.ruleOnly({ rate }) : words.ruleElse({ rate });
}

function line(rule: CardRule, card: CreditCard): string {
  const { above } = rule;
  const text = [ruleText(rule, card), rule.if, limit(rule)].filter(Boolean).join(', ');
  const more = above && words.rateAbove({ rate: paid(above.earns, card), spending: format(above.spending) });
  return [text, more].filter(Boolean).join('; ');
}

/** A category that earns nothing. If a rule rewards part of it: "… elsewhere", "… in other cases". */
function unpaidKind(category: SpendCategory, rules: readonly CardRule[]): string {
  const kind = KINDS[category];
  const rule = rules.find(({ on }) => on?.includes(category));
  if (rule?.at) return category === 'fuel' ? words.pumpsElsewhere : words.kindElsewhere({ kind });
  return rule?.if === undefined ? kind : words.kindOtherwise({ kind });
}

/** The excluded spending: "Fuel at other pumps, rent and wallet loads", or "No kind of spending that we know of". */
export function nothingText({ rewards: { nothingOn, rules } }: CreditCard): string {
  if (nothingOn.length === 0) return words.nothingKnown;
  return words.nothingOn({ kinds: nothingOn.map((category) => unpaidKind(category, rules)) });
}

/** The reward rules, one line each. */
export function ruleLines(card: CreditCard): readonly string[] {
  return card.rewards.rules.map((rule) => line(rule, card));
}

/** "1,000 points in each quarter with ₹75,000 of spending", "Taj vouchers of ₹10,000 at ₹7 lakh of spending a year". */
function milestoneText({ spending, in: period, points = 0, voucher, from: company }: Milestone): string {
  const reached = { period: period ?? 'year', spending: format(spending) } as const;
  if (!voucher) return words.milestonePoints({ ...reached, points: formatNumber(points) });
  const vouchers = { ...reached, worth: format(voucher) };
  return company === undefined
    ? words.milestoneVouchers(vouchers)
    : words.milestoneVouchersFrom({ ...vouchers, company });
}

/** Rewards and limits beside the rules, one line each. */
export function furtherLines({ rewards: { milestones = [], more = [], limits = [] } }: CreditCard): readonly string[] {
  return [...milestones.map(milestoneText), ...more, ...limits];
}

/** The limit on all rewards together: "₹4,000 a month", "None", or the words for a value not found. */
export function limitText({ rewards: { totalCap } }: CreditCard): string {
  if (!totalCap) return NOT_FOUND;
  return totalCap.kind === 'none' ? words.none : formatCap(totalCap);
}

/** "₹999 to join and a year, plus GST; no yearly fee from ₹2 lakh of spending". */
export function feeText({ fees: { joining, yearly, waivedFrom } }: CreditCard): string {
  const [first = 0, later = 0] = [joining.least, yearly.least];
  if (first === 0 && later === 0) return words.feeNone;
  const [joiningFee, yearlyFee] = [formatMoney(first), formatMoney(later)];
  return [
    first === later ? words.feeSame({ fee: yearlyFee }) : words.feeEach({ joining: joiningFee, yearly: yearlyFee }),
    waivedFrom ? words.waivedFrom({ spending: format(waivedFrom) }) : words.neverWaived,
  ].join('; ');
}

/** The form of the reward, if it is neither a bill credit nor an issuer-wide point. */
export function paidOtherwise({ rewards: { paidAs, ownCurrency } }: CreditCard): string | undefined {
  return ownCurrency ? paidAs : undefined;
}

/** Whether the rewards come from a single record or could not be confirmed with the issuer. */
export function isInDoubt({ rewards }: CreditCard): boolean {
  return [rewards.unconfirmed, rewards.oneRecord].includes(true);
}

/** The form of the reward, and the value of a point in each use. */
export function paidAsText(card: CreditCard): string {
  const { rewards, pointWorth } = card;
  const uses = pointWorth?.uses.map(({ value, for: use }) => words.worthFor({ worth: amount(value.least ?? 0), use }));
  return [rewards.paidAs, ...(uses ? [words.pointWorth({ uses })] : [])].join('; ');
}

/** Free lounge visits in India and abroad, with their condition: "2 a quarter in India". */
export function loungeVisits({ lounges: { domestic, abroad } }: CreditCard) {
  return [
    { ...domestic, textOf: words.visitsIndia },
    { ...abroad, textOf: words.visitsAbroad },
  ]
    .filter(({ visits }) => visitsAYear(visits) > 0)
    .map(({ visits, textOf, if: condition }) => ({ text: textOf({ visits: formatVisits(visits) }), condition }));
}

/** "2 a quarter in India, after ₹50,000 of spending; 4 a year abroad", or "None". */
export function loungeText(card: CreditCard): string {
  const visits = loungeVisits(card).map(({ text, condition }) => `${text}${condition ? `, ${condition}` : ''}`);
  return visits.join('; ') || words.none;
}

/** The forex markup in short: "markup 3.50% plus GST", "no markup" */
export function markupInShort({ markup: { value } }: CreditCard): string {
  if (isUnknown(value)) return words.markupUnknown;
  return value.most === 0 ? words.markupNone : words.markupInShort({ share: format(value) });
}

/** Lounge visits in one line; conditions are mentioned, not listed: "Lounges: 2 a quarter in India, on conditions" */
export function loungesInShort(card: CreditCard): string {
  const visits = loungeVisits(card);
  if (visits.length === 0) return words.noLounges;
  return words.loungesInShort({
    visits: visits.map(({ text }) => midSentence(text)).join(', '),
    onConditions: visits.some(({ condition }) => condition),
  });
}

/** "3.50% plus GST", "None". */
export function markupText({ markup: { value } }: CreditCard): string {
  if (isUnknown(value)) return format(value);
  return value.most === 0 ? words.none : words.plusGst({ share: format(value) });
}

/** "₹3 lakh a year", or the words for a value not found. */
export function incomeText({ income: { value } }: CreditCard): string {
  return isUnknown(value) ? format(value) : words.aYear({ income: format(value) });
}

/** One amount, or both ends: "₹480" or "₹120 to ₹480". */
export function rangeText(low: number, high: number): string {
  const [least, most] = [formatRupees(low), formatRupees(high)];
  return least === most ? least : words.range({ least, most });
}

/** A yearly amount, rounded down to the rupee: "₹5,240 to ₹6,100", "a loss of ₹590", "between −₹221 and +₹2,120". */
export function yearText({ least, most }: Rupees): string {
  const [low, high] = [Math.floor(least), Math.floor(most)];
  if (low < 0 && high > 0) return words.between({ least: formatRupees(-low), most: formatRupees(high) });
  const amount = rangeText(Math.abs(low), Math.abs(high));
  return low < 0 ? words.loss({ amount }) : amount;
}

/** Footnotes of a card, one sentence each. */
export function notesOf(card: CreditCard): readonly string[] {
  const { rewards, applications, deposit, fees, pointWorth, redeeming, markup, lounges, income } = card;
  const doubts = [
    ...(rewards.unconfirmed ? [words.notConfirmed] : []),
    ...(rewards.oneRecord ? [words.oneRecord] : []),
  ];
  const notes = [applications, deposit, fees, rewards, pointWorth, redeeming, markup, lounges, income].flatMap(
    (part) => part?.note ?? [],
  );
  const otherMarkups = markup.others?.map((other) => words.otherMarkup({ markup: otherText(other) })) ?? [];
  return [...doubts, ...notes, ...otherMarkups];
}
