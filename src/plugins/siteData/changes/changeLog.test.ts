/** @jest-environment node */
import { changeLog } from './changeLog';
import type { History, Version } from './readHistory';

const rate = (text: string) => `kind: fd-rates\nrows:\n  - bank: First Bank\n    interestRate: ${text}\n`;

const version = (date: string, before?: string, after?: string, path = 'docs/fixed-deposits.yml'): Version => ({
  date,
  path,
  ...(before !== undefined && { before: rate(before) }),
  ...(after !== undefined && { after: rate(after) }),
});

const whole = (...versions: Version[]): History => ({ state: 'whole', versions, more: false });
const page = { title: 'Fixed deposits', path: '/fixed-deposits' };
const field = (from: string, to: string) => ({ type: 'field', row: 'First Bank', label: 'Rate for 3 years', from, to });

test('lists days, newest first, and names the page', () => {
  const history = whole(version('2025-07-02', '7.00%', '6.50%'), version('2025-07-01', undefined, '7.00%'));
  expect(changeLog(history, () => page)).toEqual({
    history: 'whole',
    days: [
      { date: '2025-07-02', files: [{ file: 'docs/fixed-deposits.yml', page, changes: [field('7.00%', '6.50%')] }] },
      {
        date: '2025-07-01',
        files: [{ file: 'docs/fixed-deposits.yml', page, changes: [{ type: 'listed', rows: 1 }] }],
      },
    ],
  });
});

test('several changes of one day are told as one, and those that cancel out not at all', () => {
  const history = whole(
    version('2025-07-02', '6.80%', '6.50%'),
    version('2025-07-02', '7.00%', '6.80%'),
    version('2025-07-01', '7.10%', '7.00%'),
    version('2025-07-01', '7.00%', '7.10%'),
  );
  const { days } = changeLog(history, () => undefined);
  expect(days).toEqual([
    { date: '2025-07-02', files: [{ file: 'docs/fixed-deposits.yml', changes: [field('7.00%', '6.50%')] }] },
  ]);
});

test('ends after so many changes and says so', () => {
  const days = Array.from({ length: 5 }, (_, index) =>
    version(`2025-07-0${9 - index}`, `${index}.00%`, `${index + 1}.00%`),
  );
  const log = changeLog(whole(...days), () => undefined, 3);
  expect(log.days).toHaveLength(3);
  expect(log.shortened).toBe(true);
  expect(changeLog(whole(...days), () => undefined, 5).shortened).toBeUndefined();
});

test('passes on where the history is cut', () => {
  const log = changeLog({ state: 'cut', since: '2025-07-01', versions: [], more: false }, () => undefined);
  expect(log).toEqual({ history: 'cut', since: '2025-07-01', days: [] });
});
