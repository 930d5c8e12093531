import documents from '@site/src/content/documents.yml';
import { sourceTexts } from './sourceText';

const repositories = documents.rows.filter(
  ({ kind, address }) => kind === 'record' && address.includes('//github.com/'),
);

test.each(repositories)('the name of $publisher says what it is, since no visitor knows it', ({ id }) => {
  const [source] = sourceTexts([id], documents);
  expect(source?.name).toMatch(/, (?:a public data project|in a copy)\b/);
});
