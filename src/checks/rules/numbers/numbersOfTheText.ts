import { isRecord } from '../../../lib/isRecord';
import { addressed, type Fields, type Page } from '../../model';
import type { Component } from '../../parse/mdxFacts';
import type { Place } from '../../problem';
import { rowsOf } from '../../records';
import type { Report, Rule } from '../rule';
import { numbersIn, rounds, type WrittenNumber } from './writtenNumbers';

/** A text that sums up what its page works out. */
interface Summary extends Place {
  readonly field: string;
  readonly words: string;
}

/** Amounts and percentages of an excerpt, a caption, a tile's note and a short fact that the page around them lacks. */
export const numbersOfTheText: Rule = (site, report) => {
  const figures = rowsOf(site, 'figures') ?? [];
  for (const page of addressed(site)) {
    const summaries = [...ofFrontMatter(page), ...ofTags(page)];
    if (summaries.length > 0) checkPage(page, summaries, figures, report);
  }
};

function checkPage(page: Page, summaries: readonly Summary[], figures: readonly Fields[], report: Report): void {
  const quoted = figures.filter(({ id }) => page.figures.has(String(id))).map(({ periods }) => JSON.stringify(periods));
  const drawing = isRecord(page.fields['drawing']) ? { ...page.fields['drawing'], caption: undefined } : {};
  const text = [
    ...quoted,
    ...page.parts.flatMap(({ texts }) => texts).map(({ value }) => value),
    JSON.stringify(drawing),
    ...page.components.flatMap((component) => textOf(component, 'inputs')?.text ?? []),
  ].join(' ');
  const known = numbersIn(text);
  for (const { words, line, column, field } of summaries) {
    for (const number of numbersIn(words)) {
      if (number.unit === 'other' || number.value === 0 || stands(number, known)) continue;
      const message = 'the text has no such number; work it out there, or say what the text says';
      report({ path: page.path, line, column, field, found: JSON.stringify(number.text), message });
    }
  }
}

/** Whether a text has the number, or one that it rounds. Inputs and drawings have sums without a sign. */
const stands = (number: WrittenNumber, known: readonly WrittenNumber[]): boolean =>
  known.some(({ unit, value }) => (unit === number.unit || unit === 'other') && rounds(number, value));

function ofFrontMatter({ frontMatter, fields }: Page): readonly Summary[] {
  if (!frontMatter) return [];
  const drawing = fields['drawing'];
  return [
    { ...frontMatter.placeOf(['excerpt']), field: 'excerpt', words: fields['excerpt'] },
    {
      ...frontMatter.placeOf(['drawing', 'caption']),
      field: 'drawing caption',
      words: isRecord(drawing) ? drawing['caption'] : undefined,
    },
  ].flatMap(({ words, ...one }) => (typeof words === 'string' ? { ...one, words } : []));
}

function ofTags({ components }: Page): readonly Summary[] {
  return components.flatMap((component) => {
    const fact = component.name === 'Fact' ? textOf(component, 'value') : undefined;
    const note = textOf(component, 'note');
    return [
      ...(fact ? [{ ...fact, field: '<Fact> value', words: fact.text }] : []),
      ...(note ? [{ ...note, field: 'note', words: note.text }] : []),
    ];
  });
}

function textOf({ props }: Component, name: string): (Place & { readonly text: string }) | undefined {
  const prop = props.find((one) => one.name === name);
  return prop?.value.form === 'text' ? { line: prop.line, column: prop.column, text: prop.value.text } : undefined;
}
