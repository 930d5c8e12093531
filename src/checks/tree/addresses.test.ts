import { readdirSync } from 'node:fs';
import { codePages, pageFiles, recordedAddresses, withAddresses } from './addresses';

const list = '# Every address\n/\n/b\n';

test('a new address finds its place, and nothing is ever removed', () => {
  expect(withAddresses(list, ['/', '/a', '/c'])).toBe('# Every address\n/\n/a\n/b\n/c\n');
});

test('adding twice changes nothing', () => {
  const once = withAddresses(list, ['/a']);
  expect(withAddresses(once, ['/a'])).toBe(once);
});

test('comments and empty lines are no addresses', () => {
  expect(recordedAddresses('# x\n\n/a\r\n')).toEqual([{ address: '/a', line: 3 }]);
});

test('partials and data files have no address', () => {
  const files = ['docs/a.mdx', 'docs/b/index.mdx', 'docs/_c.mdx', 'docs/a.yml', 'blog/d.mdx', 'src/content/e.mdx'];
  expect([...pageFiles(files.map((path) => ({ path, text: '' }))).keys()]).toEqual(['/a', '/b', '/blog/d']);
});

test('every page of src/pages is known, and the list of articles', () => {
  const names = readdirSync('src/pages').map((file) => file.replace(/\.tsx$/, ''));
  const addresses = names.map((name) => (name === 'index' ? '/' : `/${name}`));
  expect([...codePages].sort()).toEqual([...addresses, '/blog'].sort());
});
