import { columnsOf, kindNames, kinds, listingKinds, rowName } from './';
import type { AnyKind, ListingKind } from './';

const names = Object.keys(listingKinds) as ListingKind[];

describe('kinds', () => {
  it.each(Object.entries(kinds) as [string, AnyKind][])(
    '%s is registered under its own name, with real leading fields',
    (name, kind) => {
      expect(kind.kind).toBe(name);
      expect(kindNames).toContain(name);
      expect(Object.keys(kind.fields)).toContain(kind.nameField);
      if (kind.headlineField !== undefined) expect(kind.fields[kind.headlineField]?.shown).toBe(true);
    },
  );

  it.each(Object.values(kinds) as AnyKind[])('$kind tells editors what each field means', ({ fields }) => {
    for (const { label, description } of Object.values(fields)) {
      expect(label).not.toBe('');
      expect(description.length).toBeGreaterThan(20);
    }
  });
});

describe('columnsOf', () => {
  it('keeps what SPEC hides out of sight', () => {
    const shown = (kind: ListingKind) => columnsOf(kind).map(({ field }) => field);
    expect(shown('fd-rates')).toEqual(['bank', 'interestRate', 'seniorCitizenRate']);
    expect(shown('savings-accounts')).toEqual(['bank', 'interestRate', 'minBalance', 'bestFor']);
    expect(shown('mutual-funds')).toEqual(['name', 'type', 'returns3Y', 'expenseRatio', 'aum', 'risk']);
  });

  it.each(names)('of %s is plain data, the name first, links left out', (kind) => {
    const columns = columnsOf(kind);
    expect(columns[0]?.field).toBe(listingKinds[kind].nameField);
    expect(JSON.parse(JSON.stringify(columns))).toEqual(columns);
    expect(columns.map(({ field }) => field)).not.toContain('link');
  });

  it('marks figures, so that they can be aligned', () => {
    expect(
      columnsOf('home-loan-offers')
        .filter(({ numeric }) => numeric)
        .map(({ field }) => field),
    ).toEqual(['interestRate']);
  });
});

describe('rowName', () => {
  it('reads the name field of the kind', () => {
    const row = { bank: 'Canara Bank', interestRate: '6.60%', tenure: '444 days', seniorCitizenRate: '7.10%' };
    expect(rowName('fd-rates', row)).toBe('Canara Bank');
  });
});
