import * as z from 'zod';
import { kindNames, kinds } from '../content/schemas';
import type { AnyKind, DataFile } from '../content/schemas';
import { envelopeDescriptions } from '../content/schemas/listingFile';
import { fileSchemaOf } from '../checks/validate';

/**
 * JSON Schemas for VS Code, made from the schemas that the build uses. Draft 7, because that is what its YAML extension reads
 * best; `patternErrorMessage` and `defaultSnippets` are additions that it knows.
 */
type JsonSchema = z.core.JSONSchema.BaseSchema & { defaultSnippets?: readonly { label: string; body: unknown }[] };

const folder = '.vscode/schemas';

/** The generated files: their paths from the root of the repository, and their texts. */
export function jsonSchemaFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>(
    kindNames.map((kind) => [`${folder}/${kind}.json`, toText(describedSchema(kind))]),
  );
  files.set(`${folder}/data-file.json`, toText(combinedSchema()));
  files.set(
    '.vscode/settings.json',
    toText({ 'yaml.schemas': { [`./${folder}/data-file.json`]: ['docs/**/*.yml', 'src/content/*.yml'] } }),
  );
  return files;
}

/**
 * One schema for all data files, which follows `kind`. A chain of conditions rather than alternatives: the editor then
 * completes and reports for the one kind that the file states, and not for the nearest of them all.
 */
function combinedSchema(): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Data file',
    type: 'object',
    required: ['kind'],
    properties: { kind: { description: envelopeDescriptions.kind, enum: kindNames } },
    allOf: kindNames.map((kind) => ({
      if: { required: ['kind'], properties: { kind: { const: kind } } },
      then: { $ref: `./${kind}.json` },
    })),
  };
}

function describedSchema(name: DataFile['kind']): JsonSchema {
  const schema: JsonSchema = z.toJSONSchema(fileSchemaOf(name), {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  for (const [field, description] of Object.entries(envelopeDescriptions)) {
    const property = propertyOf(schema, field);
    if (property) property.description = description;
  }
  if (name !== 'figures') describeRows(schema, kinds[name]);
  return schema;
}

function describeRows(schema: JsonSchema, { title, fields }: AnyKind): void {
  const row = propertyOf(schema, 'rows')?.items as JsonSchema | undefined;
  if (!row) return;
  schema.title = title;
  for (const [field, { label, description }] of Object.entries(fields)) {
    const property = propertyOf(row, field);
    if (property) Object.assign(property, { title: label, description });
  }
  const body = Object.fromEntries((row.required ?? []).map((field, index) => [field, `$${index + 1}`]));
  row.defaultSnippets = [{ label: 'A new entry', body }];
}

function propertyOf(schema: JsonSchema, name: string): JsonSchema | undefined {
  const property = schema.properties?.[name];
  return typeof property === 'object' ? property : undefined;
}

function toText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
