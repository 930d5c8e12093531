import { allMdx, type Site } from '../checks/model';
import { holdsNumber } from './wholeNumbers';

/** A sentence with a number that differs, as it is written. Empty where there was, or is, none. */
export interface TextEffect {
  readonly file: string;
  /** Of the sentence, or of the page's first line where it is gone */
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

interface Sentence {
  readonly line: number;
  readonly text: string;
}

/** What is compared elsewhere (title, description, excerpt), or is no text. */
const SKIPPED =
  /^(?:title|description|excerpt|slug|icon|author|category|tags|date|reviewed|checked|reviewEveryDays|import|#) ?\b|^# /;

/** Where a text that runs over lines begins anew: after an empty line, at a row of a table, an item, a heading, a tag or a field. */
const BEGINS = /^\s*(?:$|\||[-*] |\d+\. |#|<|\w+:|---)/;

/** The sentences with a number. @param text of an MDX file, or of a data file up to its rows */
function sentencesOf(text: string): readonly Sentence[] {
  const blocks: { line: number; text: string }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const last = blocks.at(-1);
    if (!last || BEGINS.test(line)) blocks.push({ line: index + 1, text: line });
    else last.text += `\n${line}`;
  }
  return blocks
    .filter((block) => !SKIPPED.test(block.text))
    .flatMap((block) => {
      let { line } = block;
      return block.text.split(/(?<=[.!?][*”"]*)(?=\s+[\p{Lu}₹\d<“"*[])/u).map((sentence) => {
        line += sentence.length - sentence.replace(/^\n+/, '').length;
        const found = { line, text: sentence.trim().replaceAll(/\s+/g, ' ') };
        line += sentence.trim().split('\n').length - 1;
        return found;
      });
    })
    .filter((sentence) => holdsNumber(sentence.text));
}

/** Texts of a site by their files: pages and articles whole, data files without their rows, whose values are compared as such. */
const textsOf = (site: Site): ReadonlyMap<string, string> =>
  new Map([
    ...allMdx(site).map(({ path, text }) => [path, text] as const),
    ...site.data.map(({ path, text }) => [path, text.split(/^rows:/m)[0] ?? ''] as const),
  ]);

const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}]+/u).filter(Boolean);

/** What part of the words two sentences share, 0 to 1. */
function likeness(one: string, other: string): number {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  if (words.length + others.length === 0) return 1;
  return (2 * words.filter((word) => others.includes(word)).length) / (words.length + others.length);
}

/** Two sentences with less in common are one gone and one new. */
const LEAST_LIKENESS = 0.5;

/** The sentences with a number that differ, in files of both versions. */
export function textEffects(before: Site, after: Site): readonly TextEffect[] {
  const earlier = textsOf(before);
  return [...textsOf(after)].flatMap(([file, text]) => {
    const was = earlier.get(file);
    if (was === undefined || was === text) return [];
    const [old, now] = [sentencesOf(was), sentencesOf(text)];
    const gone = old.filter((one) => !now.some((other) => other.text === one.text)).map((one) => one.text);
    const fresh = now.filter((one) => !old.some((other) => other.text === one.text));
    const changed = fresh.map(({ line, text: to }): TextEffect => {
      const [nearest = ''] = [...gone].sort((a, b) => likeness(b, to) - likeness(a, to));
      if (nearest === '' || likeness(nearest, to) < LEAST_LIKENESS) return { file, line, from: '', to };
      gone.splice(gone.indexOf(nearest), 1);
      return { file, line, from: nearest, to };
    });
    return [...changed, ...gone.map((from): TextEffect => ({ file, line: 1, from, to: '' }))];
  });
}
