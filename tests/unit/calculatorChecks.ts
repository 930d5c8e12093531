/** Checks of what has to hold for every calculator: words say what the numbers beside them were computed from. */
import { numberInFull } from '../../src/lib/format/inFull';
import { formatNumber, formatRupees } from '../../src/lib/format/rupees';
import { rupeesInShort } from '../../src/lib/format/rupeesInShort';
import { changedValues, isContradictory } from '../../src/machines/calculator/changedValues';
import type { CalculatorDefinition, Change } from '../../src/machines/calculator/definition';
import { chartOf, sentenceOf, tablesFor } from '../../src/machines/calculator/shown';
import { withoutMarks } from '../../src/machines/fields/Marked';
import type { Input, Values } from '../../src/machines/fields/inputs/types';
import { yearEnd } from '../../src/lib/format/timeOf';
import { wrongEquations } from './arithmetic';
import { hasDecimals } from './fieldValues';

/** Holds against a calculator with values that do not contradict each other, or throws. */
export type Check = <V extends Values, Result>(definition: CalculatorDefinition<V, Result>, values: V) => void;

/** Steps print what they computed with: read back as arithmetic, they give the result that they print. */
export const stepsHold: Check = (definition, values) => {
  const steps = definition.steps(definition.compute(values), values);
  expect(steps.flatMap(({ value }) => wrongEquations(value))).toEqual([]);
};

/** The texts in which inputs stand. */
function textOf<V extends Values, Result>(definition: CalculatorDefinition<V, Result>, values: V): string {
  const result = definition.compute(values);
  const { bars = [], title = '' } = chartOf(definition, result) ?? {};
  return [
    definition.say(values),
    title,
    ...bars.map(({ name }) => name),
    ...definition.steps(result, values).flatMap(({ name, rule, value }) => [name, rule, value]),
    ...tablesFor(definition, result, values).map(({ of }) => of().caption),
    // In other sentences a result, which may be rounded, may happen to be as large as an input.
    ...(isExample(definition, values)
      ? [withoutMarks(sentenceOf(definition, result, values)), ...(definition.notes?.(result, values) ?? [])]
      : []),
  ].join('\n');
}

/** Whether all values but one are the defaults. */
const isExample = <V extends Values, Result>({ defaults }: CalculatorDefinition<V, Result>, values: V): boolean =>
  Object.keys(defaults).filter((name) => values[name] !== defaults[name]).length <= 1;

const numbersIn = (text: string): readonly string[] => text.match(/\d(?:[\d,]*\d)?(?:\.\d+)?/g) ?? [];

/** How often a shortened number has to stand in one place to be that of the input, and not another that happens to be like it */
const TRIES = 3;

/** Values of a field from some value on with digits that are easily lost: 7.137, 8.262 and 9.387, or amounts that are not round. */
function valuesFrom(input: Input, from: number): readonly number[] {
  if (input.kind !== 'number') return [];
  const { min, max, step } = input.spec.limits;
  const isRupees = input.spec.format(1) === '₹1';
  if (!isRupees && !hasDecimals(input)) return [];
  const apart = isRupees ? step + 2_581 : Math.min(1, (max - from - 0.4) / (TRIES - 1));
  const first = isRupees ? 1_237 : 0.137;
  const values = Array.from(
    { length: TRIES },
    (_try, index) => from + first + index * (apart + (isRupees ? 0 : 0.125)),
  );
  const exact = values.map((value) => Math.round(value * 1000) / 1000);
  return apart > 0 && exact.every((value) => value >= min && value <= max) ? exact : [];
}

/** A shortened form of the values that stands in the same place of each text. */
function shortenedIn(texts: readonly string[], values: readonly number[]): string | undefined {
  const numbers = texts.map(numbersIn);
  const [first = []] = numbers;
  if (numbers.some(({ length }) => length !== first.length)) return undefined;
  const isShort = (place: number, decimals: number): boolean => {
    const shown = numbers.map((inText) => inText[place]);
    const isEach = values.every(
      (value, index) => shown[index] === formatNumber(value, decimals) && shown[index] !== numberInFull(value),
    );
    return isEach && new Set(shown).size === values.length;
  };
  return first.find((_shown, place) => [0, 1, 2].some((decimals) => isShort(place, decimals)));
}

/** Amounts that all texts say in short, and not exactly. */
function saidInShort(texts: readonly string[], amounts: readonly number[]): string | undefined {
  const isShort = (rupees: number, text = ''): boolean =>
    rupeesInShort(rupees) !== formatRupees(rupees) && text.includes(rupeesInShort(rupees));
  const [first = 0] = amounts;
  return amounts.every((rupees, index) => isShort(rupees, texts[index])) ? rupeesInShort(first) : undefined;
}

/** Inputs stand in texts with all their digits. */
export const inputsStandInFull: Check = (definition, values) => {
  for (const [name, input] of Object.entries<Input>(definition.inputs)) {
    const tried = valuesFrom(input, Number(values[name]));
    const changed = tried.map((value) => ({ ...values, [name]: value }));
    if (tried.length === 0 || changed.some((one) => isContradictory(definition, one))) continue;
    const texts = changed.map((one) => textOf(definition, one));
    const found = (hasDecimals(input) ? shortenedIn : saidInShort)(texts, tried);
    expect([name, tried[0], found, found && texts[0]]).toEqual([name, tried[0], undefined, undefined]);
  }
};

const WORDS: Readonly<Record<string, number>> = { one: 1, five: 5 };

/** The amount that the words of a change name; undefined where they name none, as in "Repay the loans". */
function amountIn(text: string): number | undefined {
  const [found] = /(?<![\w.])(?:\d[\d,]*(?:\.\d+)?(?![\d.]*[A-Z])|one\b|five\b)/.exec(text) ?? [];
  return found === undefined ? undefined : (WORDS[found] ?? Number(found.replaceAll(',', '')));
}

/** Whether a change of a field is the one that its words say. */
function saysChange(text: string, change: Change<Values>, before: number, after: number): boolean {
  const amount = amountIn(text);
  const follows = Object.values(change).some((one) => typeof one === 'function');
  if (amount === undefined || follows) return after !== before;
  const inPercent = [before * (1 + amount / 100), before * (1 - amount / 100)];
  const reached = [before + amount, before - amount, amount, ...inPercent];
  return reached.some((value) => Math.abs(value - after) < 1e-6);
}

/** A change that is offered is possible, and is the one that its words say. */
export const changesArePossible: Check = (definition, values) => {
  const { effects, inputs } = definition;
  for (const [text, change] of effects?.changes ?? []) {
    if (typeof change === 'function') continue;
    const changed = changedValues(definition, values, change);
    if (!changed) continue;
    expect(isContradictory(definition, changed)).toBe(false);
    for (const [name, one] of Object.entries(change as Readonly<Record<string, Change<Values> | undefined>>)) {
      const input: Input = inputs[name as keyof typeof inputs];
      if (input.kind !== 'number' || !one) throw new Error(`${text}: only numbers change`);
      const { min, max } = input.spec.limits;
      const [before, after] = [Number(values[name]), Number(changed[name])];
      expect(after).toBeGreaterThanOrEqual(min);
      expect(after).toBeLessThanOrEqual(max);
      expect([text, before, after, saysChange(text, one, before, after)]).toEqual([text, before, after, true]);
    }
  }
};

/** What the first cell of the visitor's own row says, in tables that do not hold the answer itself. */
const ownRow: Readonly<Record<string, (values: never) => string>> = {
  'goal, By year': ({ years }: { readonly years: number }) => yearEnd(Math.round(years * 12) / 12),
  'health-cover, By year': ({ years }: { readonly years: number }) => (years === 0 ? 'Today' : numberInFull(years)),
  'lump-sum, By year': ({ years }: { readonly years: number }) => numberInFull(years),
  'prepay-or-invest, By slab': ({ tax }: { readonly tax: string }) =>
    /\d/.test(tax) ? `FD, ${tax.replace(/\D/g, '')}% slab` : 'FD, no tax due',
  'rent-or-buy, By year': ({ years }: { readonly years: number }) => numberInFull(years),
  'retirement, By year': ({ retireAt, until }: { readonly retireAt: number; readonly until: number }) =>
    numberInFull(until - retireAt),
  'term-cover, By year': ({ years }: { readonly years: number }) => numberInFull(years),
};

/** Tables of what happens in each year or month, or for each offer: no row of them is the visitor's. */
const WITHOUT_OWN_ROW = new Set([
  'card-minimum, By year',
  'cover-for-family, Plans',
  'home-loan-emi, By month',
  'home-loan-emi, By year',
  'emi, By month',
  'emi, By year',
  'need-money, Gold loan',
  'need-money, Loan against property',
  'need-money, Personal loan',
  'park-money, Banks',
  'park-money, Post office and government',
  'prepay-or-invest, By year',
]);

/** Whether a cell is the figure of an answer, which may say it in short. */
function isFigure(cell: string, figure: string): boolean {
  const rupees = Number(cell.replaceAll(/[₹,]/g, ''));
  return cell === figure || (Number.isFinite(rupees) && [formatRupees(rupees), rupeesInShort(rupees)].includes(figure));
}

/** A table has a row for the visitor's own values: one that holds the answer, or begins with them. */
export const tablesHaveTheOwnRow: Check = (definition, values) => {
  const result = definition.compute(values);
  const { figure } = definition.headline(result);
  for (const { name, of } of tablesFor(definition, result, values)) {
    const id = `${definition.id}, ${name}`;
    if (WITHOUT_OWN_ROW.has(id)) continue;
    const { rows, totals = [] } = of();
    const own = ownRow[id]?.(values as never);
    const isThere =
      own === undefined
        ? [...rows, totals].flat().some((cell) => isFigure(cell, figure))
        : rows.some(([first]) => first === own);
    expect([id, own ?? figure, isThere || rows]).toEqual([id, own ?? figure, true]);
  }
};
