import { formatMonths, formatYears } from '../format/durations';
import { formatNumber } from '../format/rupees';
import { refused, type Reading } from './reading';
import { formatSpan, type Span } from './span';
import { MONTHS_IN_YEAR } from '../unitSizes';

const TEXT =
  /^(?:(?<opening>from|up to) (?<end>\d{1,3})|(?<least>\d{1,3})(?: to (?<most>\d{1,3}))?) (?<unit>year|month)s?$/u;

/** The span of a text such as "5 to 30 years", in its own unit, and the unit. */
function parseUnits(text: string): Reading<Span & { readonly unit: 'year' | 'month' }> | undefined {
  const groups = TEXT.exec(text)?.groups;
  if (!groups) return undefined;
  const unit = groups['unit'] === 'month' ? 'month' : 'year';
  const end = Number(groups['end']);
  if (groups['opening'] === 'from') return { value: { least: end, unit } };
  if (groups['opening'] === 'up to') return { value: { most: end, unit } };
  const least = Number(groups['least']);
  const most = groups['most'] === undefined ? least : Number(groups['most']);
  if (groups['most'] !== undefined && least >= most)
    return refused(`write the smaller number first: "${most} to ${least} ${unit}s"`);
  return { value: { least, most, unit } };
}

/**
 * Reads a tenure: "up to 30 years", "5 to 30 years", "3 to 24 months", "1 year".
 *
 * @returns months
 */
export function parseTenure(text: string): Reading<Span> {
  const reading = parseUnits(text);
  if (!reading) {
    return refused(
      `"${text}" is not understood; write a tenure such as "up to 30 years", "5 to 30 years" or "3 to 24 months"`,
    );
  }
  if (reading.problem !== undefined) return reading;
  const { unit, ...span } = reading.value;
  const months = unit === 'year' ? MONTHS_IN_YEAR : 1;
  return {
    value: {
      ...(span.least !== undefined && { least: span.least * months }),
      ...(span.most !== undefined && { most: span.most * months }),
    },
  };
}

/** Writes months as `parseTenure` reads them: in years where both ends are whole years. */
export function formatTenure(span: Span): string {
  const inYears = [span.least, span.most].every((end) => end === undefined || end % MONTHS_IN_YEAR === 0);
  const size = inYears ? MONTHS_IN_YEAR : 1;
  return formatUnits(
    {
      ...(span.least !== undefined && { least: span.least / size }),
      ...(span.most !== undefined && { most: span.most / size }),
    },
    inYears ? formatYears : formatMonths,
  );
}

/** Reads an age: "18 to 70 years", "from 21 years", "up to 75 years". */
export function parseAge(text: string): Reading<Span> {
  const reading = parseUnits(text);
  if (reading?.problem === undefined && reading?.value.unit !== 'year') {
    return refused(`"${text}" is not understood; write an age such as "18 to 70 years" or "up to 75 years"`);
  }
  if (reading.problem !== undefined) return reading;
  const { unit: _unit, ...value } = reading.value;
  return { value };
}

/** Writes an age in years as `parseAge` reads it. */
export function formatAge(span: Span): string {
  return formatUnits(span, formatYears);
}

function formatUnits(span: Span, say: typeof formatYears): string {
  const text = formatSpan(span, { format: (value) => formatNumber(value) });
  return say(span.most ?? span.least ?? 0, text);
}
