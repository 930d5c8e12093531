/** @jest-environment node */
import { acrossFiles } from '@site/tests/fixtures/mistakes/acrossFiles';
import { bounds } from '@site/tests/fixtures/mistakes/bounds';
import { documents } from '@site/tests/fixtures/mistakes/documents';
import { edits } from '@site/tests/fixtures/mistakes/edits';
import { figures } from '@site/tests/fixtures/mistakes/figures';
import { files } from '@site/tests/fixtures/mistakes/files';
import { frontMatter } from '@site/tests/fixtures/mistakes/frontMatter';
import { glossary } from '@site/tests/fixtures/mistakes/glossary';
import { links } from '@site/tests/fixtures/mistakes/links';
import { addresses } from '@site/tests/fixtures/mistakes/sites';
import { edit, problemsOf, remove, sampleFiles, withSite } from '@site/tests/fixtures/mistakes/spoil';
import type { Mistake } from '@site/tests/fixtures/mistakes/spoil';
import { tags } from '@site/tests/fixtures/mistakes/tags';
import { texts } from '@site/tests/fixtures/mistakes/texts';
import { translations } from '@site/tests/fixtures/mistakes/translations';
import { values } from '@site/tests/fixtures/mistakes/values';
import { yaml } from '@site/tests/fixtures/mistakes/yamls';
import { readSite } from './model';

/**
 * Editors' mistakes, and every line that `npm run check` prints for each: place, text found, accepted values and remedy. Nothing else is printed, so
 * the other files stay valid.
 */
describe.each<[string, readonly Mistake[]]>([
  ['values', values],
  ['terms of cards', bounds],
  ['documents and domains', documents],
  ['figures', figures],
  ['what belongs together across files', acrossFiles],
  ['the glossary', glossary],
  ['YAML', yaml],
  ['front matter', frontMatter],
  ['text', texts],
  ['tags', tags],
  ['links', links],
  ['addresses', addresses],
  ['files', files],
  ['translations', translations],
])('a mistake in %s', (_area, mistakes) => {
  test.each(mistakes.map(([name, make, ...says]) => ({ name, make, says })))('$name', ({ make, says }) => {
    const spoiled = sampleFiles();
    make(spoiled);
    expect(problemsOf(spoiled)).toEqual(says);
  });
});

describe('an edit that differs from the main branch', () => {
  const before = withSite(sampleFiles(), (root) => readSite(root, '2026-11-21'));

  test.each(edits.map(([name, make, ...says]) => ({ name, make, says })))('$name', ({ make, says }) => {
    const edited = sampleFiles();
    make(edited);
    expect(problemsOf(edited, { before })).toEqual(says);
  });
});

test('the sample itself is in order', () => {
  expect(problemsOf(sampleFiles())).toEqual([]);
});

test('a draft, an article of a later day, a comment and a name in an Indian script are no mistakes', () => {
  const site = sampleFiles();
  edit('docs/guide.mdx', 'reviewed: 2026-11-21\n', 'reviewed: 2026-11-21\ndraft: true\n')(site);
  edit('src/content/navigation.yml', ', { name: Guide, path: /guide }', '')(site);
  edit('docs/guide.mdx', 'The house', '{/* ask Ravi */}\n\n    TODO: क्\u200dष. The house')(site);
  edit('blog/sip-vs-lump-sum.mdx', 'date: 2025-07-22', 'date: 2027-04-01')(site);
  expect(problemsOf(site)).toEqual([]);
});

test('a page that was deleted together with its line in the list of addresses', () => {
  const site = sampleFiles();
  remove('docs/guide.mdx')(site);
  remove('docs/_notes.mdx')(site);
  edit('src/content/addresses.txt', '/guide\n', '')(site);
  edit('src/content/navigation.yml', ', { name: Guide, path: /guide }', '')(site);
  edit('blog/sip-vs-lump-sum.mdx', '(/home-loans#what-to-ask)', '(/guide)')(site);
  expect(problemsOf(site, { publishedBefore: ['/', '/guide'] })).toEqual([
    'blog/sip-vs-lump-sum.mdx:13:32  found "/guide"; this page is gone; lead to another page, or take the link out',
    'src/content/addresses.txt:1:1  "/guide" has been published, and people have saved it; put its line back, and add a redirect to src/content/redirects.yml, "{ from: /guide, to: /… }"',
  ]);
});
