import { isRowKind, kindNames } from '../content/schemas';
import { dataFilesSchema } from './jsonSchema';

interface Schema {
  readonly $defs: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly description?: string;
  readonly defaultSnippets?: unknown;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly items: Schema;
}

const { $defs } = JSON.parse(JSON.stringify(dataFilesSchema())) as Schema;
const rowOf = (kind: string) => $defs[kind]!.properties.rows!.items;

test.each(kindNames.filter(isRowKind))(
  '%s refuses unknown fields, describes each field and offers a new row',
  (kind) => {
    expect($defs[kind]).toMatchObject({ additionalProperties: false });
    const { properties, ...row } = rowOf(kind);
    expect(row).toMatchObject({ additionalProperties: false, defaultSnippets: [{ label: 'A new entry' }] });
    for (const property of Object.values(properties)) expect(property.description).toMatch(/\w{3}/);
  },
);

test('the words of the checks and the column headings reach the editor', () => {
  expect(rowOf('personal-loan-offers').properties.rate).toMatchObject({
    title: 'Interest rate',
    examples: ['10.49% onwards'],
    patternErrorMessage: expect.stringContaining('"8.50% - 9.10%"') as string,
  });
});
