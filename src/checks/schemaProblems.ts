import * as z from 'zod';
import type { RuleParams } from '../content/schemas/rowRules';
import { didYouMean, nearestWord } from '../lib/didYouMean';
import type { Locator } from './parse/yaml';
import type { Problem } from './problem';

/** The data of a file, and where each of its values is. */
export type Source = Locator & { readonly data?: unknown };

/** What the conversion needs to know about the file. */
export interface SchemaContext {
  readonly path: string;
  readonly source: Source;
  /** Where a missing field at the top level goes: "above the rows". */
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
  const { path, source } = context;
  const field = fieldText(issue.path);
  const base = { path, ...entryAt(issue.path, context), ...(field && { field }) };
  if (!hasValue(source.data, issue.path)) {
    const name = String(issue.path.at(-1));
    const where = issue.path.length === 1 ? context.topLevel : 'to the entry';
    return {
      ...base,
      ...source.placeOf(issue.path.slice(0, -1)),
      message: `missing; add "${name}:" ${where} and ${issue.message}`,
    };
  }
  const value = valueAt(source.data, issue.path);
  const suggestion =
    issue.code === 'invalid_value' && typeof value === 'string' ? didYouMean(value, issue.values.map(String)) : '';
  return {
    ...base,
    ...source.placeOf(issue.path),
    found: source.foundAt(issue.path),
    message: [withLine(issue, source), suggestion].filter(Boolean).join('; '),
  };
}

/** The message of an issue. One that speaks of another place of the file names its line. */
function withLine(issue: z.core.$ZodIssue, source: Source): string {
  if (issue.code !== 'custom' || !issue.params?.lineOf) return issue.message;
  const { lineOf } = issue.params as RuleParams;
  return issue.message.replace('{line}', String(source.placeOf(lineOf).line));
}

function unknownField(key: string, parent: readonly PropertyKey[], context: SchemaContext): Problem {
  const path = [...parent, key];
  const known = knownFieldsOf(context.schema, parent);
  const suggestion = didYouMean(key, known) || commaRemedy(path, context.source);
  return {
    path: context.path,
    ...context.source.placeOfKey(path),
    ...entryAt(path, context),
    field: fieldText(path),
    found: `the unknown field "${key}"`,
    message: suggestion || `remove it, or write one of ${known.join(', ')}`,
  };
}

/** Inside `{ … }` a comma ends a value, so the rest of a sentence is read as a field without one. */
function commaRemedy(path: readonly PropertyKey[], source: Source): string {
  const isRest = source.isInline(path.slice(0, -1)) && source.foundAt(path) === 'nothing';
  return isRest ? 'put the whole value before it in quotes, because a comma ends a value inside { }' : '';
}

/** The places of missing fields that an unknown field was surely meant to be: one mistake needs one message. */
function mistypedFields(issues: readonly z.core.$ZodIssue[], context: SchemaContext): Set<string> {
  const places = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, nearestWord(key, knownFieldsOf(context.schema, issue.path)) ?? ''])
      : [],
  );
  return new Set(places.filter((path) => !hasValue(context.source.data, path)).map((path) => path.join('/')));
}

/** The name of the row that a path leads into, if it leads into one that has a name. */
export function entryAt(
  path: readonly PropertyKey[],
  { source, nameField }: Pick<SchemaContext, 'source' | 'nameField'>,
): { entry?: string } {
  if (path[0] !== 'rows' || typeof path[1] !== 'number') return {};
  const name = valueAt(source.data, ['rows', path[1], nameField]);
  return { entry: typeof name === 'string' && name !== '' ? name : `number ${path[1] + 1}` };
}

/** `features 2` for the second line of a row's features, `periods 1 source url` for a nested field. */
export function fieldText(path: readonly PropertyKey[]): string {
  const inside = path[0] === 'rows' && typeof path[1] === 'number' ? path.slice(2) : path;
  return inside.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' ');
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}

function hasValue(data: unknown, path: readonly PropertyKey[]): boolean {
  return valueAt(data, path) !== undefined;
}

/** The fields that a schema knows at a place in the file, for "did you mean"; none where the place holds no group of fields. */
function knownFieldsOf(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  const inner = unwrapped(path.reduce<unknown>((at, key) => step(unwrapped(at), key), schema));
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

function step(schema: unknown, key: PropertyKey): unknown {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, unknown>)[key];
  return undefined;
}

function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}
