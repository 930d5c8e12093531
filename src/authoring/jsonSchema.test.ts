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
  const { rate, link } = rowOf('personal-loan-offers').properties;
  expect(rate).toMatchObject({ title: 'Interest rate', examples: ['from 10.49%'] });
  expect(link).toMatchObject({ patternErrorMessage: expect.stringContaining('full address') as string });
});
