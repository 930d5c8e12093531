import { addressed, pagesBy, type Site } from '../checks/model';
import { inWords } from '../lib/format/inWords';
import type { ValueEffect } from './values';

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

function linesWith(
  files: readonly { readonly path: string; readonly text: string }[],
  holds: string,
  isAbout: (line: string) => boolean = () => true,
): readonly ProseEffect[] {
  const pattern = new RegExp(`(?<![\\d.,])${holds.replaceAll(/[.$]/g, String.raw`\$&`)}(?![\\d,]|\\.\\d)`, 'i');
  return files.flatMap(({ path: file, text }) =>
    text
      .split('\n')
      .flatMap((line, index): ProseEffect[] =>
        isText(file, line) && pattern.test(line) && isAbout(line)
          ? [{ file, line: index + 1, holds, text: line.trim() }]
          : [],
      ),
  );
}

/** Numbers that a change took out of a value, in texts about its list, and wherever else its row is named beside them. */
export function oldValuesInProse(site: Site, values: readonly ValueEffect[]): readonly ProseEffect[] {
  return once(
    values.flatMap(({ file, row, from, to }) => {
      const left = (from.match(NUMBERS) ?? []).filter((number) => !to.includes(number));
      const about = textsAbout(site, file);
      const others = [...addressed(site), ...site.data].filter((one) => !about.includes(one));
      return left.flatMap((number) => [
        ...linesWith(about, number),
        ...linesWith(others, number, (line) => line.includes(row)),
      ]);
    }),
  );
}

/** Counts of lists whose number of rows changed, in digits or words, in texts about them. */
export function oldCountsInProse(before: Pick<Site, 'data'>, after: Site): readonly ProseEffect[] {
  return once(
    after.data.flatMap(({ path, rows }) => {
      const count = before.data.find((file) => file.path === path)?.rows.length;
      if (count === undefined || count === rows.length || !path.startsWith('docs/')) return [];
      const about = textsAbout(after, path);
      return [...new Set([String(count), inWords(count)])].flatMap((number) =>
        linesWith(about, number, (line) => new RegExp(`\\b${number}(?: [a-z]+){0,2} [a-z]+s\\b`, 'i').test(line)),
      );
    }),
  );
}

const once = (found: readonly ProseEffect[]): readonly ProseEffect[] => [
  ...new Map(found.map((one) => [`${one.file}:${one.line} ${one.holds}`, one])).values(),
];
