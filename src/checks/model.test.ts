/** @jest-environment node */
import { mkdirSync, symlinkSync } from 'node:fs';
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { addressed, allMdx, pagesBy, readSite } from './model';
import type { Site } from './model';

const folder = temporaryFolder();

function siteOf(files: Readonly<Record<string, string>>): Site {
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
  return readSite(folder.path, '2026-11-22');
}

const page = (body: string, title = 'A page') => `---\ntitle: ${title}\n---\n\n${body}\n`;

describe('readSite', () => {
  it('knows what a page says, with places', () => {
    const [only] = siteOf({
      'docs/loans/index.mdx': page(
        [
          "import rows from './index.yml'",
          '',
          '<Hero icon="house" title={\'A\'}>',
          '  [Gold](/gold "Gold loans")',
          '</Hero>',
          '',
          '## Offers {#offers}',
          '',
          '## What it *costs*',
          '',
          'Now <Figure id="repo-rate" /> a year, `code` apart.',
          '',
          '![A tree](/img/tree.png)',
        ].join('\n'),
      ),
    }).pages;
    expect(only).toMatchObject({
      path: 'docs/loans/index.mdx',
      url: '/loans',
      title: 'A page',
      imports: [{ from: './index.yml', names: ['rows'], isDefault: true, line: 5, column: 1 }],
      headings: [
        { id: 'offers', words: 'Offers', hasGivenId: true, line: 11 },
        { id: 'what-it-costs', words: 'What it costs', hasGivenId: false, line: 13 },
      ],
      links: [{ target: '/gold', line: 8, column: 3 }],
      images: [{ target: '/img/tree.png', alt: 'A tree', line: 17 }],
      dataFiles: new Set(['docs/loans/index.yml']),
    });
    expect(only?.components.map(({ name }) => name)).toEqual(['Hero', 'Figure']);
    expect(only?.components[0]?.props.map(({ value }) => value)).toEqual([
      { form: 'text', text: 'house' },
      { form: 'text', text: 'A' },
    ]);
    expect(only?.paragraphs.map(({ words }) => words)).toContain('Now that a year, code apart.');
    expect(only?.frontMatter?.placeOf(['title'])).toEqual({ line: 2, column: 8 });
  });

  it('adds to a page what its partials quote, and to a figure the pages that quote it, without drafts', () => {
    const site = siteOf({
      'docs/a.mdx': page("import Notes from './_notes.mdx'\n\n<Notes />", 'A'),
      'docs/_notes.mdx': '<RuleChange id="ppf-rate" />\n',
      'docs/b.mdx': page('<Figure id="ppf-rate" />', 'B').replace('title: B', 'title: B\ndraft: true'),
      'blog/c.mdx': page('<Figure id="ppf-rate" />', 'C').replace('title: C', 'title: C\ndate: 2026-11-23'),
    });
    expect(pagesBy(addressed(site), 'figures')).toEqual(new Map([['ppf-rate', [{ title: 'A', path: '/a' }]]]));
    expect(site.articles).toMatchObject([{ url: '/blog/c', isDraft: true }]);
    expect(site.partials).toMatchObject([{ path: 'docs/_notes.mdx', url: '' }]);
  });

  it('reads data, with the places of its values', () => {
    const [file] = siteOf({ 'docs/a.yml': 'kind: fd-rates\nrows:\n  - bank: SBI\n' }).data;
    expect(file).toMatchObject({ kind: 'fd-rates', rows: [{ bank: 'SBI' }], problems: [] });
    expect(file?.placeOf(['rows', 0, 'bank'])).toEqual({ line: 3, column: 11 });
  });

  it('says what it cannot read, and reads the rest', () => {
    mkdirSync(folder.at('docs/folder.mdx'), { recursive: true });
    symlinkSync('/nowhere', folder.at('docs/gone.mdx'));
    const site = siteOf({ 'docs/a.mdx': page('<Note>'), 'docs/b.yml': 'rows: [', 'docs/c.mdx': page('Text.') });
    expect(site.unreadable.map((problem) => problem.path)).toEqual(['docs/folder.mdx', 'docs/gone.mdx']);
    expect(allMdx(site).map(({ path: name, fault }) => [name, fault?.message])).toEqual([
      ['docs/a.mdx', '<Note> is never closed; write </Note> after it'],
      ['docs/c.mdx', undefined],
    ]);
    expect(site.data[0]?.problems).toHaveLength(1);
  });
});
