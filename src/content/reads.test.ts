import { dayOf } from './reads';

test.each([
  ['issuer', '2026-11-22'],
  ['regulator', '2026-11-22'],
  ['record', '2025-08-31'],
  ['aggregator', '2025-08-31'],
  ['press', '2025-08-31'],
  ['copy', '2025-08-31'],
] as const)('what stands in a document of the kind "%s" is known to hold on %s', (kind, day) => {
  expect(dayOf({ kind, published: '2025-08-31', read: '2026-11-22' })).toBe(day);
  expect(dayOf({ kind, read: '2026-11-22' })).toBe('2026-11-22');
});

test.each([
  ['2025-09', '2026-11-22', '2025-09-30'],
  ['2026-11', '2026-11-22', '2026-11-22'],
])('a page that calls its values those of %s, read on %s, is known to hold on %s', (month, read, day) => {
  expect(dayOf({ kind: 'issuer', month, read })).toBe(day);
});
