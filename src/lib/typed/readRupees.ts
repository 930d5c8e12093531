import { plainText, tokensOf, type Token } from './plainText';
import { quantityOf } from './quantityOf';

/** What stands around an amount and says nothing more than the field does. */
const BEFORE = new Set('₹ rs inr re rupees rupee रु रू रुपये रुपए रुपया : +'.split(' '));
const BEHIND = new Set('₹ rs inr re rupees rupee रु रू रुपये रुपए रुपया only मात्र /- /= .'.split(' '));

/** The tokens without what stands around the amount, and whether a minus was among it. */
function withoutCurrency(tokens: readonly Token[]): { readonly inner: readonly Token[]; readonly isNegative: boolean } {
  let [start, end] = [0, tokens.length];
  let isNegative = false;
  for (; start < end; start += 1) {
    const text = tokens[start]?.text ?? '';
    if (text === '-') isNegative = true;
    else if (!BEFORE.has(text)) break;
  }
  while (end > start && BEHIND.has(tokens[end - 1]?.text ?? '')) end -= 1;
  return { inner: tokens.slice(start, end), isNegative };
}

/**
 * Reads an amount that a person typed or pasted: "50,00,000", "5000000", "₹50 lakh", "1 crore 20 lakh", "fifty lakh", "25 हजार",
 * "Rs. 75k", "50 lakh rupees only", "50,00,000/-", with the digits of any script. A comma is never a decimal point, and a text that may mean two amounts is not read.
 *
 * @returns rupees, rounded to the paisa; Infinity when they are too many to be exact in paise (above 90 lakh crore); undefined when
 *   the text cannot be read with certainty
 */
export function readRupees(text: string): number | undefined {
  const plain = plainText(text);
  if (plain === undefined) return undefined;
  const { inner, isNegative } = withoutCurrency(tokensOf(plain));
  const rupees = quantityOf(inner, plain.startsWith('₹'));
  if (rupees === undefined) return undefined;
  const paise = Math.round(rupees * 100);
  const exact = Number.isSafeInteger(paise) ? paise / 100 : Infinity;
  return isNegative ? -exact : exact;
}
