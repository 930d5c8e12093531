// cspell:ignore capitali lments
import type { OfferValues } from '../values';
import type { LineName } from './labels';
import { amountsIn, isNil, monthsIn, percentagesIn, percentAYearIn, rateIn } from './valuesIn';

/** A label with what stands behind it, in plain characters. */
export interface Line {
  readonly name: LineName;
  readonly label: string;
  readonly text: string;
}

type Values = { readonly [Name in keyof OfferValues]?: number | string | undefined };

const loanWords: readonly (readonly [loan: string, words: RegExp])[] = [
  ['property', /against property|\blap\b|mortgage/u],
  ['home', /home|housing|flat|plot/u],
  ['other', /two[- ]?wheeler|consumer durable/u],
  ['car', /\bcar\b|auto|vehicle/u],
  ['education', /education|student/u],
  ['gold', /gold/u],
  ['business', /business|msme|working capital/u],
  ['personal', /personal|consumer|cash|salary/u],
];

const firstOf = (list: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  list.find(([, words]) => words.test(text))?.[0];

const kinds = [
  ['hybrid', /hybrid|fixed (?:then|and then|followed by)/u],
  ['floating', /floating|variable/u],
  ['fixed', /fixed/u],
] as const;

/** "Monthly 36 16,607.00": a row of the table of instalments. */
const ROW =
  /\bmonthly[\s|]*(?<count>\d{1,3})[\s|]+(?<rupees>(?:₹|rs\.?|inr)?\s*\d[\d,]*(?:\.\d+)?)(?![\d,.]*\d|[-/]\d)/u;
/** "36 x 16,607", or the other way round. */
const TIMES =
  /(?<![\d,.])(?<one>\d[\d,]*(?:\.\d+)?)\s*[x×]\s*(?:₹|rs\.?|inr)?\s*(?<other>\d[\d,]*(?:\.\d+)?)(?![\d,.]*\d)/u;

/** "48 EMIs", "60 monthly instalments of Rs 9,500" */
const COUNT =
  /(?<![\d.,])(?<count>\d{1,3})\s*(?:equal\s+|equated\s+)?(?:monthly\s+)?(?:emis|epis|instal?lments)\b(?:\s*(?:of|@)\s*(?<rupees>(?:₹|rs\.?|inr)?\s*\d[\d,]*(?:\.\d+)?))?/u;

/** The number of instalments and one of them, wherever a text names them together. */
export function instalmentRow(text: string): Line & { readonly values: Values } {
  const row = ROW.exec(text);
  if (row) {
    const { count, rupees = '' } = row.groups ?? {};
    return { ...asLine(row), values: { instalments: Number(count), instalment: amountsIn(rupees)[0] } };
  }
  const counted = COUNT.exec(text);
  if (counted) {
    const { count, rupees = '' } = counted.groups ?? {};
    return { ...asLine(counted), values: { instalments: Number(count), instalment: amountsIn(rupees)[0] } };
  }
  const times = TIMES.exec(text);
  const [first = 0, second = 0] = amountsIn(`${times?.groups?.['one'] ?? ''} | ${times?.groups?.['other'] ?? ''}`);
  const values = second > 0 ? { instalments: Math.min(first, second), instalment: Math.max(first, second) } : {};
  return { ...asLine(times), values };
}

/** The kind of loan, where a text names it in passing: "your car loan". */
export function loanIn(text: string): Line & { readonly values: Values } {
  const named =
    /\b(?:home|housing|personal|car|auto|vehicle|two[- ]?wheeler|education|gold|business|consumer durable)\s+loan|loan\s+against\s+property/u.exec(
      text,
    );
  return { ...asLine(named), values: { loan: named ? firstOf(loanWords, named[0]) : undefined } };
}

const asLine = (match: RegExpExecArray | null): Line => ({ name: 'END', label: match?.[0] ?? '', text: '' });

/** Benchmark, spread and their sum, which proves that they are these. */
function floatingRow({ text }: Line): Values {
  const numbers = [...text.matchAll(/(?<![\d.,/])\d{1,2}(?:\.\d+)?(?![\d,.]*\d)/gu)].map(([number]) => Number(number));
  for (const [index, benchmark] of numbers.entries()) {
    const [spread = 0, sum = 0] = numbers.slice(index + 1);
    if (sum > 0 && Math.abs(benchmark + spread - sum) < 0.001) return { benchmark, spread };
  }
  return {};
}

function prepayment({ text }: Line): Values {
  if (isNil(text)) return { prepayment: 'nil' };
  const [percent] = percentagesIn(text);
  if (percent !== undefined)
    return percent === 0 ? { prepayment: 'nil' } : { prepayment: 'charge', prepaymentPercent: percent };
  return amountsIn(text).length > 0 ? { prepayment: 'charge' } : {};
}

/** A penalty is one of the rate only where the words say so: "2% a month on what is overdue" may be a charge. */
function penalty({ label, text }: Line): Values {
  if (
    /interest|rate/u.test(label) ||
    /(?:over and above|in addition to|added to) (?:the )?(?:applicable |contracted )?(?:rate|interest)/u.test(text)
  ) {
    return isNil(text) ? {} : { penalty: 'rate' };
  }
  if (/(?<!not be |no |without )(?:capitali[sz]ed|compounded)/u.test(text)) return { penalty: 'capitalised' };
  return percentagesIn(text).length + amountsIn(text).length > 0 && !isNil(text) ? { penalty: 'charge' } : {};
}

function switching({ text }: Line): Values {
  if (isNil(text)) return { switching: 'nil' };
  return percentagesIn(text).length + amountsIn(text).length > 0 ? { switching: 'charge' } : {};
}

/** What each line of an offer says; fees need the whole table, see fees.ts. */
export const readers: { readonly [Name in LineName]?: (line: Line) => Values } = {
  loan: ({ text }) => ({ loan: firstOf(loanWords, text.slice(0, 60)) }),
  amount: ({ text }) => ({ amount: amountsIn(text)[0] }),
  disbursal: ({ text }) => ({
    disbursal: /100 ?% upfront|upfront|one go|single/u.test(text)
      ? 'once'
      : /stages|tranches/u.test(text)
        ? 'stages'
        : undefined,
  }),
  paidOut: ({ text }) => ({ paidOut: amountsIn(text)[0] }),
  months: ({ label, text }) => ({ months: monthsIn(text, label) }),
  instalments: ({ text }) => {
    const count = /^\s*(\d{1,3})(?![\d,.]*\d)/u.exec(text)?.[1];
    return { instalments: count === undefined ? undefined : Number(count) };
  },
  instalment: ({ text }) => ({ instalment: amountsIn(text)[0] }),
  rate: ({ label, text }) => ({
    // "Interest" alone may begin any sentence.
    rate: /rate|r\.?o\.?i|daily|monthly/u.test(label) ? rateIn(text, label) : percentAYearIn(text),
    kind: firstOf(kinds, text),
  }),
  floatingTable: floatingRow,
  benchmark: (line) => {
    const row = floatingRow(line);
    return row.benchmark === undefined ? { benchmark: rateIn(line.text) } : row;
  },
  spread: (line) => {
    const row = floatingRow(line);
    return row.spread === undefined ? { spread: rateIn(line.text) } : row;
  },
  apr: ({ text }) => ({ apr: rateIn(text) }),
  penalty,
  prepayment,
  switching,
};
