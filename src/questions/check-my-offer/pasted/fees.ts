// cspell:ignore incl usive uding
import type { FeeName } from '../statement';
import type { LineName } from './labels';
import type { Line } from './readers';
import { amountsIn, beginsWithPercentage, everyIn, isNil, percentagesIn } from './valuesIn';

/** A fee of the table, in rupees, or how often it is paid, or whether the amounts hold GST. */
interface FeeAmount {
  readonly name: FeeName;
  readonly value: number;
  readonly line: Line;
}

type FeeValue = FeeAmount | { readonly name: 'insuranceEvery' | 'gst'; readonly value: string; readonly line: Line };

/** GST as a share of the fee beside it, between which an amount is its GST: the rate of the law, rounded. */
const GST_SHARE = [0.175, 0.185] as const;

const isGstOf = (fee: number, other: number): boolean => other / fee > GST_SHARE[0] && other / fee < GST_SHARE[1];

/** The amounts of a line: as printed, with their GST where that stands beside them, or as a share of the loan. */
function rupeesOf(
  { text }: Line,
  loan: number | undefined,
): { readonly rupees: readonly number[]; readonly hasGst: boolean } {
  if (beginsWithPercentage(text)) {
    const [percent = 0] = percentagesIn(text);
    return { rupees: loan === undefined ? [] : [Math.round((loan * percent) / 100)], hasGst: false };
  }
  const [first, second, ...others] = amountsIn(text);
  if (first === undefined) return { rupees: isNil(text) ? [0] : [], hasGst: false };
  if (second === undefined) return { rupees: [first], hasGst: false };
  return first > 0 && isGstOf(first, second)
    ? { rupees: [first + second, ...others], hasGst: true }
    : { rupees: [first, second, ...others], hasGst: false };
}

/** What a text says of GST on the fees that it names. */
function gstIn(text: string): 'included' | 'added' | undefined {
  if (/(?:incl(?:\.|usive|uding)?(?: of)?) (?:all )?(?:applicable )?(?:gst|taxes)/u.test(text)) return 'included';
  return /(?:\+|plus|excl(?:\.|usive|uding)?(?: of)?|net of|exclusive of) ?(?:all )?(?:applicable )?(?:gst|taxes)/u.test(
    text,
  )
    ? 'added'
    : undefined;
}

const FEE_LINES = new Set<LineName>(['fees', 'processing', 'insurance', 'valuation', 'other', 'stampDuty', 'END']);

/** The amounts of a line by the fields that hold them: of "any other" the second goes to somebody else, as in the RBI's form. */
function amountsOf(
  { name }: Line,
  [first, second]: readonly number[],
): readonly (readonly [FeeName, number | undefined])[] {
  switch (name) {
    case 'processing':
    case 'insurance':
    case 'valuation':
      return [[name, first]];
    case 'other':
      return [
        ['otherToLender', first],
        ['otherToOthers', second],
      ];
    case 'stampDuty':
      return [['otherToOthers', first]];
    default:
      return [];
  }
}

/**
 * The fees of an offer, before its charges that may come later. Of one fee the first line counts; other charges are added up.
 *
 * @param loan the amount, for a fee that is a share of it
 */
export function feesIn(lines: readonly Line[], loan: number | string | undefined): readonly FeeValue[] {
  const amount = typeof loan === 'number' ? loan : undefined;
  const end = lines.findIndex(({ name }) => name === 'CONTINGENT');
  const fees = new Map<FeeName, FeeAmount>();
  const others: FeeValue[] = [];
  for (const line of lines.slice(0, end === -1 ? undefined : end)) {
    const { rupees, hasGst } = rupeesOf(line, amount);
    for (const [name, value] of amountsOf(line, rupees)) {
      const before = fees.get(name);
      if (value === undefined || (before && !name.startsWith('other'))) continue;
      fees.set(name, { name, value: value + (before?.value ?? 0), line });
      if (name === 'insurance') others.push({ name: 'insuranceEvery', value: everyIn(line.text), line });
    }
    const gst = hasGst ? 'included' : FEE_LINES.has(line.name) ? gstIn(`${line.label} ${line.text}`) : undefined;
    if (gst !== undefined) others.push({ name: 'gst', value: gst, line });
  }
  return [...fees.values(), ...others];
}
