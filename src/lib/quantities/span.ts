import { refused, type Reading } from './reading';
import * as words from './messages.en';

/**
 * From `least` to `most`, both included. One end may be missing where nobody publishes it; both ends equal is one exact value.
 */
export type Span = {
  readonly least?: number;
  readonly most?: number;
};

/** @returns a span of one value. */
export function exactly(value: number): Span {
  return { least: value, most: value };
}

/** @returns the one value of a span, or undefined when it has two ends or an open one. */
export function exactValue({ least, most }: Span): number | undefined {
  return least === most ? least : undefined;
}

/** How the ends of one kind of quantity are written. */
export interface EndGrammar {
  /** Reads one end, such as "7.50%" or "₹5 lakh". */
  readonly parse: (text: string) => Reading<number>;
  readonly format: (value: number) => string;
  /** What stands between two ends: " - " for rates, " to " elsewhere. */
  readonly between: string;
  /** Writes two ends, if not with words between them. */
  readonly range?: (ends: { readonly least: string; readonly most: string }) => string;
}

/**
 * Reads "X", "from X", "up to X", or "X to Y" (rates: "X - Y").
 *
 * @returns the span; a refusal when an end is unreadable or the larger one comes first.
 */
export function parseSpan(text: string, grammar: EndGrammar): Reading<Span> {
  const opening = /^(?<word>from|up to) (?<end>.+)$/u.exec(text)?.groups;
  if (opening) {
    const end = grammar.parse(opening['end'] ?? '');
    if (end.problem !== undefined) return end;
    return { value: opening['word'] === 'from' ? { least: end.value } : { most: end.value } };
  }
  const [first = '', second, ...rest] = text.split(grammar.between);
  if (rest.length > 0) return refused(`write two values with "${grammar.between.trim()}" between them, or one`);
  const least = grammar.parse(first);
  if (least.problem !== undefined || second === undefined) {
    return least.problem === undefined ? { value: exactly(least.value) } : least;
  }
  const most = grammar.parse(second);
  if (most.problem !== undefined) return most;
  if (least.value >= most.value) {
    const [low, high] = [grammar.format(most.value), grammar.format(least.value)];
    return refused(
      low === high ? `write one value: "${low}"` : `write the lower value first: "${low}${grammar.between}${high}"`,
    );
  }
  return { value: { least: least.value, most: most.value } };
}

/** Writes a span as `parseSpan` reads it. */
export function formatSpan(
  { least, most }: Span,
  { format, range = words.range }: Pick<EndGrammar, 'format' | 'range'>,
): string {
  if (least === undefined) return most === undefined ? '' : words.upTo({ value: format(most) });
  if (most === undefined) return words.from({ value: format(least) });
  return least === most ? format(least) : range({ least: format(least), most: format(most) });
}
