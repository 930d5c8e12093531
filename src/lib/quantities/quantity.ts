import { formatBands, parseBands, type Bands } from './bands';
import { formatCount, parseCount } from './count';
import { formatAge, formatTenure, parseAge, parseTenure } from './duration';
import { formatFee, parseFee, type Fee } from './fee';
import { formatMoneySpan, parseMoneySpan } from './money';
import { formatRate, formatReturn, formatShare, parseRate, parseReturn, parseShare } from './percent';
import type { Reading } from './reading';
import type { Span } from './span';
import { unknownWords, type UnknownWord } from './unknown';
import * as texts from './messages.en';

/** A value that may be wrong and is held back until it is put right: src/content/heldBack.ts. No editor writes it as a value. */
const HELD = 'held';

/** Rates and returns in percent a year, shares in percent, money in rupees, tenures in months, ages in years. */
export type Rate = { readonly kind: 'rate' } & Span;
export type Money = { readonly kind: 'money' } & Span;
export type Tenure = { readonly kind: 'tenure' } & Span;
export type Age = { readonly kind: 'age' } & Span;
export type Share = { readonly kind: 'share' } & Span;
export type YearlyReturn = { readonly kind: 'return' } & Span;
export type Count = { readonly kind: 'count' } & Span;
export type BandsQuantity = { readonly kind: 'bands' } & Bands;
export type FeeQuantity = { readonly kind: 'fee' } & Fee;
export type Unknown = { readonly kind: UnknownWord | typeof HELD };

export type Quantity = Rate | Money | Tenure | Age | Share | YearlyReturn | Count | BandsQuantity | FeeQuantity;
export type QuantityKind = Quantity['kind'];
export type QuantityOf<Kind extends QuantityKind> = Extract<Quantity, { readonly kind: Kind }>;

const parsers: { readonly [Kind in QuantityKind]: (text: string) => Reading<Omit<QuantityOf<Kind>, 'kind'>> } = {
  rate: parseRate,
  money: parseMoneySpan,
  tenure: parseTenure,
  age: parseAge,
  share: parseShare,
  return: parseReturn,
  count: parseCount,
  bands: parseBands,
  fee: parseFee,
};

/** Whether a value is one of the words that stand for a missing number, or is held back. */
export function isUnknown(value: Quantity | Unknown): value is Unknown {
  return value.kind === HELD || Object.hasOwn(unknownWords, value.kind);
}

/**
 * Reads the text of one field into its quantity, or into the word that stands for a missing one.
 *
 * @returns a refusal that says what was found and what is understood, for texts outside the grammar
 */
export function parse<Kind extends QuantityKind>(kind: Kind, text: string): Reading<QuantityOf<Kind> | Unknown> {
  for (const word of Object.keys(unknownWords) as UnknownWord[]) {
    if (unknownWords[word] === text) return { value: { kind: word } };
  }
  const reading = parsers[kind](text);
  if (reading.problem !== undefined) return reading;
  // The parser of a kind gives every field of its quantity except the name of the kind.
  return { value: { kind, ...reading.value } as unknown as QuantityOf<Kind> };
}

/** Writes a quantity, or the word for a missing one, as `parse` reads it and as visitors see it. */
export function format(value: Quantity | Unknown): string {
  switch (value.kind) {
    case 'rate':
      return formatRate(value);
    case 'money':
      return formatMoneySpan(value);
    case 'tenure':
      return formatTenure(value);
    case 'age':
      return formatAge(value);
    case 'share':
      return formatShare(value);
    case 'return':
      return formatReturn(value);
    case 'count':
      return formatCount(value);
    case 'bands':
      return formatBands(value);
    case 'fee':
      return formatFee(value);
    default:
      return {
        'not-available': texts.notAvailable,
        'not-found': texts.notFound,
        varies: texts.varies,
        held: texts.heldBack,
      }[value.kind];
  }
}
