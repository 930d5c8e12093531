/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemaFiles } from './jsonSchemas';
import { kindNames } from '../content/schemas';

const siteDir = path.resolve(__dirname, '../..');
const files = jsonSchemaFiles();

interface Schema {
  readonly additionalProperties?: unknown;
  readonly description?: string;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly items: Schema;
}

function schemaOf(kind: string): Schema {
  return JSON.parse(files.get(`.vscode/schemas/${kind}.json`) ?? '') as Schema;
}

describe('JSON Schemas', () => {
  it.each([...files.keys()])('%s is up to date; if not, run npm run schemas', (name) => {
    expect(readFileSync(path.join(siteDir, name), 'utf8')).toBe(files.get(name));
  });

  it.each(kindNames)('%s refuses unknown fields and describes each field of a row', (kind) => {
    const schema = schemaOf(kind);
    const row = schema.properties.rows?.items;
    expect(schema.additionalProperties).toBe(false);
    expect(row?.additionalProperties).toBe(false);
    for (const property of Object.values(row?.properties ?? {})) expect(property.description).toMatch(/\w{3}/);
  });

  it('carries the words of the checks into the editor', () => {
    expect(schemaOf('home-loan-offers').properties.rows?.items.properties.interestRate).toMatchObject({
      title: 'Interest rate',
      patternErrorMessage: expect.stringContaining('"8.50% - 9.10%"') as string,
    });
  });
});
