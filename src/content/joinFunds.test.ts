import { joinFunds } from './joinFunds';

const share = (percent: number) => ({ kind: 'share', least: percent, most: percent });

const funds = [
  { id: 'slow', type: 'Liquid', cost: share(0.2), source: ['table'] },
  { id: 'grey', type: 'Liquid', cost: { kind: 'not-found' }, source: ['prices', 'table'] },
  { id: 'cheap', type: 'Liquid', cost: share(0.1), source: ['table'] },
  { id: 'steep', type: 'Gilt', cost: share(0.4), source: ['table'] },
  { id: 'plain', type: 'Gilt', cost: share(0.05), source: ['card'] },
];

const ids = (rows: readonly { readonly id?: unknown }[]) => rows.map(({ id }) => id);

test.each([
  ['lowest', ['cheap', 'slow', 'grey', 'plain', 'steep']],
  ['highest', ['slow', 'cheap', 'grey', 'steep', 'plain']],
] as const)(
  'puts the %s first within each type, unknown values last, and types as the list names them',
  (first, expected) => {
    const rows = ['grey', 'steep', 'slow', 'plain', 'cheap'].map((fund) => ({ fund }));
    expect(ids(joinFunds({ order: { by: 'cost', first }, rows }, funds).rows)).toEqual(expected);
  },
);

test('leaves out funds that the list does not name, and has the documents of the others once each', () => {
  const rows = [{ fund: 'grey' }, { fund: 'slow' }];
  const list = joinFunds({ kind: 'mutual-funds', order: { by: 'cost', first: 'lowest' }, rows }, funds);
  expect(ids(list.rows)).toEqual(['slow', 'grey']);
  expect(list).toMatchObject({ kind: 'mutual-funds', source: ['table', 'prices'] });
  expect(list.rows[0]).not.toHaveProperty('source');
});

test('refuses an id that no fund has, and says where it belongs', () => {
  const list = { order: { by: 'cost', first: 'lowest' }, rows: [{ fund: 'gone' }] } as const;
  expect(() => joinFunds(list, funds)).toThrow('"gone" is not in src/content/funds.yml; add it there first');
});
