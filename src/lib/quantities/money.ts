import * as unitWords from '../format/messages.en';
import { formatNumber } from '../format/rupees';
import { refused, type Reading } from './reading';
import { formatSpan, parseSpan, type EndGrammar, type Span } from './span';

const UNITS = [
  { word: 'crore', size: 10_000_000, said: unitWords.crore },
  { word: 'lakh', size: 100_000, said: unitWords.lakh },
] as const;

/** Digits as India groups them: the last three, then twos. */
const AMOUNT = /^₹(?<digits>\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})(?<fraction>\.\d{1,2})?(?: (?<unit>lakh|crore))?$/u;

const remedy = 'write an amount such as "₹5,000", "₹50 lakh" or "₹1.5 crore"';

/**
 * Reads one amount as editors write it: "₹5,000", "₹50 lakh", "₹1.25 crore". What visitors type is read by `readRupees`.
 *
 * @returns rupees, rounded to the paisa
 */
export function parseMoney(text: string): Reading<number> {
  const groups = AMOUNT.exec(text)?.groups;
  if (!groups) return refused(`"${text}" is not understood; ${remedy}`);
  const size = UNITS.find(({ word }) => word === groups['unit'])?.size ?? 1;
  const figure = Number(`${(groups['digits'] ?? '').replaceAll(',', '')}${groups['fraction'] ?? ''}`);
  return { value: Math.round(figure * size * 100) / 100 };
}

/**
 * An amount in its shortest exact form: 5000000 is "₹50 lakh", 12500000 "₹1.25 crore", 43391 "₹43,391". From a crore on nobody says lakh: 29990000 is
 * "₹2,99,90,000".
 *
 * @param rupees zero or more, in whole paise
 */
export function formatMoney(rupees: number): string {
  const [largest, next] = UNITS;
  const said = rupees >= largest.size ? largest : next;
  const unit = rupees >= said.size && Number.isInteger((rupees * 100) / said.size) ? said : undefined;
  const figure = `₹${formatNumber(rupees / (unit?.size ?? 1), 2)}`;
  return unit ? unit.said({ figure }) : figure;
}

const money: EndGrammar = { parse: parseMoney, format: formatMoney, between: ' to ' };

/** Reads "₹50 lakh", "from ₹5 lakh", "₹5 lakh to ₹50 lakh" or "up to ₹50 lakh", in rupees. */
export function parseMoneySpan(text: string): Reading<Span> {
  return parseSpan(text, money);
}

/** Writes rupees as `parseMoneySpan` reads them. */
export function formatMoneySpan(span: Span): string {
  return formatSpan(span, money);
}
