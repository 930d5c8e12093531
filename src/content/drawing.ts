import type { CalculatorId } from './calculatorIds';
import { parse } from '../lib/quantities/quantity';
import type { Span } from '../lib/quantities/span';

/** An article's central number and its picture, as the front matter states it: it has one of bars, parts and calculator. */
export interface Drawing {
  /** In digits, with the word or two that it needs: "₹36,949 less" */
  readonly number: string;
  /** What one sees, in a sentence */
  readonly caption: string;
  /** Amounts by name, "₹70,968" or "₹37 lakh to ₹52 lakh", on one scale from zero */
  readonly bars?: Readonly<Record<string, string>>;
  /** Amounts by name that add up to one sum, in the order in which they do */
  readonly parts?: Readonly<Record<string, string>>;
  /** What a calculator draws, year by year */
  readonly calculator?: { readonly id: CalculatorId; readonly inputs?: string };
}

/** A line of the picture: its words, and where its bar begins and ends, in percent of the width. */
export interface DrawnRow {
  readonly name: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Rupees from where to where an amount runs. A range with an open end cannot be drawn, so it is none. */
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
 * The bars of a picture, in tenths of a percent of its width. A single amount begins at zero, a range at its lower end, and a part of a sum
 * where the part before it ended.
 *
 * @returns none for what a calculator draws
 * @throws {Error} when an amount cannot be read
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
