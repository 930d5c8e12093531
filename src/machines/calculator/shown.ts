/** A definition's output for some values, as rendered. */
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import type { SplitBarPart } from '../../ui/SplitBar';
import type { Values } from '../fields/inputs/types';
import { withoutMarks } from '../fields/Marked';
import { changedValues } from './changedValues';
import type { CalculatorDefinition, Outcome, TableData } from './definition';
import type { Table } from './section';
import * as words from './messages.en';

/** @param said the values in words */
function shownTable({ rows, ...table }: TableData, said: string): Table {
  const text = (cell: string | number): string => (typeof cell === 'number' ? formatNumber(cell) : cell);
  return { caption: words.tableCaption({ inputs: said }), ...table, rows: rows.map((row) => row.map(text)) };
}

/** A table of a result, built when it is shown. */
export interface ShownTable {
  readonly name: string;
  readonly isOpen?: true | undefined;
  readonly of: () => Table;
}

export function tablesFor<V extends Values, Result>(
  { say, tables }: CalculatorDefinition<V, Result>,
  answer: Result,
  values: V,
): readonly ShownTable[] {
  return tables.map(({ name, isOpen, of }) => ({
    name,
    isOpen,
    of: () => shownTable(of(answer, values), say(values)),
  }));
}

/** Negative amounts cannot be drawn. */
const drawn = (rupees: number): number => Math.max(rupees, 0);

/** What rounds to no rupee is nothing. */
const isSeen = (rupees: number): boolean => rupees >= 0.5;

/** The chart, without negative amounts; a question may have none, and of nothing there is none to draw. */
export function chartOf<V extends Values, Result>({ chart }: CalculatorDefinition<V, Result>, result: Result) {
  if (!chart) return undefined;
  const { bars, upperIs = 'cost' as const, ...captions } = chart(result);
  const shown = bars.map(([name, lower, upper]) => ({ name, lower: drawn(lower), upper: drawn(upper) }));
  return shown.some(({ lower, upper }) => isSeen(lower) || isSeen(upper))
    ? { ...captions, upperIs, bars: shown }
    : undefined;
}

/** The two parts of the result, without negative amounts; a calculator with ways and a question have none, nor has nothing. */
export function partsOf<V extends Values, Result>({ parts }: CalculatorDefinition<V, Result>, result: Result) {
  if (!parts) return undefined;
  const [[one, first], [other, second, is]] = parts(result);
  if (!isSeen(first) && !isSeen(second)) return undefined;
  return [
    { name: one, rupees: drawn(first) },
    { name: other, rupees: drawn(second), isGain: is === 'gain' },
  ] as const;
}

/** Whether a text says a number or a time, and not one of which it is a part: "3" is not said by "₹4.3 lakh". */
export function mentions(text: string, value: string): boolean {
  const parts = text.split(value);
  return parts.some(
    (after, index) => index > 0 && !/\d[\d,.]*$/.test(parts[index - 1] ?? '') && !/^[\d,.]*\d/.test(after),
  );
}

/**
 * What the panel of a result says of it. Each number stands there once: a part of the bar that is the figure itself has its name only, and what the
 * bar, the sentence or a note says is no fact beside them. A bar takes the name and the amount of such a fact, which has all its digits.
 */
export function panelOf<V extends Values, Result>(
  definition: CalculatorDefinition<V, Result>,
  result: Result,
  values: V,
) {
  const { figure } = definition.headline(result);
  const facts = definition.facts(result);
  const sentence = sentenceOf(definition, result, values);
  const notes = definition.notes?.(result, values) ?? [];
  const text = withoutMarks([sentence, ...notes].join(' '));
  const said = new Set([figure]);
  const withAmount = (part: SplitBarPart): SplitBarPart => {
    const texts = [formatRupees(part.rupees), rupeesInShort(part.rupees)];
    texts.forEach((text) => said.add(text));
    if (texts.includes(figure)) return { ...part, amount: '' };
    const fact = part.rupees > 0 ? facts.find(([, value]) => texts.includes(value)) : undefined;
    return fact ? { ...part, name: fact[0], amount: fact[1] } : part;
  };
  const parts = partsOf(definition, result);
  return {
    sentence,
    notes,
    parts: parts && ([withAmount(parts[0]), withAmount(parts[1])] as const),
    facts: facts.filter(([, value]) => !said.has(value) && !mentions(text, value)),
  };
}

/** Whether the values in words name one that is folded away, so that the fields in sight do not say all that a result counts with. */
export function saysFolded<V extends Values, Result>(
  { say, more, groups = [] }: CalculatorDefinition<V, Result>,
  values: V,
): boolean {
  const folded = [...(more ? [more] : []), ...groups].flatMap(({ names }) => names);
  const said = say(values);
  return folded.some((name) => typeof values[name] === 'number' && say({ ...values, [name]: 0 }) !== said);
}

/** The result and its facts in one sentence, for screen readers. */
export function announcementOf<V extends Values, Result>(
  { answer, headline, facts, ways }: CalculatorDefinition<V, Result>,
  result: Result,
  values: V,
): string {
  const { label, figure } = headline(result);
  return [
    ...(answer ? [withoutMarks(answer.says(result, values))] : []),
    words.announcedResult({ label, figure }),
    ...(ways?.(result) ?? []).map(({ name, amount }) => words.announcedFact({ name, value: amount })),
    ...facts(result).map(([name, value]) => words.announcedFact({ name, value })),
  ].join(' ');
}

/** The sentence below a result. */
export function sentenceOf<V extends Values, Result>(
  definition: CalculatorDefinition<V, Result>,
  result: Result,
  values: V,
): string {
  return definition.sentence(result, values, (changes) => {
    const changed = changedValues(definition, values, changes);
    return changed && definition.compute(changed);
  });
}

/** A change that the visitor could make. */
interface ShownEffect {
  readonly text: string;
  readonly rupees: number;
  /** The rupees and what they are: "₹4,981 less" */
  readonly amount: string;
}

/** The possible changes with their effects, largest first. */
export function effectsOf<V extends Values, Result>(
  definition: CalculatorDefinition<V, Result>,
  now: Result,
  values: V,
): { readonly title: string; readonly effects: readonly ShownEffect[] } | undefined {
  const { compute, effects, headline } = definition;
  if (!effects) return undefined;
  const sayGain = { more: words.effectMore, less: words.effectLess, saved: words.effectSaved }[effects.counts];
  const outcomeOf = (change: (typeof effects.changes)[number][1]): Outcome<Result> | undefined => {
    if (typeof change === 'function') return change(values);
    const changed = changedValues(definition, values, change);
    return changed && { outcome: compute(changed) };
  };
  const paidIn = (result: Result): number => headline(result).paidIn ?? 0;
  const effectOf = ({ outcome, insteadOf = now }: Outcome<Result>): Omit<ShownEffect, 'text'> | undefined => {
    const rupees = effects.gain(insteadOf, outcome);
    if (rupees === undefined) return undefined;
    const amount = rupeesInShort(rupees);
    const paidInMore = paidIn(outcome) - paidIn(insteadOf);
    const isPaidIn = effects.counts === 'more' && Math.round(paidInMore) > 0;
    return {
      rupees,
      amount: isPaidIn ? words.effectMorePaidIn({ amount, paidIn: rupeesInShort(paidInMore) }) : sayGain({ amount }),
    };
  };
  return {
    title: effects.title,
    effects: effects.changes
      .flatMap(([text, change]): readonly ShownEffect[] => {
        const outcome = outcomeOf(change);
        const effect = outcome && effectOf(outcome);
        return effect ? [{ text, ...effect }] : [];
      })
      .sort((a, b) => b.rupees - a.rupees),
  };
}
