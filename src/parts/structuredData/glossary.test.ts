import { glossaryStructuredData } from './glossary';

test('a term has its meaning, its other names and its place on the page', () => {
  const ppf = {
    id: 'ppf',
    term: 'PPF',
    full: 'Public Provident Fund',
    short: 'A government savings account.',
    more: 'Its interest is free of tax.',
    also: ['provident account'],
  };
  const premium = { id: 'premium', term: 'Premium', short: 'What you pay for a policy.' };
  expect(glossaryStructuredData([ppf, premium], 'https://site.example')).toMatchObject({
    '@type': 'DefinedTermSet',
    url: 'https://site.example/glossary',
    hasDefinedTerm: [
      {
        '@type': 'DefinedTerm',
        name: 'PPF',
        alternateName: ['Public Provident Fund', 'provident account'],
        description: 'A government savings account.',
        url: 'https://site.example/glossary#ppf',
      },
      {
        '@type': 'DefinedTerm',
        name: 'Premium',
        description: 'What you pay for a policy.',
        url: 'https://site.example/glossary#premium',
      },
    ],
  });
});

test('a term without other names claims none', () => {
  const data = glossaryStructuredData([{ id: 'emi', term: 'EMI', short: 'A sum.' }], 'https://site.example');
  expect(JSON.stringify(data)).not.toContain('alternateName');
});
