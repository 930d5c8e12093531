import { addressed, allMdx, pagesBy, type Fields, type Site } from '../checks/model';
import { namesById, rowsOf } from '../checks/records';
import { isRowKind, kindOf } from '../content/schemas';
import { formatDay } from '../lib/format/dates';
import type { ListAnswers } from './answers';
import { wholeNumbersIn } from './wholeNumbers';
import type { TextEffect } from './texts';
import type { Side, ValueEffect } from './values';

/** A line of a text that holds an old value or an old count. */
export interface ProseEffect {
  readonly file: string;
  readonly line: number;
  /** What it holds: "7.25%", "28" */
  readonly holds: string;
  readonly text: string;
}

const NUMBERS = /₹[\d,]+(?:\.\d+)?(?: lakh| crore)?|\d+(?:\.\d+)?\s?%/g;

/** The files whose texts speak of a data file: its own, and the pages that show it. */
function textsAbout(site: Site, file: string): readonly { readonly path: string; readonly text: string }[] {
  const shownBy = new Set((pagesBy(addressed(site), 'dataFiles').get(file) ?? []).map((page) => page.path));
  const pages = addressed(site).filter(({ url }) => shownBy.has(url));
  return [...pages, ...site.data.filter(({ path }) => path === file)];
}

/** Whether a line of YAML is words, and no value: those of values change with them. */
const isText = (path: string, line: string): boolean =>
  path.endsWith('.mdx') || /^\s*(?:- )?(?:chosen|review|bestFor|note|feature|benefit|what|intro):/.test(line);

const sentenceWith = (line: string, pattern: RegExp): string => {
  const sentences = line.trim().split(/(?<=[.!?])\s/);
  return sentences.find((sentence) => pattern.test(sentence)) ?? line.trim();
};

function linesWith(
  files: readonly { readonly path: string; readonly text: string }[],
  holds: string,
  isAbout: (line: string, at: { readonly file: string; readonly line: number }) => boolean,
): readonly ProseEffect[] {
  const pattern = new RegExp(
    `(?<![\\d.,])${holds.replaceAll(/[.$]/g, String.raw`\$&`)}(?!\\d|[.,]\\d| lakh| crore)`,
    'i',
  );
  return files.flatMap(({ path: file, text }) =>
    text
      .split('\n')
      .flatMap((line, index): ProseEffect[] =>
        isText(file, line) && pattern.test(line) && isAbout(line, { file, line: index + 1 })
          ? [{ file, line: index + 1, holds, text: sentenceWith(line, pattern) }]
          : [],
      ),
  );
}

/** Words of a name that say what a thing is, and not which: texts leave them out. */
const KIND_WORDS = new Set([
  'bank',
  'card',
  'credit',
  'fund',
  'insurance',
  'limited',
  'ltd',
  'of',
  'plan',
  'rbi',
  'scheme',
  'the',
]);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns a predicate: does a text name this thing, with or without its words of kind, as in "Cashback SBI" and "repo rate"? */
function names(name: string): (text: string) => boolean {
  const words = wordsOf(name);
  // "Bank of India" without its words of kind is a country.
  const isClear = words.filter((word) => !KIND_WORDS.has(word)).length > 1;
  const parts = words.map((word) => (isClear && KIND_WORDS.has(word) ? `(?:${word} )?` : `${word} `));
  const pattern = new RegExp(` ${parts.join('')}`, 'u');
  return (text) => pattern.test(` ${wordsOf(text).join(' ')} `);
}

/** A day as texts write it of this year: "7 October". */
const dayInText = (iso: string): string => formatDay(iso).replace(/ \d{4}$/, '');

/** Numbers that a change took out of a value, in texts about its list, and wherever else its row is named beside them. */
export function oldValuesInProse(site: Site, values: readonly ValueEffect[]): readonly ProseEffect[] {
  const { providers, insurers, cards, funds } = namesById(site);
  const known = [providers, insurers, cards, funds].flatMap((all) => [...(all?.values() ?? [])]);
  /** Whether each sentence with a number names others than the row. */
  const isOfOthers = (line: string, number: string, row: string): boolean =>
    line
      .split(/(?<=[.!?])\s/)
      .filter((sentence) => sentence.includes(number))
      .every((sentence) => !sentence.includes(row) && known.some((name) => sentence.includes(name)));
  /** The number of the row that a line of a data file belongs to, from 1; 0 for lines above the first row. */
  const rowAt = (file: string, line: number): number => {
    const data = site.data.find(({ path }) => path === file);
    return data?.rows.filter((_, index) => data.placeOf(['rows', index]).line <= line).length ?? 0;
  };
  /** Whether a line of a data file belongs to a row about something else that has an id. */
  const isOfRow = (id: string, { file, line }: { readonly file: string; readonly line: number }): boolean => {
    const row = site.data.find(({ path }) => path === file)?.rows[rowAt(file, line) - 1];
    return row !== undefined && Object.values(row).includes(id);
  };
  return once(
    values.flatMap(({ file, line: place, id, row, from, to, since }) => {
      // Texts report a change by its day: "the repo rate rose on 7 October". One that names the new value or its day as well is up to date.
      const told = since ? [dayInText(since.from)] : [];
      const isCurrent = (line: string): boolean =>
        since !== undefined && [...(to.match(NUMBERS) ?? []), dayInText(since.to)].some((text) => line.includes(text));
      const left = [...(from.match(NUMBERS) ?? []).filter((number) => !to.includes(number)), ...told];
      const isNamed = names(row);
      const about = textsAbout(site, file);
      const others = [...addressed(site), ...site.data].filter((one) => !about.includes(one));
      return left.flatMap((number) => [
        ...linesWith(about, number, (line, at) => {
          const index = at.file === file ? rowAt(file, at.line) : 0;
          return index === 0 ? !isOfOthers(line, number, row) : index === rowAt(file, place);
        }),
        ...linesWith(others, number, (line, at) => (isNamed(line) || isOfRow(id, at)) && !isCurrent(line)),
      ]);
    }),
  );
}

/** Returns a predicate: is this line in the front matter, or in the last section before the sources? */
function beginningAndEnd(text: string): (line: number) => boolean {
  const lines = text.split('\n');
  const begins = lines.indexOf('---', 1) + 1;
  const headings = lines.flatMap((line, index) => (line.startsWith('## ') ? [{ line, at: index + 1 }] : []));
  const sources = headings.find(({ line }) => /^## Sources\b/.test(line))?.at ?? Infinity;
  const last = headings.filter(({ at }) => at < sources).at(-1)?.at ?? Infinity;
  return (line) => line <= begins || (line >= last && line < sources);
}

/** Whether an amount is too specific to occur twice by chance: ₹10,108 is, ₹10,000 is not. */
const isExactAmount = (number: string): boolean =>
  number.startsWith('₹') && number.replaceAll(/\D/g, '').replaceAll(/^0+|0+$/g, '').length >= 3;

/**
 * Finds old numbers that an edit missed: removed from one sentence, but still elsewhere in the same text. Exact amounts are looked for in the
 * whole text, percentages only in its drawing, its excerpt and its last section.
 */
export function oldNumbersInTexts(
  site: Site,
  edits: readonly Pick<TextEffect, 'file' | 'from' | 'to'>[],
): readonly ProseEffect[] {
  return once(
    edits.flatMap(({ file, from, to }) => {
      const text = [...allMdx(site), ...site.data].find(({ path }) => path === file);
      if (!text || to === '') return [];
      const left = (from.match(NUMBERS) ?? []).filter((number) => !to.includes(number));
      const isOutside = beginningAndEnd(text.text);
      const written = edits.flatMap((edit) => (edit.file === file && edit.to !== '' ? [edit.to] : []));
      const isLeft = (line: string, number: string): boolean =>
        written.reduce((rest, sentence) => rest.replace(sentence, ' '), line.replaceAll(/\s+/g, ' ')).includes(number);
      return left.flatMap((number) =>
        linesWith(
          [text],
          number,
          (line, at) => isLeft(line, number) && (isExactAmount(number) || (number.endsWith('%') && isOutside(at.line))),
        ),
      );
    }),
  );
}

/** Whether a number of a text counts things: "28 lenders", "Sixty credit cards", "60 of 13 issuers". */
const countsThings = (line: string, number: string): boolean =>
  new RegExp(String.raw`(?<![\w-])${number}(?: (?:\d+|[a-z]+)){0,3} [a-z]+s\b`, 'i').test(line);

/** Old counts of lists whose number of rows changed, in digits or words, in texts about them. */
export function oldCountsInProse(before: Side, after: Side): readonly ProseEffect[] {
  const ofFiles = after.site.data.flatMap(({ path, rows }) => {
    const count = before.site.data.find((file) => file.path === path)?.rows.length;
    if (count === undefined || count === rows.length || !path.startsWith('docs/')) return [];
    return [{ count, about: textsAbout(after.site, path) }];
  });
  const ofLists = after.answers.lists.flatMap((list) => {
    const earlier = before.answers.lists.find(({ id, page }) => id === list.id && page === list.page);
    if (!earlier || countOf(earlier, before.site) === countOf(list, after.site)) return [];
    const page = addressed(after.site).find(({ url }) => url === list.page);
    const shown = after.site.data.filter(({ path }) => page?.dataFiles.has(path));
    return [{ count: countOf(earlier, before.site), about: [...(page ? [page] : []), ...shown] }];
  });
  return once(
    [...ofFiles, ...ofLists].flatMap(({ count, about }) =>
      about.flatMap(({ path: file, text }) =>
        text.split('\n').flatMap((line, index): ProseEffect[] => {
          if (!isText(file, line)) return [];
          const written = wholeNumbersIn(line).find((one) => one.value === count && countsThings(line, one.text));
          return written ? [{ file, line: index + 1, holds: written.text, text: line.trim() }] : [];
        }),
      ),
    ),
  );
}

/**
 * How many rows a list counts, ranked or not: those of records come from other files than the page's own. A row that is held back is still one of them,
 * because it is shown as such.
 */
function countOf({ page, ranked, unranked }: ListAnswers, site: Site): number {
  const shown = addressed(site).find(({ url }) => url === page)?.dataFiles;
  const records = (['cards', 'funds', 'insurers'] as const).flatMap((kind) => rowsOf(site, kind) ?? []);
  const heldRecords = new Set(records.filter(({ hold }) => hold !== undefined).map(({ id }) => String(id)));
  const held = site.data.flatMap(({ path, kind, fields, rows }) => {
    if (!shown?.has(path) || !isRowKind(kind)) return [];
    const { rowKey } = kindOf(kind);
    const isHeld = (row: Fields): boolean =>
      [fields.hold, row['hold']].some((hold) => hold !== undefined) || heldRecords.has(String(row[rowKey]));
    return rows.filter(isHeld).map((row) => String(row[rowKey]));
  });
  const all = [...ranked, ...unranked];
  const missing = held.filter((id) => all.every((row) => row.id !== id && row.name !== id));
  return all.length + missing.length;
}

const once = (found: readonly ProseEffect[]): readonly ProseEffect[] => [
  ...new Map(found.map((one) => [`${one.file}:${one.line} ${one.holds}`, one])).values(),
];
