import type * as z from 'zod';
import { kindOf } from '../content/schemas';
import { valuesIn } from '../content/schemas/meta';
import { fieldName, textsIn, type FileText } from '../content/schemas/texts';
import {
  languageOf,
  translatedPath,
  translationSchema,
  type FieldTranslations,
  type Translation,
} from '../content/schemas/translation';
import { didYouMean } from '../lib/didYouMean';
import { languageName } from './languageName';
import type { DataFile, Site, YamlFile } from './model';
import { sortProblems, type Problem } from './problem';
import { parsedData, schemaProblems } from './validate';
import { isMap, isSeq, parseDocument } from 'yaml';

/** A file of translations as read: what is wrong with it, and what it leaves to translate. */
export interface ReadTranslation {
  readonly problems: readonly Problem[];
  /** Texts without a translation, and translations whose English words have changed: no problems, as the English text shows. */
  readonly waiting: readonly Problem[];
  /** Undefined if the file cannot be read. */
  readonly translation?: Translation;
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** The fields and their texts, either of one row or of a file outside its rows. */
interface Part {
  /** The name of the row; undefined outside the rows. */
  readonly row?: string;
  /** The path of the fields in the file of translations. */
  readonly at: readonly string[];
  readonly fields: FieldTranslations;
  readonly texts: readonly FileText[];
  /** Its values, by the names of their fields. */
  readonly values: ReadonlySet<string>;
}

/** What was read of a file for a site: its problems and what waits for a translator are asked for one after the other. */
const known = new WeakMap<YamlFile, { readonly data: Site['data']; readonly read: ReadTranslation }>();

/**
 * Reads a file of translations and compares it with its data file.
 * @param site with the data file
 */
export function readTranslation(file: YamlFile, site: Pick<Site, 'data' | 'today'>): ReadTranslation {
  const before = known.get(file);
  if (before?.data === site.data) return before.read;
  const read = compared(file, site);
  known.set(file, { data: site.data, read });
  return read;
}

function compared(file: YamlFile, { data, today }: Pick<Site, 'data' | 'today'>): ReadTranslation {
  const { path } = file;
  const language = languageOf(path) ?? '';
  if (file.data === undefined) return { problems: file.problems, waiting: [] };
  const base = data.find((one) => one.path === translatedPath(path));
  if (!base) {
    const message = `there is no ${translatedPath(path)}; name this file after the data file that it translates, or remove it`;
    return { problems: [{ path, line: 1, column: 1, message }], waiting: [] };
  }
  const schema = translationSchema(language);
  // A new file may be empty.
  const result = schema.safeParse(file.data ?? {});
  if (!result.success) {
    const context = { file, schema, nameField: '', topLevel: 'at the top' };
    return { problems: [...file.problems, ...schemaProblems(result.error.issues, context)], waiting: [] };
  }
  const translation = result.data;
  const texts = textsOf(base, today);
  // A data file with problems of its own is compared once they are mended.
  if (!texts) return { problems: file.problems, waiting: [], translation };
  const parts = partsOf(translation, base, texts);
  const comparison = { file, language, base };
  return {
    problems: sortProblems([
      ...file.problems,
      ...unknownRows(translation, comparison, texts),
      ...parts.flatMap((part) => [...unknownFields(part, comparison), ...faults(part, comparison)]),
    ]),
    waiting: sortProblems(parts.flatMap((part) => waitingIn(part, comparison))),
    translation,
  };
}

/**
 * The text of a file of translations with every text of its data file that it lacks, each with its English words and room for the translation; the
 * same text if it or its data file has problems.
 */
export function withAllTexts(file: YamlFile, site: Pick<Site, 'data' | 'today'>): string {
  const language = languageOf(file.path) ?? '';
  const base = site.data.find((one) => one.path === translatedPath(file.path));
  const texts = base && textsOf(base, site.today);
  const { translation, problems } = readTranslation(file, site);
  if (!texts || !translation || problems.length > 0) return file.text;
  const document = parseDocument(file.text);
  for (const { row, field, text } of texts) {
    const at = row === undefined ? ['texts', field] : ['rows', row, field];
    const known: unknown = document.getIn(at, true);
    const pairs = isSeq(known) ? known.items : isMap(known) ? [known] : [];
    if (pairs.some((pair) => isMap(pair) && pair.get('en') === text)) continue;
    const added = document.createNode({ en: text, [language]: null });
    document.setIn(at, pairs.length === 0 ? added : document.createNode([...pairs, added]));
  }
  return document.toString({ lineWidth: 0, nullStr: '', singleQuote: true });
}

/** What waits for a translator, in every file of translations. */
export const untranslated = (site: Site): readonly Problem[] =>
  site.translations.flatMap((file) => readTranslation(file, site).waiting);

interface Comparison {
  readonly file: YamlFile;
  readonly language: string;
  readonly base: DataFile;
}

/** The texts of a data file; undefined if it is not valid. */
function textsOf(file: DataFile, today: string): readonly FileText[] | undefined {
  const { kind } = file;
  const result = kind && parsedData(file, kind, today).result;
  return kind && result?.success ? textsIn(kindOf(kind), result.data) : undefined;
}

/** The parts of a data file that have texts, or to which the translation gives some. */
function partsOf({ texts = {}, rows = {} }: Translation, base: DataFile, all: readonly FileText[]): readonly Part[] {
  const { kind, data } = base;
  if (kind === undefined) return [];
  const { file, rowKey = '' } = kindOf(kind);
  const names = new Map<PropertyKey | undefined, Set<string>>();
  for (const { path } of valuesIn(file, data)) {
    const [row, own] = path[0] === 'rows' ? [path[1], path.slice(2)] : [undefined, path];
    names.set(row, (names.get(row) ?? new Set()).add(fieldName(own)));
  }
  const namesOf = (row: number | undefined) => names.get(row) ?? new Set<string>();
  const ofRows = base.rows.map((fields, index): Part => {
    const row = String(fields[rowKey]);
    const own = all.filter((text) => text.row === row);
    return { row, at: ['rows', row], fields: rows[row] ?? {}, texts: own, values: namesOf(index) };
  });
  const outside = all.filter(({ row }) => row === undefined);
  return [{ at: ['texts'], fields: texts, texts: outside, values: namesOf(undefined) }, ...ofRows];
}

const entryOf = ({ row }: Part) => (row === undefined ? {} : { entry: row });

function unknownRows({ rows = {} }: Translation, { file, base }: Comparison, texts: readonly FileText[]): Problem[] {
  const known = [...new Set(texts.flatMap(({ row }) => row ?? []))];
  const { rowKey = '' } = base.kind === undefined ? {} : kindOf(base.kind);
  const all = new Set(base.rows.map((row) => String(row[rowKey])));
  return Object.keys(rows).flatMap((row): Problem[] => {
    if (all.has(row)) return [];
    const message = didYouMean(row, known) || `${base.path} has no such row; remove it here`;
    return [{ path: file.path, ...file.placeOfKey(['rows', row]), found: `the unknown row "${row}"`, message }];
  });
}

function unknownFields(part: Part, { file, base }: Comparison): Problem[] {
  const known = new Set(part.texts.map(({ field }) => field));
  return Object.keys(part.fields).flatMap((field): Problem[] => {
    if (known.has(field)) return [];
    const place = { path: file.path, ...file.placeOfKey([...part.at, field]), ...entryOf(part), field };
    if (known.has(`${field} note`)) {
      return [{ ...place, message: `only its words in brackets are a text; call the field "${field} note"` }];
    }
    if (part.values.has(field)) {
      return [{ ...place, message: 'remove it: this is a value, which is the same in each language' }];
    }
    const suggestion = didYouMean(field, [...known]);
    const remedy = known.size === 0 ? 'it has no texts' : `its texts are ${[...known].join(', ')}`;
    return [{ ...place, message: suggestion || `${base.path} has no text of this name here, so remove it; ${remedy}` }];
  });
}

/** The value at a path of a file, as it is written there. */
const writtenAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], data);

/** A pair of a field, and where it stands: a place is looked up for a problem alone, since that parses the file anew. */
function pairs(part: Part, { file, language }: Comparison) {
  return Object.entries(part.fields).flatMap(([field, list]) => {
    const at = [...part.at, field];
    const isList = Array.isArray(writtenAt(file.data, at));
    return list.map((pair, index) => {
      const own = isList ? [...at, index] : at;
      const text = part.texts.find((one) => one.field === field && one.text === pair.en);
      const base = { path: file.path, ...entryOf(part), field };
      return { ...pair, field, text, base, placeOfEnglish: [...own, 'en'], placeOfTranslation: [...own, language] };
    });
  });
}

/** Translations that their fields do not take, or that lack a number. */
function faults(part: Part, comparison: Comparison): Problem[] {
  const { file } = comparison;
  return pairs(part, comparison).flatMap(({ text, translated, base, placeOfTranslation }): Problem[] => {
    if (!text || translated === undefined) return [];
    const [issue] = (text.schema as z.ZodType).safeParse(translated).error?.issues ?? [];
    const missing = numbersIn(text.text).filter((number) => !numbersIn(translated).includes(number));
    if (!issue && missing.length === 0) return [];
    const place = { ...base, ...file.placeOf(placeOfTranslation), found: file.foundAt(placeOfTranslation) };
    return [{ ...place, message: issue?.message ?? `write the numbers of the English text: ${missing.join(', ')}` }];
  });
}

/** Texts of a part that have no translation, or one of earlier words. */
function waitingIn(part: Part, comparison: Comparison): Problem[] {
  const { file, language } = comparison;
  const inLanguage = languageName(language);
  const all = pairs(part, comparison);
  const pending = all.flatMap(({ text, translated, base, placeOfEnglish }): Problem[] => {
    if (text && translated !== undefined) return [];
    const message = text
      ? `write it in ${inLanguage}`
      : 'the English words have changed, or are gone: write the new ones and translate them, or remove both lines';
    return [{ ...base, ...file.placeOf(placeOfEnglish), message }];
  });
  const placeOfPart = () => ({ path: file.path, ...file.placeOfKey(part.at), ...entryOf(part) });
  if (all.length === 0 && part.texts.length > 0) {
    const count = part.texts.length === 1 ? '1 text' : `${part.texts.length} texts`;
    return [{ ...placeOfPart(), message: `nothing of it is in ${inLanguage} yet, ${count} in all` }];
  }
  // A pair of earlier words in the same field already asks for the new ones.
  const isAsked = ({ field, text }: FileText) =>
    all.some((pair) => pair.field === field && (!pair.text || pair.en === text));
  return [
    ...pending,
    ...part.texts
      .filter((text) => !isAsked(text))
      .map(({ field, text }) => ({ ...placeOfPart(), field, message: `add "${text}", and write it in ${inLanguage}` })),
  ];
}
