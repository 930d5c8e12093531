import { createSlugger } from '@docusaurus/utils/lib/slugger';
import { languageName } from '../languageName';
import type { Problem } from '../problem';
import { paragraphsOf } from './paragraphs';

/** What no translation changes: ids of headings, targets of links, components, and the attributes that name something. */
const UNCHANGED =
  /\{#[\w-]+\}|\]\([^)\s]+|<[A-Z]\w*|\b(?:id|to|path|document|list|figure|icon|calculator|question|on)=(?:"[^"]*"|\{[^}]*\})/gu;

/** A day on which a page was read is its own. */
const OWN_LINE = 'reviewed: ';

interface Part {
  readonly part: string;
  readonly line: number;
}

function partsIn(text: string, pattern: RegExp): readonly Part[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.startsWith(OWN_LINE) ? [] : [...line.matchAll(pattern)].map(([part]) => ({ part, line: index + 1 })),
    );
}

/** Of what a text is made beside its words, with the line of each. */
const partsOf = (text: string): readonly Part[] => partsIn(text, UNCHANGED);

/** The numbers in its words, with the line of each. */
function numbersOf(text: string): readonly Part[] {
  const words = text.split('\n').map((line) => line.replaceAll(UNCHANGED, ' '));
  return partsIn(words.join('\n'), /\d+(?:[.,]\d+)*/gu);
}

/** Numbers of a text that the other lacks, once each: a translation may repeat or reorder them. */
function strangeNumbers(text: string, other: string): readonly Part[] {
  const known = new Set(numbersOf(other).map(({ part }) => part));
  const strange = numbersOf(text).filter(({ part }) => !known.has(part));
  return strange.filter(({ part }, index) => strange.findIndex((one) => one.part === part) === index);
}

/** The ids that Docusaurus makes of headings that have none, as a translation has to write them. */
function madeIds(text: string): ReadonlySet<string> {
  const slugger = createSlugger();
  return new Set([...text.matchAll(/^#{2,6} (.+)$/gmu)].map(([, heading = '']) => `{#${slugger.slug(heading)}}`));
}

/** What a list has that another lacks, each as often as it is missing there. */
function lacking(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/**
 * Mistakes in a translated page: a paragraph that is still in English, and a number, a link, an id or a component that differs from the English
 * page's. While its English text has changed since, only the first: an English edit waits for nobody.
 * @param isBehind whether the English text has changed
 */
export function pageProblems(
  file: { readonly path: string; readonly text: string },
  english: string,
  { language, isBehind }: { readonly language: string; readonly isBehind: boolean },
): readonly Problem[] {
  const found = (line: number, what: string, message: string): Problem => ({
    ...{ path: file.path, line, column: 1, found: JSON.stringify(what), message },
  });
  const hashes = new Set(paragraphsOf(english).map(({ hash }) => hash));
  const untranslated = paragraphsOf(file.text)
    .filter(({ hash }) => hashes.has(hash))
    .map(({ name, line }) => found(line, name, `this is still in English; write it in ${languageName(language)}`));
  if (isBehind) return untranslated;
  const [own, theirs] = [partsOf(file.text), partsOf(english)];
  const names = (parts: typeof own): readonly string[] => parts.map(({ part }) => part);
  const missing = lacking(names(theirs), names(own)).map((part) =>
    found(1, part, 'the English page has this, and here it is missing; write it as it is there'),
  );
  const ids = madeIds(english);
  const added = lacking(names(own), names(theirs))
    .filter((part) => !ids.has(part))
    .map((part) =>
      found(
        own.find((one) => one.part === part)?.line ?? 1,
        part,
        'the English page does not have this; ids, links and components stay as they are there',
      ),
    );
  const otherNumbers = [
    ...strangeNumbers(english, file.text).map(({ part }) =>
      found(1, part, 'the English page has this number, and here it is missing; write it as it is there'),
    ),
    ...strangeNumbers(file.text, english).map(({ part, line }) =>
      found(line, part, 'the English page does not have this number; write the one that it has'),
    ),
  ];
  return [...untranslated, ...missing, ...added, ...otherNumbers];
}
