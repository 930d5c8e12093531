import { subjectIndex } from './rankSubjects';
import { suggest } from './suggest';
import type { Subject } from './subjects';

// cspell:ignore lona

const page = (title: string, more: Partial<Subject> = {}): Subject => ({
  kind: 'page',
  address: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  text: '',
  names: [title],
  ...more,
});

const index = subjectIndex({
  subjects: [
    page('Gold loan'),
    page('SIP calculator', { kind: 'calculator' }),
    page('Gold or a fixed deposit', { kind: 'article' }),
    page('RBI repo rate', { kind: 'figure', text: '5.50%', names: ['repo rate'] }),
    page('APR', { kind: 'term', names: ['APR', 'annual percentage rate'] }),
    ...Array.from({ length: 20 }, (_, place) => page(`Fund ${place}`)),
  ],
  ignored: ['a', 'or'],
  defining: ['what is'],
  synonyms: [],
});

const titles = (typed: string): readonly string[] => suggest(typed, index).suggestions.map(({ title }) => title);

test.each([
  ['gold lo', { title: 'Gold loan', address: '/gold-loan' }],
  ['sip', { title: 'SIP calculator', address: '/sip-calculator', kind: 'Calculator' }],
  ['fixed dep', { title: 'Gold or a fixed deposit', address: '/gold-or-a-fixed-deposit', kind: 'Article' }],
  ['repo', { title: 'RBI repo rate', address: '/rbi-repo-rate', kind: 'Figure', value: '5.50%' }],
  ['repo ra', { title: 'RBI repo rate', address: '/rbi-repo-rate', kind: 'Figure', value: '5.50%' }],
  ['annual perc', { title: 'APR', address: '/apr', kind: 'Glossary' }],
])('“%s” suggests %j first', (typed, first) => {
  expect(suggest(typed, index).suggestions[0]).toEqual(first);
});

test('what holds all words leaves no room for what holds some', () => {
  expect(titles('repo rate')).toEqual(['RBI repo rate']);
  expect(titles('gold elephant')).toContain('Gold loan');
});

test('it suggests seven at most', () => {
  expect(titles('fund')).toHaveLength(7);
});

test('a misspelt word is read as another, which is said', () => {
  expect(suggest('gold lona', index)).toMatchObject({ instead: 'gold loan', suggestions: [{ title: 'Gold loan' }] });
});

test('of what nothing speaks, nothing is suggested', () => {
  expect(titles('elephant')).toEqual([]);
});
