// cspell:ignore lacs mths yrs mos annum rupaye uary ruary ober binr
import { inPlainCharacters, sameSpelling } from '../typed/plainText';
import { numberWord, unitSize } from '../typed/numberWords';
import { MONTHS_IN_YEAR } from '../unitSizes';

/** What a number in somebody else's text counts. A year is 12 months; "nil" is a fee of nothing, in whichever unit. */
export type PublishedUnit = 'percent' | 'rupees' | 'months' | 'days' | 'count' | 'nil';

/** A number with its unit, as it stands in a text of somebody else. */
export interface PublishedQuantity {
  readonly unit: PublishedUnit;
  /** In percent, rupees, months or days. */
  readonly value: number;
  /** Where it stands in the plain text, the end excluded. */
  readonly start: number;
  readonly end: number;
}

export interface PublishedText {
  /** The text in plain characters: digits of one script, lower case, no invisible marks. */
  readonly plain: string;
  readonly quantities: readonly PublishedQuantity[];
}

const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|अक्तूबर|नवंबर|दिसंबर)';

/** Days, months, clocks and business years, whose digits are no values. */
const DATES = new RegExp(
  [
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?[\s,.-]*${MONTHS}\b[\s,.'-]*(?:20)?\d{2}\b(?![,.]?\d|\s*%)`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?\s+(?!may\b)${MONTHS}(?![a-z])`,
    String.raw`${MONTHS}[\s.]+\d{1,2}(?:st|nd|rd|th)?,?\s+20\d{2}\b`,
    String.raw`${MONTHS}[\s,.'-]*20\d{2}\b`,
    String.raw`\b\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2}\b(?!%)`,
    String.raw`\b20\d{2}-\d{2}(?:-\d{2})?(?:t[\d:.]+z?)?\b`,
    String.raw`\b\d{1,2}:\d{2}(?::\d{2})?\b`,
  ].join('|'),
  'gu',
);

const NUMBER = String.raw`(?<figure>(?:\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d+)?|\.\d+)`;
const BEFORE = String.raw`(?:(?<currency>(?:₹|\brs\.?|\binr\b|रु\.?|रुपये)\s*)|(?<![\d.,]|[a-z]-?))(?<sign>(?<![\d%a-z)]\s?)-)?`;
const SCALE = String.raw`(?<scale>crores?|cr|lakhs?|lacs?|lac|lk|l|thousand|k|करोड़|करोड़|लाख|हज़ार|हज़ार|हजार)`;
const UNIT = [
  String.raw`(?<percent>%|per\s?cent(?:age)?\b|pct\b|प्रतिशत|फीसदी)`,
  String.raw`(?<points>bps\b|bp\b|basis points?\b)`,
  String.raw`(?<years>years?\b|yrs?\b|y\b|वर्ष|साल)`,
  String.raw`(?<months>months?\b|mths?\b|mos?\b|m\b|माह|महीने|महीना)`,
  String.raw`(?<days>days?\b|d\b|दिन)`,
].join('|');
const QUANTITY = new RegExp(
  String.raw`${BEFORE}${NUMBER}(?!\d)(?:[\s-]*${SCALE}(?![a-z\p{M}]))?(?:\s*(?:/-|/=))?(?:[\s-]*(?:${UNIT}))?(?<rupees>\s*(?:rupees?\b|rs\b|रुपये|रुपए))?`,
  'gu',
);
const NIL = /\b(?:nil|zero|free of (?:cost|charge)|no (?:charges?|fees?)|lifetime free|waived|free)\b|शून्य/gu;
/** What joins the two ends of a range, which may share the unit that stands behind the second. */
const JOINS = /^\s*(?:-|to|and|upto|up to|से|&)\s*$/u;
const UNIT_WORD =
  /(?<word>[\p{L}\p{M}]+)(?=[\s-]+(?:per\s?cent|percent|प्रतिशत|lakhs?\b|lacs?\b|crores?\b|लाख|करोड़|years?\b|months?\b|days?\b|वर्ष|साल|महीने|माह|दिन))/gu;

const BASIS_POINTS = 100;

interface Found extends PublishedQuantity {
  readonly isBare: boolean;
  readonly scale: number;
  readonly hasCurrency: boolean;
}

function unitOf(groups: Readonly<Record<string, string | undefined>>): {
  readonly unit: PublishedUnit;
  readonly factor: number;
} {
  if (groups['percent'] !== undefined) return { unit: 'percent', factor: 1 };
  if (groups['points'] !== undefined) return { unit: 'percent', factor: 1 / BASIS_POINTS };
  if (groups['currency'] !== undefined || groups['rupees'] !== undefined) return { unit: 'rupees', factor: 1 };
  if (groups['years'] !== undefined) return { unit: 'months', factor: MONTHS_IN_YEAR };
  if (groups['months'] !== undefined) return { unit: 'months', factor: 1 };
  if (groups['days'] !== undefined) return { unit: 'days', factor: 1 };
  // "5 lakh" without a sign of rupees is an amount all the same; a thousand may count points.
  return groups['scale'] !== undefined && (unitSize(sameSpelling(groups['scale'])) ?? 0) > 1000
    ? { unit: 'rupees', factor: 1 }
    : { unit: 'count', factor: 1 };
}

const exact = (value: number): number => Number(value.toPrecision(12));

function found(match: RegExpExecArray): Found {
  const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {};
  const { unit, factor } = unitOf(groups);
  const scale = groups['scale'] === undefined ? 1 : (unitSize(sameSpelling(groups['scale'])) ?? 1);
  const size = Number((groups['figure'] ?? '').replaceAll(',', ''));
  const value = exact(size * scale * factor) * (groups['sign'] === undefined ? 1 : -1);
  const isBare = unit === 'count' && scale === 1;
  const hasCurrency = groups['currency'] !== undefined;
  return { unit, value, start: match.index, end: match.index + match[0].trimEnd().length, isBare, scale, hasCurrency };
}

/** "8.50 - 9.50%" and "₹5 - 10 lakh": the unit and the size behind the second end are those of the first as well. */
function withSharedUnits(all: readonly Found[], plain: string): Found[] {
  const shared = [...all];
  for (let index = shared.length - 2; index >= 0; index -= 1) {
    const [first, second] = [shared[index], shared[index + 1]];
    if (!first || !second || !JOINS.test(plain.slice(first.end, second.start))) continue;
    if (first.isBare && !second.isBare) {
      const factor =
        second.scale > 1 && first.value < second.value / second.scale ? second.scale : unitFactor(second, plain);
      shared[index] = { ...first, unit: second.unit, value: exact(first.value * factor), isBare: false };
    } else if (
      first.unit === 'rupees' &&
      first.scale === 1 &&
      second.scale > 1 &&
      first.value < second.value / second.scale
    ) {
      shared[index] = { ...first, value: exact(first.value * second.scale), scale: second.scale };
    } else if (second.isBare && first.unit === 'rupees' && first.hasCurrency) {
      shared[index + 1] = { ...second, unit: 'rupees', isBare: false };
    }
  }
  return shared;
}

function unitFactor({ unit, start, end }: Found, plain: string): number {
  const text = plain.slice(start, end);
  if (unit === 'months' && /y|वर्ष|साल/u.test(text)) return MONTHS_IN_YEAR;
  return unit === 'percent' && /b/u.test(text) ? 1 / BASIS_POINTS : 1;
}

const isYear = ({ isBare, value, start, end }: Found): boolean =>
  isBare && end - start === 4 && Number.isInteger(value) && value >= 1990 && value < 2100;

/**
 * The numbers of a text as banks, newspapers and tables write them: "8.50 per cent p.a.", "850 bps", "Rs. 1,00,000/-", "₹5 - 10 lakh", "एक वर्ष",
 * "८.५ प्रतिशत", "12 months". Dates, clocks and years are left out. Editors' own texts are read by `parse`, which refuses what is unclear.
 *
 * @returns the numbers in order; a number without a unit is a count
 */
export function publishedQuantities(text: string): PublishedText {
  const plain = inPlainCharacters(text).replaceAll(UNIT_WORD, (word) => {
    const value = numberWord(sameSpelling(word));
    return value === undefined ? word : String(value);
  });
  const undated = plain.replaceAll(DATES, (date) => '·'.repeat(date.length));
  const numbers = withSharedUnits([...undated.matchAll(QUANTITY)].map(found), plain).filter((one) => !isYear(one));
  const nils = [...undated.matchAll(NIL)].map(({ 0: word, index }) => ({
    unit: 'nil' as const,
    value: 0,
    start: index,
    end: index + word.length,
  }));
  const quantities = [...numbers.map(({ unit, value, start, end }) => ({ unit, value, start, end })), ...nils];
  return { plain, quantities: quantities.sort((a, b) => a.start - b.start) };
}

/** Whether two numbers say the same: 8.5% is 850 bps, 24 months are 2 years, "Nil" is ₹0 and 0%. */
export function isSameQuantity(
  a: Pick<PublishedQuantity, 'unit' | 'value'>,
  b: Pick<PublishedQuantity, 'unit' | 'value'>,
): boolean {
  if (a.unit === 'nil' || b.unit === 'nil') return a.value === 0 && b.value === 0;
  return a.unit === b.unit && Math.abs(a.value - b.value) < 1e-6 * Math.max(1, Math.abs(a.value));
}
