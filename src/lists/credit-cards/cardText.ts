import { formatNumber, formatPercent, formatRupees } from '../../lib/format/rupees';
import { formatCap, formatEarning, formatVisits, type Earning } from '../../lib/quantities/earning';
import { formatMoney } from '../../lib/quantities/money';
import { otherText } from '../../lib/quantities/otherValue';
import { format, isUnknown, words } from '../../lib/quantities/quantity';
import { andList } from '../../lib/wordLists';
import { midSentence } from '../../lib/midSentence';
import { upperFirst } from '../../lib/upperFirst';
import type { CardRule, CreditCard, Milestone, SpendCategory } from '../../content/cardTypes';
import type { Rupees } from './cardValue';
import type { Provider } from '../../content/offerTypes';

/** Formats a credit card's record as text for pages. */

const NAMES: Partial<Record<SpendCategory, string>> = {
  bills: 'utility bills',
  phone: 'phone and internet bills',
  education: 'education fees',
  government: 'government payments',
  wallets: 'wallet loads',
  abroad: 'foreign payments',
  transport: 'cabs and buses',
};

/** The card's name without the words common to all rows of a list. */
export function shortName({ name }: CreditCard): string {
  return name.replace(/ Credit Card$/u, '');
}

/** The name without its issuer, as printed on the card: "Live+" of the HSBC Live+ Credit Card. */
export function productName(card: CreditCard, issuer: Pick<Provider, 'name' | 'shortName'>): string {
  const name = shortName(card);
  const own = new Set(`${issuer.name} ${issuer.shortName} Bank`.split(' '));
  const words = name.split(' ').filter((word) => !own.has(word));
  return words.join(' ') || name;
}

function categories(list: readonly SpendCategory[]): string {
  return andList(list.map((category) => NAMES[category] ?? category));
}

/** "₹0.50", "₹1": paise have two digits. */
function amount(rupees: number): string {
  return formatRupees(rupees, Number.isInteger(rupees) ? 0 : 2);
}

/** "1.25%" for points with one value, "1.75% to 3.25%" where uses differ; undefined if no document gives a value. */
function percentOf(earning: Earning, card: CreditCard): string | undefined {
  if (earning.kind === 'percent') return formatEarning(earning);
  const worths = card.pointWorth?.uses.map(({ value }) => value.least ?? 0);
  if (!worths) return undefined;
  const [low, high] = [Math.min(...worths), Math.max(...worths)].map((worth) =>
    formatPercent((earning.points * worth * 100) / earning.per),
  );
  return low === high ? low : `${low} to ${high}`;
}

function paid(earning: Earning, card: CreditCard): string {
  const percent = percentOf(earning, card);
  return percent === undefined || earning.kind === 'percent'
    ? formatEarning(earning)
    : `${percent} (${formatEarning(earning)})`;
}

function where({ on, at }: CardRule, isOnlyRule: boolean): string {
  if (at && on?.includes('fuel')) return ` at ${andList(at)} pumps`;
  if (at) return `${on ? ` on ${categories(on)}` : ''} at ${andList(at)}`;
  if (on) return ` on ${categories(on)}`;
  return isOnlyRule ? ' on all that earns' : ' on everything else';
}

function limit({ cap, sharesCap }: CardRule): string {
  if (sharesCap) return ', within the same limit';
  if (!cap) return '';
  if (cap.kind === 'times') return `, at most ${cap.times === 1 ? '' : `${cap.times} times `}what everything else pays`;
  return cap.kind === 'rupees' || cap.kind === 'points'
    ? `, at most ${formatCap(cap)}`
    : ', up to a limit that we did not find';
}

/** What rules pay at best, as shares of the spending: "5%", "4%". Highest first, each once; without those in points of unknown worth. */
export function ratesPaid(rules: readonly CardRule[], card: CreditCard): readonly string[] {
  const best = Math.max(...(card.pointWorth?.uses.map(({ value }) => value.least ?? 0) ?? [NaN]));
  const shares = rules.map(({ earns }) =>
    earns.kind === 'percent' ? earns.percent : (earns.points * best * 100) / earns.per,
  );
  const known = shares.filter(Number.isFinite).sort((one, other) => other - one);
  return [...new Set(known.map((share) => formatPercent(share)))];
}

/** The rate of one rule and its spending: "5% on utility bills", "1% on everything else". */
export function ruleText(rule: CardRule, card: CreditCard): string {
  return `${paid(rule.earns, card)}${where(rule, card.rewards.rules.length === 1)}`;
}

function line(rule: CardRule, card: CreditCard): string {
  const { above } = rule;
  const more = above ? `; ${paid(above.earns, card)} on what exceeds ${format(above.spending)} a month` : '';
  return `${ruleText(rule, card)}${rule.if ? `, ${rule.if}` : ''}${limit(rule)}${more}`;
}

/** A category that earns nothing. If a rule rewards part of it: "… elsewhere", "… in other cases". */
function unpaidKind(category: SpendCategory, rules: readonly CardRule[]): string {
  const name = categories([category]);
  const rule = rules.find(({ on }) => on?.includes(category));
  if (rule?.at) return category === 'fuel' ? 'fuel at other pumps' : `${name} elsewhere`;
  return rule?.if === undefined ? name : `${name} in other cases`;
}

/** The excluded spending: "Fuel at other pumps, rent and wallet loads", or "No kind of spending that we know of". */
export function nothingText({ rewards: { nothingOn, rules } }: CreditCard): string {
  if (nothingOn.length === 0) return 'No kind of spending that we know of';
  return upperFirst(andList(nothingOn.map((category) => unpaidKind(category, rules))));
}

/** The reward rules, one line each. */
export function ruleLines(card: CreditCard): readonly string[] {
  return card.rewards.rules.map((rule) => line(rule, card));
}

/** "1,000 points in each quarter with ₹75,000 of spending", "Taj vouchers of ₹10,000 at ₹7 lakh of spending a year". */
function milestoneText({ spending, in: period, points, voucher, from }: Milestone): string {
  const given = voucher
    ? `${from === undefined ? 'Vouchers' : `${from} vouchers`} of ${format(voucher)}`
    : `${formatNumber(points ?? 0)} points`;
  return period === undefined
    ? `${given} at ${format(spending)} of spending a year`
    : `${given} in each ${period} with ${format(spending)} of spending`;
}

/** Rewards and limits beside the rules, one line each. */
export function furtherLines({ rewards: { milestones = [], more = [], limits = [] } }: CreditCard): readonly string[] {
  return [...milestones.map(milestoneText), ...more, ...limits];
}

/** The limit on all rewards together: "₹4,000 a month", "None", or the words for a value not found. */
export function limitText({ rewards: { totalCap } }: CreditCard): string {
  if (!totalCap) return words['not-found'];
  return totalCap.kind === 'none' ? 'None' : formatCap(totalCap);
}

/** "₹999 to join and a year, plus GST; no yearly fee from ₹2 lakh of spending". */
export function feeText({ fees: { joining, yearly, waivedFrom } }: CreditCard): string {
  const [first = 0, later = 0] = [joining.least, yearly.least];
  if (first === 0 && later === 0) return '₹0 to join and ₹0 a year';
  const both =
    first === later
      ? `${formatMoney(first)} to join and a year`
      : `${formatMoney(first)} to join, ${formatMoney(later)} a year`;
  const waiver = waivedFrom ? `no yearly fee from ${format(waivedFrom)} of spending a year` : 'never waived';
  return `${both}, plus GST; ${waiver}`;
}

/** The form of the reward, unless it is a bill credit or an issuer-wide point; else undefined. */
export function paidOtherwise({ rewards: { paidAs } }: CreditCard): string | undefined {
  return /off the bill|rewards? points/iu.test(paidAs) ? undefined : paidAs;
}

/** Whether the rewards come from a single record or could not be confirmed with the issuer. */
export function isInDoubt({ rewards }: CreditCard): boolean {
  return [rewards.unconfirmed, rewards.oneRecord].includes(true);
}

/** The form of the reward, and the value of a point in each use. */
export function paidAsText(card: CreditCard): string {
  const { rewards, pointWorth } = card;
  const uses = pointWorth?.uses.map(({ value, for: use }) => `${amount(value.least ?? 0)} for ${use}`);
  return [rewards.paidAs, ...(uses ? [`a point is worth ${andList(uses)}`] : [])].join('; ');
}

/** Free lounge visits in India and abroad, with their condition: "2 a quarter in India". */
function loungeVisits({ lounges: { domestic, abroad } }: CreditCard) {
  return [
    { ...domestic, place: 'in India' },
    { ...abroad, place: 'abroad' },
  ]
    .map(({ visits, place, if: condition }) => ({ visits: formatVisits(visits), place, condition }))
    .filter(({ visits }) => visits !== 'None')
    .map(({ visits, place, condition }) => ({ text: `${visits} ${place}`, condition }));
}

/** "2 a quarter in India, after ₹50,000 of spending; 4 a year abroad", or "None". */
export function loungeText(card: CreditCard): string {
  const visits = loungeVisits(card).map(({ text, condition }) => `${text}${condition ? `, ${condition}` : ''}`);
  return visits.join('; ') || 'None';
}

/** The forex markup in short: "markup 3.50% plus GST", "no markup" */
export function markupInShort({ markup: { value } }: CreditCard): string {
  if (isUnknown(value)) return 'markup not found';
  return value.most === 0 ? 'no markup' : `markup ${format(value)} plus GST`;
}

/** Lounge visits in one line; conditions are mentioned, not listed: "Lounges: 2 a quarter in India, on conditions" */
export function loungesInShort(card: CreditCard): string {
  const visits = loungeVisits(card);
  if (visits.length === 0) return 'No lounges';
  const texts = visits.map(({ text }) => midSentence(text));
  return `Lounges: ${texts.join(', ')}${visits.some(({ condition }) => condition) ? ', on conditions' : ''}`;
}

/** "3.50% plus GST", "None". */
export function markupText({ markup: { value } }: CreditCard): string {
  if (isUnknown(value)) return format(value);
  return value.most === 0 ? 'None' : `${format(value)} plus GST`;
}

/** "₹3 lakh a year", or the words for a value not found. */
export function incomeText({ income: { value } }: CreditCard): string {
  return isUnknown(value) ? format(value) : `${format(value)} a year`;
}

/** A yearly amount, rounded down to the rupee: "₹5,240 to ₹6,100", "a loss of ₹590", "between −₹221 and +₹2,120". */
export function yearText({ least, most }: Rupees): string {
  const [low, high] = [Math.floor(least), Math.floor(most)];
  if (low < 0 && high > 0) return `between −${formatRupees(-low)} and +${formatRupees(high)}`;
  const texts = [...new Set([low, high])].map((end) => formatRupees(Math.abs(end)));
  return `${low < 0 ? 'a loss of ' : ''}${texts.join(' to ')}`;
}

/** Footnotes of a card, one sentence each. */
export function notesOf(card: CreditCard): readonly string[] {
  const { rewards, applications, deposit, fees, pointWorth, redeeming, markup, lounges, income } = card;
  const doubts = [
    ...(rewards.unconfirmed ? ['We could not confirm these rewards with the bank.'] : []),
    ...(rewards.oneRecord ? ['These rewards are known from one record only.'] : []),
  ];
  const notes = [applications, deposit, fees, rewards, pointWorth, redeeming, markup, lounges, income].flatMap(
    (part) => part?.note ?? [],
  );
  const otherMarkups = markup.others?.map((other) => `The markup is ${otherText(other)}.`) ?? [];
  return [...doubts, ...notes, ...otherMarkups];
}
