import { plainText, tokensOf } from './plainText';
import { numberFrom } from './quantityOf';
import type { UnitReader } from './units';

/**
 * Reads a number that a person typed or pasted, with its sign and unit: "20 years", "8.50 per cent", "+0.25", "–0.25 %", "25 bps",
 * "twenty", "२०". A comma is never a decimal point.
 *
 * @returns undefined when the text cannot be read with certainty
 */
export function readNumber(text: string, unitOf: UnitReader): number | undefined {
  const plain = plainText(text);
  if (plain === undefined) return undefined;
  const tokens = tokensOf(plain);
  const sign = tokens[0]?.text ?? '';
  const isNegative = sign === '-' || sign === 'minus';
  const isSigned = isNegative || ['+', 'plus', '@'].includes(sign);
  const unsigned = isSigned ? tokens.slice(1) : tokens;
  const number = numberFrom(unsigned);
  if (!number) return undefined;
  const unit = unsigned.slice(number.length).map((token) => (token.text === '.' ? '' : token.text));
  const factor = unit.length === 0 ? 1 : unitOf(unit.join(''));
  if (factor === undefined) return undefined;
  const value = Number((number.value * factor).toPrecision(15));
  return isNegative ? 0 - value : value;
}
