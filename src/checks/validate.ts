import * as z from 'zod';
import { onDay } from '../content/onDay';
import { dataFileSchema, kindNames, kindOf } from '../content/schemas';
import type { DataFile as ValidData, KindName, RowKindName, RowOf } from '../content/schemas';
import { withTexts, type FileText } from '../content/schemas/texts';
import type { RuleParams } from '../content/schemas/rowRules';
import { didYouMean, nearestWord } from '../lib/didYouMean';
import type { DataFile, Site, YamlFile } from './model';
import type { Locator } from './parse/yaml';
import { sortProblems } from './problem';
import type { Problem } from './problem';

export type Validation =
  { readonly ok: true; readonly data: ValidData } | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Validates a data file against the schema of its kind. Returns its typed data for today, or all problems by line. If the YAML has syntax
 * errors, only these are reported, because the rest of such a file is unreliable.
 * @param today year-month-day
 * @param translate for another language: the translation of a text, or undefined to keep the English one
 */
export function checkData(
  file: DataFile,
  today: string,
  translate?: (text: FileText) => string | undefined,
): Validation {
  const { kind, data: written, problems } = file;
  if (written === undefined && problems.length > 0) return { ok: false, problems };
  if (kind === undefined) return { ok: false, problems: [...problems, kindProblem(file)] };

  const { schema, result } = parsedData(file, kind, today);
  const context = { file, schema, nameField: kindOf(kind).nameField ?? '', topLevel: 'above the rows' };
  const found = [...problems, ...schemaProblems(result.error?.issues ?? [], context)];
  if (found.length > 0) return { ok: false, problems: sortProblems(found) };
  // The schema has accepted it, and the types are inferred from that schema.
  const data = result.data as unknown as ValidData;
  return { ok: true, data: onDay(translate ? withTexts(kindOf(kind), data, translate) : data, today) };
}

interface Parsed {
  readonly schema: z.ZodObject;
  readonly result: z.ZodSafeParseResult<Record<string, unknown>>;
}

const parsed = new WeakMap<DataFile, Parsed & { readonly today: string }>();

/** A data file as its schema reads it. Several rules need this, and parsing takes time, so each file is parsed once. */
export function parsedData(file: DataFile, kind: KindName, today: string): Parsed {
  const known = parsed.get(file);
  if (known?.today === today) return known;
  const schema = dataFileSchema(kind, today);
  const read = { schema, result: schema.safeParse(file.data), today };
  parsed.set(file, read);
  return read;
}

/** A valid row of a kind with its place. */
export interface ValidRow<Kind extends RowKindName> {
  readonly file: DataFile;
  readonly index: number;
  readonly row: RowOf<Kind>;
}

export function validRows<const Kind extends RowKindName>(
  { data, today }: Pick<Site, 'data' | 'today'>,
  kind: Kind,
): readonly ValidRow<Kind>[] {
  return data.flatMap((file) => {
    const result = file.kind === kind ? parsedData(file, kind, today).result : undefined;
    // The schema has accepted it, and the types are inferred from that schema.
    const rows = result?.success ? (result.data['rows'] as readonly RowOf<Kind>[]) : [];
    return rows.map((row, index) => ({ file, index, row }));
  });
}

function kindProblem(file: DataFile): Problem {
  const { path } = file;
  const { kind } = file.fields;
  const allowed = `write one of ${kindNames.join(', ')}`;
  if (kind === undefined) {
    return {
      path,
      line: 1,
      column: 1,
      field: 'kind',
      message: `missing; add "kind:" at the top of the file and ${allowed}`,
    };
  }
  const message = [allowed, typeof kind === 'string' ? didYouMean(kind, kindNames) : ''].filter(Boolean).join('; ');
  return { path, ...file.placeOf(['kind']), field: 'kind', found: file.foundAt(['kind']), message };
}

/** The file that is validated, and its schema. */
interface SchemaContext {
  readonly file: YamlFile;
  /** Where to add a missing field at the top level: "above the rows". */
  readonly topLevel: string;
  /** The field that names a row, `name` or `id`. */
  readonly nameField: string;
  readonly schema: z.ZodType;
}

/** Turns the issues of a schema into problems with a place in the file. Each place is reported once. */
export function schemaProblems(issues: readonly z.core.$ZodIssue[], context: SchemaContext): Problem[] {
  const problems: Problem[] = [];
  const reported = new Set<string>();
  const mistyped = mistypedFields(issues, context);
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      problems.push(...issue.keys.map((key) => unknownField(key, issue.path, context)));
      continue;
    }
    const place = issue.path.join('/');
    if (reported.has(place) || mistyped.has(place)) continue;
    reported.add(place);
    problems.push(valueProblem(issue, context));
  }
  return problems;
}

function valueProblem(issue: z.core.$ZodIssue, context: SchemaContext): Problem {
  const { file } = context;
  const field = fieldText(issue.path);
  const base = { path: file.path, ...entryAt(issue.path, context), ...(field && { field }) };
  const value = valueAt(file.data, issue.path);
  if (value === undefined) {
    const name = String(issue.path.at(-1));
    const where = issue.path.length === 1 ? context.topLevel : 'to the entry';
    return {
      ...base,
      ...file.placeOf(issue.path.slice(0, -1)),
      message: `missing; add "${name}:" ${where} and ${remedyOf(issue, context)}`,
    };
  }
  const suggestion =
    issue.code === 'invalid_value' && typeof value === 'string' ? didYouMean(value, issue.values.map(String)) : '';
  return {
    ...base,
    ...file.placeOf(issue.path),
    found: file.foundAt(issue.path),
    message: [remedyOf(issue, context), suggestion].filter(Boolean).join('; '),
  };
}

/** The message of an issue, with the line of another place of the file if it refers to one. */
function remedyOf(issue: z.core.$ZodIssue, { file, schema }: SchemaContext): string {
  const value = valueAt(file.data, issue.path);
  const isNumber = issue.code === 'invalid_type' && /^(?:int|number)$/u.test(issue.expected);
  if (isNumber && typeof value === 'string' && /^\d+$/u.test(value)) return `write it without quotes: ${value}`;
  // Without its own error, an object gets zod's message, which names a type and no remedy.
  if (issue.code === 'invalid_type' && issue.expected === 'object' && issue.message.startsWith('Invalid')) {
    const required = Object.entries(shapeAt(schema, issue.path)).filter(
      ([, field]) => !(field instanceof z.ZodOptional),
    );
    return `write ${required.map(([name]) => `"${name}:"`).join(', ')} below it`;
  }
  if (issue.code !== 'custom' || !issue.params?.lineOf) return issue.message;
  const { lineOf } = issue.params as RuleParams;
  return issue.message.replace('{line}', String(file.placeOf(lineOf).line));
}

function unknownField(key: string, parent: readonly PropertyKey[], context: SchemaContext): Problem {
  const path = [...parent, key];
  const known = knownFieldsOf(context.schema, parent);
  const suggestion = didYouMean(key, known) || commaRemedy(path, context.file);
  return {
    path: context.file.path,
    ...context.file.placeOfKey(path),
    ...entryAt(path, context),
    field: fieldText(path),
    found: `the unknown field "${key}"`,
    message: suggestion || `remove it, or write one of ${known.join(', ')}`,
  };
}

/** Inside `{ … }` a comma ends a value, so the rest of a sentence is parsed as a field without a value. */
function commaRemedy(path: readonly PropertyKey[], file: Locator): string {
  const isRest = file.isInline(path.slice(0, -1)) && file.foundAt(path) === 'nothing';
  return isRest ? 'put the whole value before it in quotes, because a comma ends a value inside { }' : '';
}

/** The paths of missing fields for which an unknown field is probably a misspelling, so that a mistake gets one message. */
function mistypedFields(issues: readonly z.core.$ZodIssue[], context: SchemaContext): Set<string> {
  const places = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, nearestWord(key, knownFieldsOf(context.schema, issue.path)) ?? ''])
      : [],
  );
  return new Set(places.filter((path) => valueAt(context.file.data, path) === undefined).map((path) => path.join('/')));
}

/** The name of the row that a path leads into, if it leads into one that has a name. */
export function entryAt(
  path: readonly PropertyKey[],
  { file, nameField }: Pick<SchemaContext, 'file' | 'nameField'>,
): { entry?: string } {
  if (path[0] !== 'rows' || typeof path[1] !== 'number') return {};
  const name = valueAt(file.data, ['rows', path[1], nameField]);
  return { entry: typeof name === 'string' && name !== '' ? name : `number ${path[1] + 1}` };
}

/** `features 2` for the second line of a row's features, `periods 1 source url` for a nested field. */
export function fieldText(path: readonly PropertyKey[]): string {
  const inside = path[0] === 'rows' && typeof path[1] === 'number' ? path.slice(2) : path;
  return inside.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' ');
}

/** The value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}

/** The fields that a schema has at a path; none if the path is not an object. */
function shapeAt(schema: z.ZodType, path: readonly PropertyKey[]): Readonly<Record<string, unknown>> {
  const inner = unwrapped(path.reduce<unknown>((at, key) => step(unwrapped(at), key), schema));
  return inner instanceof z.ZodObject ? inner.shape : {};
}

/** Their names, for "did you mean". */
function knownFieldsOf(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  return Object.keys(shapeAt(schema, path));
}

function step(schema: unknown, key: PropertyKey): unknown {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, unknown>)[key];
  return undefined;
}

function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}
