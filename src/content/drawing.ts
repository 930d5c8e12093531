import type { CalculatorId } from './calculatorIds';
import { parse } from '../lib/quantities/quantity';
import type { Span } from '../lib/quantities/span';
import { tenths } from '../lib/tenths';

/** An article's key number and its chart, from the front matter: one of bars, parts and calculator. */
export interface Drawing {
  /** In digits, with a word or two: "₹36,949 less" */
  readonly number: string;
  /** The caption, one sentence */
  readonly caption: string;
  /** Amounts by name, "₹70,968" or "₹37 lakh to ₹52 lakh", on one scale from zero */
  readonly bars?: Readonly<Record<string, string>>;
  /** Whether the bars are what something costs, which is drawn in clay */
  readonly isCost?: boolean | undefined;
  /** Amounts by name that add up to one total, in order */
  readonly parts?: Readonly<Record<string, string>>;
  /** A calculator's yearly chart */
  readonly calculator?: { readonly id: CalculatorId; readonly inputs?: string };
}

/** A line of the chart: its text, and the ends of its bar in percent of the width. */
export interface DrawnRow {
  readonly name: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The rupee range of an amount; undefined for an open-ended range, which cannot be drawn. */
function readSpan(text: string): Required<Span> | undefined {
  const { value } = parse('money', text);
  if (!value || !('least' in value)) return undefined;
  const { least, most } = value;
  return least === undefined || most === undefined ? undefined : { least, most };
}

/** Whether an amount can be drawn: "₹70,968", or, as a bar, "₹37 lakh to ₹52 lakh". */
export function isDrawable(text: string, as: 'bar' | 'part'): boolean {
  const span = readSpan(text);
  return span !== undefined && (as === 'bar' || span.least === span.most);
}

function spanOf(name: string, text: string): Required<Span> {
  const span = readSpan(text);
  if (!span) throw new Error(`"${name}: ${text}" is no amount that can be drawn`);
  return span;
}

/**
 * The bars of a chart, in tenths of a percent of its width. A single amount begins at zero, a range at its lower end, and a part of a total where the
 * previous part ended.
 *
 * @returns none for a calculator's chart
 * @throws {Error} when an amount cannot be parsed
 */
export function rowsOf({ bars, parts }: Drawing): readonly DrawnRow[] {
  const spans = Object.entries(bars ?? parts ?? {}).map(([name, text]) => ({ name, text, ...spanOf(name, text) }));
  const whole = parts ? spans.reduce((sum, { most }) => sum + most, 0) : Math.max(...spans.map(({ most }) => most));
  let end = 0;
  return spans.map(({ name, text, least, most }) => {
    const start = parts ? end : least === most ? 0 : least;
    end = parts ? start + most : most;
    return { name, text, from: tenths((start / whole) * 100), to: tenths((end / whole) * 100) };
  });
}
