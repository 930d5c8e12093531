import { site } from '../../../site';
import { markdownPath } from './addresses';
import { llmsText } from './llmsText';

test.each([
  ['/', '/index.md'],
  ['/home-loans', '/home-loans.md'],
  ['/blog/emi', '/blog/emi.md'],
])('the copy of %s is at %s', (page, address) => {
  expect(markdownPath(page)).toBe(address);
});

test('names the site, then every page with what it says, then the lists', () => {
  const pages = [
    { path: '/home-loans', title: 'Home loans', description: 'Of 28 lenders.' },
    { path: '/search', title: 'Search', description: '' },
  ];
  const list = { title: 'Home loans', page: '/home-loans', base: '/data/home-loans' };
  const [title, summary, ...parts] = llmsText([{ title: 'Loans', pages }], [list], 'https://a.example').split('\n\n');
  expect([title, summary?.startsWith('> ')]).toEqual([`# ${site.brand}`, true]);
  expect(parts.slice(-4).join('\n')).toBe(
    [
      '## Loans',
      '- [Home loans](https://a.example/home-loans.md): Of 28 lenders.',
      '- [Search](https://a.example/search.md)',
      '## Data',
      '- [Home loans](https://a.example/data/home-loans.json): the same as CSV at /data/home-loans.csv\n',
    ].join('\n'),
  );
});
