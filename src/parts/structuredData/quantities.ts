import type { MonetaryAmount, QuantitativeValue } from 'schema-dts';
import type { QuantityCell } from '../../lib/quantities/cell';
import { exactValue, type Span } from '../../lib/quantities/span';
import { isUnknown } from '../../lib/quantities/quantity';
import * as words from './messages.en';

interface Ends {
  readonly value?: number;
  readonly minValue?: number;
  readonly maxValue?: number;
}

function endsOf(span: Span): Ends {
  const value = exactValue(span);
  if (value !== undefined) return { value };
  const { least, most } = span;
  return { ...(least !== undefined && { minValue: least }), ...(most !== undefined && { maxValue: most }) };
}

/** @returns the span of a cell; undefined if it is unknown */
export function spanOf(cell: QuantityCell<'rate' | 'money' | 'tenure'> | undefined): Span | undefined {
  return cell === undefined || isUnknown(cell) ? undefined : cell;
}

/** The span from the lowest to the highest end of several spans; undefined if none has an end. */
export function spanAround(spans: readonly Span[]): Span | undefined {
  const ends = spans.flatMap(({ least, most }) => [least, most].filter((end) => end !== undefined));
  return ends.length === 0 ? undefined : { least: Math.min(...ends), most: Math.max(...ends) };
}

/** @param span percent a year */
export function yearlyPercent(span: Span): QuantitativeValue {
  return { '@type': 'QuantitativeValue', ...endsOf(span), unitText: words.unitYearly };
}

/**
 * The rate of a loan. A single published rate is only the minimum, because it is for the best borrowers.
 * @param span percent a year
 */
export function startingRate({ least, most }: Span): QuantitativeValue {
  return yearlyPercent({
    ...(least !== undefined && { least }),
    ...(most !== undefined && most !== least && { most }),
  });
}

/** @param span rupees */
export function rupees(span: Span): MonetaryAmount {
  return { '@type': 'MonetaryAmount', currency: 'INR', ...endsOf(span) };
}

/** @param span months */
export function months(span: Span): QuantitativeValue {
  return { '@type': 'QuantitativeValue', ...endsOf(span), unitCode: 'MON' };
}
