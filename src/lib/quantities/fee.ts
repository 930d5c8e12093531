import { formatDay, MONTHS } from '../format/dates';
import { isDay } from '../days';
import { formatConditions, parseConditions, type Condition } from './conditions';
import { formatMoney, formatMoneySpan, parseMoney, parseMoneySpan } from './money';
import { share } from './percent';
import { readAll, refused, type Reading } from './reading';
import { exactly, formatSpan, parseSpan, type Span } from './span';
import * as words from './messages.en';

/** What one size of loan pays, before GST: a share of the loan between a floor and a cap, or an amount. */
export type FeeSlab = {
  /** Percent of the loan, or of what is still owed where the fee is for changing a running loan. */
  readonly share?: Span;
  /** Rupees; a fee is a share or an amount, never both. */
  readonly amount?: Span;
  /** Rupees that a share comes to at least. */
  readonly floor?: number;
  /** Rupees that a share comes to at most. */
  readonly cap?: number;
  /** Rupees that are charged on top of a share, such as for documents. */
  readonly onTop?: number;
  /** The largest loan of this slab in rupees; missing in the last slab. */
  readonly upTo?: number;
};

export type Fee = {
  /** In the order of the loan's size; empty when the lender says that it charges nothing. */
  readonly slabs: readonly FeeSlab[];
  /** Nothing is charged up to this day, for whoever meets the conditions. Loading drops it after the day: see src/content/onDay.ts. */
  readonly waiver?: { readonly until: string; readonly conditions: readonly Condition[] };
};

/** What a fee comes to in rupees. `most` is missing where only a beginning is published, `least` is the amount sure to be due. */
export type FeeCost = { readonly least: number; readonly most?: number };

const remedy =
  'write a fee such as "0.35%, ₹2,000 to ₹10,000", "up to 0.50%, at most ₹15,000", "₹5,000 up to ₹50 lakh; ₹7,500 above" or "Nil"';
const PLUS = 'plus ';
const WAIVER = /^Nil until (?<day>\d{1,2}) (?<month>[A-Z][a-z]+) (?<year>\d{4})(?: if (?<conditions>.+))?$/u;

function parseBounds(text: string): Reading<Pick<FeeSlab, 'floor' | 'cap'>> {
  const single = /^at (?<end>least|most) (?<amount>.+)$/u.exec(text)?.groups;
  if (single) {
    const amount = parseMoney(single['amount'] ?? '');
    if (amount.problem !== undefined) return amount;
    return { value: single['end'] === 'least' ? { floor: amount.value } : { cap: amount.value } };
  }
  const span = parseMoneySpan(text);
  if (span.problem !== undefined && text.startsWith('₹')) return span;
  const { least, most } = span.value ?? {};
  if (least === undefined || most === undefined || least === most) {
    return refused(
      `"${text}" is not understood; write "at least ₹2,000", "at most ₹10,000" or "₹2,000 to ₹10,000" after the share`,
    );
  }
  return { value: { floor: least, cap: most } };
}

function parseCharge(text: string): Reading<FeeSlab> {
  if (text === 'Nil') return { value: { amount: exactly(0) } };
  if (!text.includes('%')) {
    const amount = parseMoneySpan(text);
    return amount.problem === undefined
      ? { value: { amount: amount.value } }
      : refused(`"${text}" is not understood; ${remedy}`);
  }
  const [first = '', ...more] = text.split(', ');
  const last = more.at(-1);
  const onTop = last?.startsWith(PLUS) ? parseMoney(last.slice(PLUS.length)) : undefined;
  if (onTop?.problem !== undefined) return onTop;
  const [second, ...rest] = onTop ? more.slice(0, -1) : more;
  if (rest.length > 0) return refused(`"${text}" is not understood; ${remedy}`);
  const part = parseSpan(first, share);
  if (part.problem !== undefined) return part;
  const bounds = second === undefined ? { value: {} } : parseBounds(second);
  if (bounds.problem !== undefined) return bounds;
  return { value: { share: part.value, ...bounds.value, ...(onTop && { onTop: onTop.value }) } };
}

function parseSlab(text: string): Reading<FeeSlab> {
  const groups = /^(?<charge>.+) up to (?<upTo>₹[^%]+)$/u.exec(text)?.groups;
  if (!groups) return parseCharge(text.replace(/ above$/u, ''));
  const upTo = parseMoney(groups['upTo'] ?? '');
  if (upTo.problem !== undefined) return upTo;
  const charge = parseCharge(groups['charge'] ?? '');
  return charge.problem === undefined ? { value: { ...charge.value, upTo: upTo.value } } : charge;
}

function parseWaiver(text: string): Reading<Fee['waiver'] & object> {
  const groups = WAIVER.exec(text)?.groups;
  const month = MONTHS.indexOf(groups?.['month'] ?? '') + 1;
  const until = `${groups?.['year']}-${String(month).padStart(2, '0')}-${(groups?.['day'] ?? '').padStart(2, '0')}`;
  if (!groups || !isDay(until)) {
    return refused(`"${text}" is not understood; write the last day as "Nil until 30 September 2026"`);
  }
  const conditions = groups['conditions'] === undefined ? { value: [] } : parseConditions(groups['conditions']);
  return conditions.problem === undefined ? { value: { until, conditions: conditions.value } } : conditions;
}

/** Slabs that leave no size of loan without a fee, nor with two. */
function slabProblem(texts: readonly string[], slabs: readonly FeeSlab[]): string | undefined {
  for (const [index, { upTo }] of slabs.entries()) {
    const isLast = index === slabs.length - 1;
    const earlier = slabs[index - 1]?.upTo;
    const saysAbove = (texts[index] ?? '').endsWith(' above');
    if (!isLast && upTo === undefined)
      return `write up to which loan "${texts[index]}" is charged, such as "up to ₹50 lakh"`;
    if (isLast && upTo === undefined && saysAbove !== slabs.length > 1) {
      return saysAbove
        ? 'write the fee of the smaller loans first'
        : `write "${texts[index]} above" for the largest loans`;
    }
    if (earlier !== undefined && upTo !== undefined && earlier >= upTo)
      return 'write the slabs from the smallest loan to the largest';
  }
  return undefined;
}

/**
 * Reads a fee before GST: "0.35%, ₹2,000 to ₹10,000", "up to 0.50%, at most ₹15,000", "1%, plus ₹1,350", "₹16,000", "0.50% to 2%", "Nil", slabs by the size
 * of the loan parted by semicolons, "₹5,000 up to ₹50 lakh; ₹7,500 above" or "Nil up to ₹7.5 lakh; 1% above", and a waiver at the end, "Nil until 30 September 2026 if
 * score at least 725".
 */
export function parseFee(text: string): Reading<Fee> {
  if (text === 'Nil') return { value: { slabs: [] } };
  const parts = text.split('; ');
  const last = parts.at(-1) ?? '';
  const waiver = last.startsWith('Nil until') ? parseWaiver(last) : undefined;
  if (waiver?.problem !== undefined) return waiver;
  const texts = waiver ? parts.slice(0, -1) : parts;
  if (texts.length === 0) return refused('write the fee that is charged otherwise before "Nil until …"');
  const slabs = readAll(texts, parseSlab);
  if (slabs.problem !== undefined) return slabs;
  const problem = slabs.value.map(chargeProblem).find(Boolean) ?? slabProblem(texts, slabs.value);
  if (problem !== undefined) return refused(problem);
  return { value: { slabs: slabs.value, ...(waiver && { waiver: waiver.value }) } };
}

function chargeProblem({ floor, cap }: FeeSlab): string | undefined {
  return floor !== undefined && cap !== undefined && floor >= cap ? 'write the floor before the cap' : undefined;
}

function formatBounds({ floor, cap }: FeeSlab): string {
  if (floor !== undefined && cap !== undefined) return `, ${formatMoneySpan({ least: floor, most: cap })}`;
  if (floor !== undefined) return `, ${words.atLeast({ amount: formatMoney(floor) })}`;
  return cap === undefined ? '' : `, ${words.atMost({ amount: formatMoney(cap) })}`;
}

function formatAmount(amount: Span): string {
  return amount.most === 0 ? words.nil : formatMoneySpan(amount);
}

function formatSlab(slab: FeeSlab, isAbove: boolean): string {
  const charge = slab.amount
    ? formatAmount(slab.amount)
    : `${formatSpan(slab.share ?? {}, share)}${formatBounds(slab)}${slab.onTop === undefined ? '' : `, ${words.plus({ amount: formatMoney(slab.onTop) })}`}`;
  if (slab.upTo !== undefined) return words.feeUpTo({ fee: charge, loan: formatMoney(slab.upTo) });
  return isAbove ? words.feeAbove({ fee: charge }) : charge;
}

/** Writes a fee as `parseFee` reads it. */
export function formatFee({ slabs, waiver }: Fee): string {
  if (slabs.length === 0) return words.nil;
  const texts = slabs.map((slab, index) => formatSlab(slab, index > 0 && slab.upTo === undefined));
  if (waiver) {
    const day = formatDay(waiver.until);
    texts.push(
      waiver.conditions.length === 0
        ? words.nilUntil({ day })
        : words.nilUntilIf({ day, conditions: formatConditions(waiver.conditions) }),
    );
  }
  return texts.join('; ');
}

/**
 * What a fee comes to on a loan, before GST: nothing while a waiver runs for everybody. One with conditions is left out, since whether they
 * are met is for the caller to say.
 *
 * @param base rupees of the loan, or of what is still owed
 * @returns both ends in rupees, unrounded, equal where the fee is certain; undefined for a loan larger than every slab
 */
export function feeCost({ slabs, waiver }: Fee, base: number): FeeCost | undefined {
  if (slabs.length === 0 || waiver?.conditions.length === 0) return { least: 0, most: 0 };
  const slab = slabs.find(({ upTo }) => upTo === undefined || base <= upTo);
  if (!slab) return undefined;
  const { amount, floor = 0, cap = Infinity, onTop = 0 } = slab;
  if (amount) return { least: amount.least ?? 0, ...(amount.most !== undefined && { most: amount.most }) };
  const bounded = (percent: number): number => Math.min(cap, Math.max(floor, (base * percent) / 100));
  const { least = 0, most } = slab.share ?? {};
  const upperEnd = (most === undefined ? cap : bounded(most)) + onTop;
  return { least: bounded(least) + onTop, ...(Number.isFinite(upperEnd) && { most: upperEnd }) };
}
