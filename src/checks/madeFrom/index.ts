import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageFile, TranslatedMessages } from '../messages/files';
import { git } from '../git';
import { languageName } from '../languageName';
import { urlOf } from '../model';
import type { Problem } from '../problem';
import { translatedDocs, translatedPages } from '../translatedPages';
import { pageProblems } from './ofPages';
import { paragraphsOf, unitOf, type Unit } from './paragraphs';
import { addDays } from '../../lib/days';

/** The hash of each unit of the English text that a translation was made from, by English file and unit. */
type MadeFrom = Readonly<Record<string, Readonly<Record<string, string>>>>;

const recordOf = (language: string): string => `i18n/${language}/made-from.json`;

/** An English file that has a translation. */
interface Source {
  readonly path: string;
  readonly units: readonly Unit[];
}

/** English pages and messages that a language has. @param messages as `translatedMessages` reads them */
function sourcesOf(root: string, language: string, messages: readonly TranslatedMessages[]): readonly Source[] {
  const docs = translatedPages(root)[language]?.docs ?? [];
  const pages = docs.map((name) => ({
    path: `docs/${name}`,
    units: paragraphsOf(readFileSync(path.join(root, 'docs', name), 'utf8')),
  }));
  const ofMessages = messages.flatMap((file) => {
    const { english } = file;
    if (file.language !== language || !english) return [];
    return [{ path: english.path, units: translatedUnits(english, file) }];
  });
  return [...pages, ...ofMessages];
}

/** The English messages that have a translation; the others are listed as untranslated. */
const translatedUnits = (english: MessageFile, { messages }: TranslatedMessages): readonly Unit[] =>
  english.messages
    .filter(({ id }) => messages.some((one) => one.id === id))
    .map(({ id, source, line }) => unitOf(id, source, line));

function readRecord(root: string, language: string): MadeFrom {
  const file = path.join(root, recordOf(language));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MadeFrom) : {};
}

/** Mistakes in the translated pages, by which a build would be wrong: see `pageProblems`. */
export function translatedPageProblems(root: string): readonly Problem[] {
  const read = (file: string): { readonly path: string; readonly text: string } => ({
    path: file,
    text: readFileSync(path.join(root, file), 'utf8'),
  });
  return Object.entries(translatedPages(root)).flatMap(([language, { docs }]) => {
    const record = readRecord(root, language);
    return docs.flatMap((name) => {
      const english = read(`docs/${name}`);
      const known = record[english.path];
      const isBehind = known !== undefined && differences(known, paragraphsOf(english.text)).size > 0;
      return pageProblems(read(`${translatedDocs(language)}/${name}`), english.text, { language, isBehind });
    });
  });
}

/** Days that a translation may stay behind its English page before visitors are told. */
const UNTOLD_DAYS = 30;

/**
 * The pages of a language whose English text has said something else for more than 30 days. Git tells since when; without its history, none.
 * @param today year-month-day
 * @returns paths of the English pages
 */
export function behindEnglish(root: string, language: string, today: string): readonly string[] {
  const record = readRecord(root, language);
  const before = addDays(today, -UNTOLD_DAYS);
  const then = git(root, 'rev-list', '--first-parent', '-1', `--before=${before}T23:59:59+05:30`, 'HEAD')?.trim();
  if (!then) return [];
  return (translatedPages(root)[language]?.docs ?? []).flatMap((name) => {
    const file = `docs/${name}`;
    const known = record[file];
    if (!known) return [];
    const now = differences(known, paragraphsOf(readFileSync(path.join(root, file), 'utf8')));
    const text = now.size > 0 ? git(root, 'show', `${then}:./${file}`) : undefined;
    if (text === undefined) return [];
    const isOld = [...differences(known, paragraphsOf(text))].some((difference) => now.has(difference));
    return isOld ? [urlOf(file)] : [];
  });
}

/** What a text has and its translation was not made from, and the other way round; as names and hashes. */
function differences(known: Readonly<Record<string, string>>, units: readonly Unit[]): ReadonlySet<string> {
  const then = new Set(Object.entries(known).map(([name, hash]) => `${name}\n${hash}`));
  const now = new Set(units.map(({ name, hash }) => `${name}\n${hash}`));
  return new Set([...[...then].filter((one) => !now.has(one)), ...[...now].filter((one) => !then.has(one))]);
}

/** English texts that have changed since they were translated. No problem: an English edit waits for nobody. */
export function changedSinceTranslated(root: string, messages: readonly TranslatedMessages[]): readonly Problem[] {
  return Object.keys(translatedPages(root)).flatMap((language) => {
    const record = readRecord(root, language);
    const inLanguage = languageName(language);
    return sourcesOf(root, language, messages).flatMap(({ path: file, units }) => {
      const known = record[file];
      if (!known) return [];
      const say = (line: number, found: string, what: string): Problem => ({
        ...{ path: file, line, column: 1, found: JSON.stringify(found) },
        message: `${what}; once the ${inLanguage} is right, run "npm run check -- --fix --translated ${file}"`,
      });
      const changed = units
        .filter(({ name, hash }) => known[name] !== hash)
        .map(({ name, line }) =>
          say(
            line,
            name,
            known[name] === undefined
              ? 'this is new since it was translated'
              : 'this has changed since it was translated',
          ),
        );
      const gone = Object.keys(known).filter((name) => !units.some((unit) => unit.name === name));
      return [
        ...changed,
        ...gone.map((name) => say(1, name, 'this is gone or begins otherwise since it was translated')),
      ];
    });
  });
}

/**
 * Which of these files no language has a translation of.
 * @param names as they were given to --translated
 */
export function withoutTranslation(
  root: string,
  messages: readonly TranslatedMessages[],
  names: readonly string[],
): readonly string[] {
  const languages = Object.keys(translatedPages(root));
  const known = new Set(
    languages.flatMap((language) => sourcesOf(root, language, messages).map(({ path: file }) => file)),
  );
  return names.filter((name) => !known.has(name));
}

/**
 * Notes what translations were made from: new ones, and those of the named files.
 * @param renewed English files whose translations are right again, or whose change needs none
 * @returns the records that have changed
 */
export function recordSources(
  root: string,
  messages: readonly TranslatedMessages[],
  renewed: readonly string[],
): readonly string[] {
  return Object.keys(translatedPages(root)).filter((language) => {
    const record = readRecord(root, language);
    const entries = sourcesOf(root, language, messages).map(({ path: file, units }) => {
      const known = renewed.includes(file) ? {} : (record[file] ?? {});
      const isPage = file.endsWith('.mdx');
      const own = units.map(({ name, hash }) => [name, known[name] ?? hash] as const);
      // A paragraph that is new in English has no translation to record yet; messages are listed only once they are translated.
      return [file, isPage && Object.keys(known).length > 0 ? known : Object.fromEntries(own)] as const;
    });
    const text = `${JSON.stringify(Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`;
    const file = path.join(root, recordOf(language));
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return true;
  });
}
