/** @jest-environment node */
import { parseBlobs, parseLog } from './gitOutput';

test('reads commits with their files', () => {
  const output = [
    '\u0001111\t2025-07-02\t222 333',
    '',
    'M\tdocs/a.yml',
    'R090\tdocs/old.yml\tdocs/new.yml',
    '\u0001222\t2025-07-01\t',
    '',
    'A\tdocs/a.yml',
    '',
  ].join('\n');
  expect(parseLog(output)).toEqual([
    {
      date: '2025-07-02',
      parents: 2,
      files: [
        { commit: '111', date: '2025-07-02', path: 'docs/a.yml', pathBefore: 'docs/a.yml' },
        { commit: '111', date: '2025-07-02', path: 'docs/new.yml', pathBefore: 'docs/old.yml' },
      ],
    },
    {
      date: '2025-07-01',
      parents: 0,
      files: [{ commit: '222', date: '2025-07-01', path: 'docs/a.yml', pathBefore: 'docs/a.yml' }],
    },
  ]);
  expect(parseLog('')).toEqual([]);
});

test('reads texts by their size in bytes, and those that are missing', () => {
  const text = '₹5 lakh\nabc blob 3\n';
  const output = Buffer.from(`0a blob ${Buffer.byteLength(text)}\n${text}\n222^:./docs/a.yml missing\n0b blob 0\n\n`);
  expect(parseBlobs(output, 3)).toEqual([text, undefined, '']);
});

test('an answer that breaks off gives nothing for the rest', () => {
  expect(parseBlobs(Buffer.from('0a blob 1\nx\n'), 2)).toEqual(['x', undefined]);
});
