import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemaFiles } from '../jsonSchemas';

/** Writes the JSON Schemas that VS Code uses while an editor types. Run it after a change to src/content/schemas. */
for (const [name, text] of jsonSchemaFiles()) {
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, text);
}
