import { writeFileSync } from 'node:fs';
import { dataFilesSchema } from '../jsonSchema';

/** Writes the JSON Schema that .vscode/settings.json maps to the data files. Runs with every `npm ci`; Git ignores the file. */
writeFileSync('.vscode/data-files.schema.json', `${JSON.stringify(dataFilesSchema(), undefined, 2)}\n`);
