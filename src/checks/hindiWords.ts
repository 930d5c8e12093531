import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './parse/files';
import type { Problem } from './problem';
import { translatedDocs } from './translatedPages';

/** The translators' guide. The check refuses the words in its table. */
const GUIDE = 'i18n/hi/README.md';
const HEADING = '## Words that the check refuses';

/** A form of Hindi to avoid, and what to write instead. */
type Refused = readonly [words: RegExp, message: string];

/** A letter or a sign of the Devanagari script, not “।”, which ends a sentence. */
const LETTER = String.raw`[\u0900-\u0963\u0966-\u097f]`;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** Matches the words of a row in the guide; "…िए" stands for any word with that ending, apart from the exceptions. */
function pattern(words: string, except: readonly string[]): RegExp {
  const but = except.length === 0 ? '' : `(?!(?:${except.map(escaped).join('|')})(?!${LETTER}))`;
  const stem = words.startsWith('…') ? `${LETTER}*` : '';
  return new RegExp(`(?<!${LETTER})${but}${stem}${escaped(words.replace('…', ''))}(?!${LETTER})`, 'u');
}

/** The rows of the guide's table. */
export function refusedIn(guide: string): readonly Refused[] {
  const [, section = ''] = guide.split(HEADING);
  const rows = section.split(/\n## /u, 1)[0]?.match(/^\|.*\|$/gmu) ?? [];
  return rows.slice(2).map((row) => {
    const [, words = '', except = '', better = ''] = row.split('|').map((cell) => cell.trim());
    return [pattern(words, except.split(', ').filter(Boolean)), `write ${better}: see ${GUIDE}`];
  });
}

/** Two small English words that belong to no name. */
const ENGLISH = String.raw`(?<![\w./@-]|[A-Z]\w* )[a-z]{2,} [a-z]{2,}(?![\w./@-])`;
const HINDI = String.raw`[\u0900-\u097f]`;

const FORMS: readonly Refused[] = [
  [/[\d}%] अंक(?![\u0900-\u0963])/u, 'write प्रतिशत अंक, the difference of two percentages'],
  [/।\s*[,;]/u, 'a sentence ends with ।; leave it out here'],
  [/\}\** बाद खत्म/u, 'write देर से खत्म where the time is by how much later'],
  [/फ\u093c(?!रवरी)/u, 'write फ without its dot'],
  [/(?:ज्यादा|जरूर|जमीन|बाजार|बिजनेस|डिपॉजिट|दस्तावेज|कागज|हजार)(?!\u093c)/u, 'write ज़ with its dot'],
  // Within a Hindi text: a name in the glossary may be a word of its own, as people type it.
  [
    new RegExp(`(?<=${HINDI}.*)${ENGLISH}|${ENGLISH}(?=.*${HINDI})`, 'u'),
    'say it in Hindi: readers do not know these English words',
  ],
];

/** A line without what no visitor reads: comments, arguments and choices, names and English words of data, tags, code and addresses. */
function spoken(file: string, line: string): string {
  if (/^\s*(?:# |import )/u.test(line) || (file.endsWith('.yml') && !/^\s*(?:- )?hi: /u.test(line))) return '';
  return line
    .replaceAll(/^\s*\*?\[[\w-]+\]|\{ ?\$[\w-]+ ->/gu, '')
    .replaceAll(/^[\w-]+ = /gu, '')
    .replaceAll(/\{#[\w-]+\}|\]\([^)]*\)|`[^`]*`|(?<=\s)[\w-]+=(?="[\w&=-]*")/gu, ' ')
    .replaceAll(/<\/?[A-Za-z]+|\/?>/gu, ' ');
}

/** The forms that a text should avoid, as problems. */
export function hindiProblems(file: string, text: string, refused: readonly Refused[]): readonly Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const said = spoken(file, line);
    return [...refused, ...FORMS].flatMap(([words, message]) => {
      const found = words.exec(said)?.[0];
      if (found === undefined) return [];
      const column = Math.max(line.indexOf(found), 0) + 1;
      return [{ path: file, line: index + 1, column, found: JSON.stringify(found.trim()), message }];
    });
  });
}

/**
 * Mistakes in what is written in Hindi: messages, texts of data and pages.
 * @param files messages and texts of data of all languages
 */
export function hindiWords(
  root: string,
  files: readonly { readonly path: string; readonly text: string }[],
): readonly Problem[] {
  if (!existsSync(path.join(root, GUIDE))) return [];
  const read = (name: string) => ({ path: name, text: readFileSync(path.join(root, name), 'utf8') });
  const folder = translatedDocs('hi');
  const names = filesBelow(path.join(root, folder)).filter((name) => name.endsWith('.mdx'));
  const pages = names.map((name) => read(`${folder}/${name}`));
  const refused = refusedIn(read(GUIDE).text);
  return [...files.filter((file) => /\.hi\.(?:ftl|yml)$/u.test(file.path)), ...pages].flatMap((file) =>
    hindiProblems(file.path, file.text, refused),
  );
}
