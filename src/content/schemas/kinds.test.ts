import { columnsOf, isRowKind, kindNames, kindOf, labelOf, listingKinds, rowName } from './';
import type { ListingKind } from './';
import { fieldsOf, metaOf } from './meta';

const names = Object.keys(listingKinds) as ListingKind[];

describe('kinds', () => {
  it.each(kindNames.filter(isRowKind))('%s is registered under its own name, with real leading fields', (name) => {
    const { kind, row, nameField, headlineField } = kindOf(name);
    expect(kind).toBe(name);
    expect(Object.keys(row.shape)).toContain(nameField);
    if (headlineField !== undefined)
      expect(columnsOf(name as ListingKind)).toContainEqual(expect.objectContaining({ field: headlineField }));
  });

  it.each(kindNames.filter(isRowKind))('%s tells editors what each field means', (name) => {
    for (const field of Object.values(fieldsOf(kindOf(name).row))) {
      expect(metaOf(field).description).toMatch(/\w.*\.$/);
    }
  });
});

describe('columnsOf', () => {
  it.each(names)('%s has a heading for each field', (name) => {
    for (const field of Object.values(fieldsOf(kindOf(name).row))) expect(metaOf(field).title).toMatch(/\w/);
  });

  it('leaves out what is kept with the data and not shown', () => {
    const shown = (kind: ListingKind) => columnsOf(kind).map(({ field }) => field);
    expect(shown('company-deposits')).toEqual(['name', 'interestRate', 'seniorExtra', 'rating']);
    expect(shown('savings-accounts')).toEqual([
      'bank',
      'interestRate',
      'rate5Lakh',
      'rate10Lakh',
      'minBalance',
      'bestFor',
    ]);
    expect(shown('mutual-funds')).toEqual([
      'name',
      'type',
      'expenseRatio',
      'returns1Y',
      'returns3Y',
      'returns5Y',
      'aum',
      'risk',
    ]);
  });

  it.each(names)('of %s is plain data, the name first, links and sources left out', (kind) => {
    const columns = columnsOf(kind);
    expect(columns[0]?.field).toBe(kindOf(kind).nameField);
    expect(JSON.parse(JSON.stringify(columns))).toEqual(columns);
    for (const field of ['link', 'source']) expect(columns.map((column) => column.field)).not.toContain(field);
  });

  it('marks figures, so that they can be aligned', () => {
    expect(
      columnsOf('personal-loan-offers')
        .filter(({ numeric }) => numeric)
        .map(({ field }) => field),
    ).toEqual(['rate', 'amount']);
  });
});

describe('rowName', () => {
  it('reads the name field of the kind', () => {
    const row = {
      title: 'PPF',
      description: 'A government account.',
      returns: '7.1% a year',
      lockIn: { kind: 'not-found' },
    } as const;
    expect(rowName('tax-options', row)).toBe('PPF');
  });
});

test('a field without a heading is called by the words of its name', () => {
  expect(labelOf('cards', 'pointWorth')).toBe('Point worth');
  expect(labelOf('home-loans', 'processingFee')).toBe('Processing fee');
});
