import { csvOf, toCsv } from './csv';

test('quotes what a comma, a quote or a line break would tear apart', () => {
  const rows = [{ name: 'First, "the" bank', rate: 7.1 }, { name: 'Second\nbank' }];
  expect(toCsv(rows, { name: (row) => row.name, rate: (row) => row.rate })).toBe(
    'name,rate\r\n"First, ""the"" bank",7.1\r\n"Second\nbank",\r\n',
  );
});

test('rows of cells are lines, the last one ended as well', () => {
  expect(
    csvOf([
      ['Year', 'Paid, in full'],
      ['1', 99_509],
    ]),
  ).toBe('Year,"Paid, in full"\r\n1,99509\r\n');
});
