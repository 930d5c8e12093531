import { csvOfTable } from './saveCsv';

test('numbers lose their grouping, and a comma in words is quoted', () => {
  const table = {
    caption: 'Repayment',
    columns: ['Year', 'Principal, paid'],
    rows: [
      ['1', '99,509'],
      ['2', '1,08,305'],
    ],
  };
  expect(csvOfTable(table)).toBe('Year,"Principal, paid"\r\n1,99509\r\n2,108305\r\n');
});
