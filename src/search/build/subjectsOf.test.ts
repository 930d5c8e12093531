/** @jest-environment node */
import path from 'node:path';
import { readSite } from '../../checks/model';
import { subjectsOf } from './subjectsOf';

const site = readSite(path.join(__dirname, '../../../tests/fixtures/site'));
const { subjects, synonyms } = subjectsOf(site, ['/home-loans']);
const home = subjects.find(({ address }) => address === '/home-loans');

test('a page has its names, and whom its lists name in full and in short', () => {
  expect(home?.kind).toBe('page');
  expect(home?.names).toEqual(expect.arrayContaining(['Home Loans', 'griha rin']));
  expect(home?.offers?.split(' ')).toEqual(expect.arrayContaining(['state', 'sbi', 'hdfc']));
});

test('a figure has its present value and of when it is', () => {
  expect(subjects.find(({ address }) => address === '/figures#repo-rate')).toMatchObject({
    kind: 'figure',
    names: ['repo rate', 'rbi rate'],
    dated: expect.stringMatching(/^since \d+ \w+ \d{4}$/) as string,
  });
});

test('a term has its meaning, its names and its place in the glossary', () => {
  expect(subjects.find(({ kind }) => kind === 'term')).toEqual({
    kind: 'term',
    address: '/glossary#apr',
    title: 'APR: Annual Percentage Rate',
    text: 'The yearly cost of a loan with its fees.',
    names: ['APR', 'Annual Percentage Rate'],
  });
});

test('a page that is not searched is no subject', () => {
  expect(subjects.filter(({ kind }) => kind === 'page')).toEqual([home]);
});

test('synonyms go along', () => {
  expect(synonyms).toContainEqual({ means: 'loan', said: ['lone', 'लोन'] });
});

test('a file that is gone is named', () => {
  const data = site.data.filter(({ kind }) => kind !== 'search-words');
  expect(() => subjectsOf({ ...site, data }, [])).toThrow('src/content/search-words.yml is gone');
});

test('names of what is not found are reported', () => {
  expect(() => subjectsOf(site, [])).toThrow('Remove /home-loans from names in search-words.yml');
});
