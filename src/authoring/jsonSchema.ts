import * as z from 'zod';
import { kindNames, kindOf } from '../content/schemas';
import type { KindName } from '../content/schemas';
import { metaOf } from '../content/schemas/meta';

type JsonSchema = z.core.JSONSchema.BaseSchema & { defaultSnippets?: readonly { label: string; body: unknown }[] };

/**
 * One JSON Schema for all data files, for VS Code. It has a condition for each `kind` instead of alternatives (`anyOf`), so that VS Code
 * completes and validates by the kind of the file and not by the most similar one. Draft 7, which its YAML extension supports best.
 */
export function dataFilesSchema(): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Data file',
    type: 'object',
    required: ['kind'],
    properties: { kind: { description: 'What the rows are.', enum: kindNames } },
    allOf: kindNames.map((kind) => ({
      if: { required: ['kind'], properties: { kind: { const: kind } } },
      then: { $ref: `#/$defs/${kind}` },
    })),
    $defs: Object.fromEntries(kindNames.map((kind) => [kind, fileSchema(kind)])),
  };
}

/** The schema of a whole file, with a snippet for a new row that holds the fields no row may leave out. */
function fileSchema(kind: KindName): JsonSchema {
  const schema: JsonSchema = z.toJSONSchema(kindOf(kind).file, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    // Zod leaves out the examples of a text that is read into a value; ours are what an editor writes.
    override: ({ zodSchema, jsonSchema }) => {
      const { examples } = metaOf(zodSchema);
      if (examples) jsonSchema.examples = [...examples];
    },
  });
  delete schema.$schema;
  const rows = schema.properties?.rows;
  const row = typeof rows === 'object' ? (rows.items as JsonSchema) : undefined;
  if (row) {
    const body = Object.fromEntries((row.required ?? []).map((field, index) => [field, `$${index + 1}`]));
    row.defaultSnippets = [{ label: 'A new entry', body }];
  }
  return schema;
}
