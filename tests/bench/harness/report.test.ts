import { toMarkdown } from './report.mjs';

const run = {
  title: 'Pages',
  date: '2026-11-21',
  command: 'npm run bench -- --only pages',
  circumstances: ['2 cores', 'load average 0.1'],
};
const bytes = {
  title: 'Bytes',
  notes: ['Compressed with Brotli.'],
  head: ['Route', 'HTML', 'Font'],
  rows: [
    ['/', '7.1 KB', 'none'],
    ['/blog', '6.2 KB', '–'],
  ],
  summary: 'Every page is below 25 KB.',
};

test('date, command, machine and summaries stand at the top', () => {
  const text = toMarkdown(run, [bytes]);
  expect(text).toMatch(/^# Pages\n\nMeasured on 2026-11-21 with `npm run bench -- --only pages`/);
  expect(text).toContain('- 2 cores\n- load average 0.1\n\nIn short:\n\n- Every page is below 25 KB.');
});

test('figures are aligned on their right, words on their left', () => {
  expect(toMarkdown(run, [bytes])).toContain('| Route | HTML | Font |\n| --- | ---: | ---: |\n| / | 7.1 KB | none |');
});

test.each([
  ['<16 ms', '---:'],
  ['1,071', '---:'],
  ['52%', '---:'],
  ['1: /blog', '---'],
  ['149 ms (43 ms without scripts)', '---'],
])('%j counts as a figure or not', (text, rule) => {
  const one = { title: 'One', notes: [], head: ['What'], rows: [[text]] };
  expect(toMarkdown(run, [one])).toContain(`| What |\n| ${rule} |`);
});

test('the notes follow the table', () => {
  expect(toMarkdown(run, [bytes])).toMatch(/\| \/blog .*\n\n- Compressed with Brotli\.\n$/);
});

test('a cell cannot break the table', () => {
  const odd = { ...bytes, rows: [['a|b\nc', '1', '2']] };
  expect(toMarkdown(run, [odd])).toContain('| a\\|b c | 1 | 2 |');
});

test('a section may be words only, and there may be nothing in short', () => {
  const text = toMarkdown(run, [{ title: 'Limits', notes: ['One machine.'], head: [], rows: [] }]);
  expect(text).toContain('## Limits\n\n- One machine.');
  expect(text).not.toContain('In short');
});

test('a row that does not fit its head is an error', () => {
  expect(() => toMarkdown(run, [{ ...bytes, rows: [['/', '1']] }])).toThrow(
    '"Bytes" has 3 columns and a row of 2: /, 1',
  );
});
