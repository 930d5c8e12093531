import { stepPath } from './stepPath';

const box = { width: 100, height: 40 };

test('goes across to the day of a change, and then to the new value', () => {
  const steps = [
    { from: '2025-01-01', value: 6 },
    { from: '2025-07-02', value: 5 },
    { from: '2026-01-01', value: 7 },
  ];
  expect(stepPath(steps, '2026-12-31', box, [5, 7])).toBe('M0 20H25V40H50.1V0H100');
});

test('a value that never changed is a level line', () => {
  expect(stepPath([{ from: '2020-04-01', value: 7.1 }], '2026-11-23', box, [7, 7.2])).toBe('M0 20H100');
});
