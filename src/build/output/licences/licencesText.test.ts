import { licencesText } from './licencesText';

const react = { name: 'react 19.0.0', address: 'https://example.org/react', licence: 'MIT', text: 'MIT\n(c) Meta\n' };

test('names each part with its licence and the whole text of it, by name', () => {
  const text = licencesText([
    react,
    { name: 'infima 1.0.0', address: 'https://example.org/infima', licence: 'MIT', text: '' },
  ]);
  expect(text).toMatch(
    /-+\ninfima 1\.0\.0\nhttps:\/\/example\.org\/infima\nLicence: MIT\n\n-+\nreact 19\.0\.0\nhttps:\/\/example\.org\/react\nLicence: MIT\n\nMIT\n\(c\) Meta\n$/,
  );
});

test('a part that says nothing of its licence is not sent to anybody', () => {
  expect(() => licencesText([react, { name: 'odd 1.0.0', address: 'https://example.org', text: ' ' }])).toThrow(
    'Nobody may be sent odd 1.0.0: it names no licence.',
  );
});
