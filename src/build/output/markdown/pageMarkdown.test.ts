/** @jest-environment node */
import { site } from '../../../site';
import { pageMarkdown } from './pageMarkdown';

const URL = 'https://site.example/home-loans';

/** The Markdown of a page's main part, below title and address. */
function copyOf(html: string): string {
  const markdown = pageMarkdown(
    `<nav>Menu</nav><main id="main"><h1>Loans</h1>${html}</main><footer>Foot</footer>`,
    URL,
  );
  expect(markdown.startsWith(`# Loans\n\n<${URL}>\n\n`)).toBe(true);
  return markdown.slice(`# Loans\n\n<${URL}>\n\n`.length);
}

test('a link inside a sentence stays, wherever it leads; one for the screen goes', () => {
  const address = `${site.repositoryUrl}/commits`;
  expect(copyOf(`<p>Every edit is <a href="${address}">in the repository</a>.</p>`)).toBe(
    `Every edit is [in the repository](${address}).\n`,
  );
  expect(copyOf(`<p>Reviewed today. <a class="screenOnly" href="${address}">Edit this page</a></p>`)).toBe(
    'Reviewed today.\n',
  );
});

test.each([
  ['text', '<p>From <strong>₹5 lakh</strong>.</p>', 'From **₹5 lakh**.\n'],
  ['a table', '<table><tr><th>Rate</th></tr><tr><td>7.10%</td></tr></table>', '| Rate |\n| --- |\n| 7.10% |\n'],
  [
    'a cell of several parts',
    '<table><tr><th>Source</th></tr><tr><td><div>A</div><div>B</div></td></tr></table>',
    '| Source |\n| --- |\n| A; B |\n',
  ],
  ['an address on the site', '<p><a href="/method">how</a></p>', '[how](https://site.example/method)\n'],
  ['an address on the page', '<p><a href="#offers">rows</a></p>', `[rows](${URL}#offers)\n`],
  [
    'names and values',
    '<dl><div><dt>Fee</dt><dd>Nil</dd></div><div><dt>Rate</dt><dd>7%</dd></div></dl>',
    '- **Fee**: Nil\n- **Rate**: 7%\n',
  ],
  [
    'a value of several lines',
    '<dl><dt>Source</dt><dd><ul><li>SBI</li><li>RBI</li></ul></dd></dl>',
    '- **Source**:\n  - SBI\n  - RBI\n',
  ],
  [
    'an amount and its note',
    '<div><span>EMI </span><b>₹39,066</b><small>APR 7.15%</small></div>',
    'EMI **₹39,066**, APR 7.15%\n',
  ],
  ['a fold', '<details><summary>Sources</summary><p>Text</p></details>', '**Sources**\n\nText\n'],
  ['a question', '<details><summary><h3>Why?</h3></summary><p>So.</p></details>', '### Why?\n\nSo.\n'],
  ['struck words', '<p><s>12%</s> 18%</p>', '~~12%~~ 18%\n'],
])('%s', (_what, html, markdown) => {
  expect(copyOf(html)).toBe(markdown);
});

test('a row of a list is a section, and its mark stands below its name', () => {
  const row = '<li><div><span>Lowest</span><h3>SBI</h3><p>public bank</p></div></li>';
  expect(copyOf(`<ol>${row}<li><h3>PNB</h3></li></ol>`)).toBe('### SBI\n\nLowest\n\npublic bank\n\n### PNB\n');
});

test.each([
  ['a button', '<button>Share</button>'],
  ['a field and its name', '<label>Amount</label><input value="₹5 lakh">'],
  ['what needs a script', '<div data-needs-script>Choose</div>'],
  ['what is hidden', '<p hidden>Overdue</p>'],
  ['what is hidden from screen readers', '<span aria-hidden="true">50 lakh</span>'],
  ['what is said to screen readers alone', '<span class="visuallyHidden">opens in a new tab</span>'],
  ['data for programs', '<script type="application/ld+json">{"a":1}</script>'],
  ['what speaks of scripts', '<noscript><p>Turn on JavaScript.</p></noscript>'],
  [
    'a link to mend the page',
    `<a class="screenOnly" href="${site.repositoryUrl}/edit/main/docs/a.mdx">Edit this page</a>`,
  ],
])('leaves out %s', (_what, html) => {
  expect(copyOf(`${html}<p>Kept</p>`)).toBe('Kept\n');
});

test('what stands in for a field without a script stays', () => {
  expect(copyOf('<p>Borrow <span><label>a</label></span><noscript>₹5 lakh</noscript> for a car</p>')).toBe(
    'Borrow ₹5 lakh for a car\n',
  );
});

test('a title stands first, whatever leads back above it', () => {
  const html = '<main><header><a href="/blog">Back</a><span>Loans</span><h1>EMI</h1><p>By us</p></header></main>';
  expect(pageMarkdown(html, URL)).toBe(`# EMI\n\n<${URL}>\n\nLoans\n\nBy us\n`);
});

test('a page without a title fails the build', () => {
  expect(() => pageMarkdown('<main><p>Text</p></main>', URL)).toThrow(`${URL} has no title.`);
  expect(() => pageMarkdown('<p>Text</p>', URL)).toThrow(`${URL} has no main part.`);
});
