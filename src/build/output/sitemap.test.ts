/** @jest-environment node */
import { siteOf } from '../../checks/model';
import { lastReviewed } from './sitemap';

const page = (path: string, frontMatter: string, text = ''): { path: string; text: string } => ({
  path,
  text: `---\n${frontMatter}\n---\n\n${text}\n`,
});
const list = { path: 'docs/gold-loan.yml', text: 'kind: loans\nchecked: 2026-03-01\nrows: []\n' };
const imported = "import rows from './gold-loan.yml';";

test.each([
  ['the day of the review', 'reviewed: 2026-04-01', '', '2026-04-01'],
  ['the day on which its list was compared, where that is later', 'reviewed: 2026-02-01', imported, '2026-03-01'],
  ['the day of the review, where that is later', 'reviewed: 2026-04-01', imported, '2026-04-01'],
])('a page has %s', (_, frontMatter, text, day) => {
  const site = siteOf({ mdx: [page('docs/gold-loan.mdx', frontMatter, text)], yaml: [list] }, '2026-11-22');
  expect([...lastReviewed(site)]).toEqual([['/gold-loan', day]]);
});

test('the list of articles has the day of the newest one, and a draft has none', () => {
  const articles = [
    page('blog/old.mdx', 'slug: old\ndate: 2026-01-05\nreviewed: 2026-06-01'),
    page('blog/new.mdx', 'slug: new\ndate: 2026-02-05\nreviewed: 2026-02-05'),
    page('blog/ahead.mdx', 'slug: ahead\ndate: 2027-02-05\nreviewed: 2026-02-05'),
  ];
  expect(Object.fromEntries(lastReviewed(siteOf({ mdx: articles, yaml: [] }, '2026-11-22')))).toEqual({
    '/blog/old': '2026-06-01',
    '/blog/new': '2026-02-05',
    '/blog': '2026-02-05',
  });
});

test('a page without a day has none', () => {
  const site = siteOf({ mdx: [page('docs/about.mdx', 'title: About')], yaml: [] }, '2026-11-22');
  expect([...lastReviewed(site)]).toEqual([]);
});
