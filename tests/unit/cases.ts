import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const about = { case: z.string(), published: z.string() };

/** The cases of src/lib/finance/cases, each with who published it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of what it returns is made of both
export function casesOf<Given extends z.ZodType, Expected extends z.ZodType>(
  name: string,
  { given, expected }: { readonly given: Given; readonly expected: Expected },
) {
  const text = readFileSync(path.join(__dirname, '../../src/lib/finance/cases', `${name}.yml`), 'utf8');
  const schema = z.array(z.strictObject({ ...about, given, expected, tolerance: z.number() }));
  return schema.parse(parse(text));
}
