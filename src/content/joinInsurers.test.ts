import * as fc from '@site/tests/unit/properties';
import * as z from 'zod';
import { joinInsurers } from './joinInsurers';
import { cell } from './schemas/quantityText';

const share = (percent: number) => ({ kind: 'share', least: percent, most: percent });

const kind = {
  row: z.strictObject({
    name: z.string().meta({ joined: 'name' }),
    insurer: z.string(),
    term: z.string(),
    paid: cell('share').meta({ joined: 'health.paid' }),
    year: z.string().meta({ joined: 'health.year' }),
    link: z.string().optional().meta({ joined: 'link' }),
  }),
};

const insurers = [
  {
    id: 'whole',
    name: 'Whole',
    link: 'https://whole.example/',
    health: { year: '2025-26', paid: share(97), source: ['nl-37'] },
  },
  { id: 'life-only', name: 'Life Only', life: { year: '2024-25', paid: share(99), source: ['handbook'] } },
];

test('gives a row the figures of its insurer with their year, and leaves its own alone', () => {
  const { rows } = joinInsurers({ rows: [{ insurer: 'whole', term: 'a' }] }, kind, insurers);
  expect(rows).toEqual([
    { insurer: 'whole', name: 'Whole', term: 'a', paid: share(97), year: '2025-26', link: 'https://whole.example/' },
  ]);
});

test('says "Not found" of what no record holds, and "Varies" where every insurer sells the plan', () => {
  const { rows } = joinInsurers({ rows: [{ insurer: 'life-only' }, { name: 'Standard plan' }] }, kind, insurers);
  expect(rows).toEqual([
    { insurer: 'life-only', name: 'Life Only', paid: { kind: 'not-found' }, year: 'Not found' },
    { name: 'Standard plan', paid: { kind: 'varies' }, year: 'Varies' },
  ]);
});

test('names the documents of the figures once each, in rows if any has its own', () => {
  const rows = [{ insurer: 'whole' }, { insurer: 'whole' }];
  expect(joinInsurers({ source: ['terms'], rows }, kind, insurers).source).toEqual(['terms', 'nl-37']);
  const own = [{ insurer: 'whole', source: ['broker', 'nl-37'] }, { insurer: 'life-only' }];
  const list = joinInsurers({ source: ['terms'], rows: own }, kind, insurers);
  expect(list.source).toEqual(['terms']);
  expect(list.rows.map(({ source }) => source)).toEqual([['broker', 'nl-37'], ['terms']]);
});

test('two rows of one insurer have the same figures, whatever the list', () => {
  const rows = fc.array(fc.record({ insurer: fc.constantFrom('whole', 'life-only'), term: fc.string() }));
  fc.assert(
    fc.property(rows, (given) => {
      const list = joinInsurers({ rows: given }, kind, insurers);
      for (const row of list.rows) {
        const { term: _term, ...figures } = row;
        const [{ term: _other, ...same }] = list.rows.filter(({ insurer }) => insurer === row.insurer) as [typeof row];
        expect(figures).toEqual(same);
      }
    }),
  );
});

test('refuses an id that no insurer has, and says where it belongs', () => {
  expect(() => joinInsurers({ rows: [{ insurer: 'gone' }] }, kind, insurers)).toThrow(
    '"gone" is not in src/content/insurers.yml; add it there first',
  );
});
