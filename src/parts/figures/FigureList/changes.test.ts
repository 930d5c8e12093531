import { changedBefore } from './changes';

jest.mock('@site/src/content/figures.yml', () => ({
  rows: [
    {
      id: 'rule',
      periods: [
        { value: '5%', until: '2026-06-30' },
        { value: '6%', from: '2026-07-01' },
      ],
    },
    {
      id: 'newer-rule',
      periods: [
        { value: '1%', until: '2026-08-31' },
        { value: '2%', from: '2026-09-01' },
      ],
    },
    {
      id: 'projection',
      estimate: true,
      periods: [
        { value: '9%', until: '2026-07-31' },
        { value: '8%', from: '2026-08-01' },
      ],
    },
    { id: 'never-changed', periods: [{ value: '7%', from: '2026-10-01' }] },
  ],
}));

test('rules that changed within a year, newest first, and no estimate', () => {
  expect(changedBefore('2026-11-24').map(({ id }) => id)).toEqual(['newer-rule', 'rule']);
  expect(changedBefore('2027-08-01').map(({ id }) => id)).toEqual(['newer-rule']);
});
