import { meaningsOf } from './glossary';

test('a page is told the name of a term in full, and its sentence', () => {
  const rows = [
    { id: 'apr', term: 'APR', full: 'Annual Percentage Rate', short: 'The yearly cost.', more: 'It shows more.' },
    { id: 'spread', term: 'Spread', short: 'What is added.' },
  ];
  expect(meaningsOf({ rows })).toEqual({
    apr: { name: 'APR, Annual Percentage Rate', short: 'The yearly cost.' },
    spread: { name: 'Spread', short: 'What is added.' },
  });
});
