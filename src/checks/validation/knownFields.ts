import * as z from 'zod';

/** The fields that a schema knows at a place in the file, for "did you mean"; none where the place holds no group of fields. */
export function knownFieldsOf(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
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
