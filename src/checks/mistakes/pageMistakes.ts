import { add, edit, remove } from './spoil';
import type { Mistake } from './spoil';

const LOANS = 'docs/home-loans.mdx';
const CARDS = 'docs/credit-cards/lifetime-free.mdx';
const ARTICLE = 'blog/sip-vs-lump-sum.mdx';

/** Mistakes between the two `---` lines of a page or an article. */
export const frontMatterMistakes: readonly Mistake[] = [
  [
    'no front matter',
    add('docs/figures.mdx', '<FigureList />\n'),
    'docs/figures.mdx:1:1  the front matter is missing; begin the file with "---", its fields, and "---" again',
  ],
  [
    'front matter that never ends',
    edit(LOANS, '2026-11-21\n---\n', '2026-11-21\n'),
    `${LOANS}:1:1  the front matter is never closed; write "---" on a line of its own after its last field`,
  ],
  [
    'too short a title',
    edit(LOANS, 'title: Home loans compared by rate and fee', 'title: Home loans'),
    `${LOANS}:2:8  title: found "Home loans"; write one line of 25 to 60 characters`,
  ],
  [
    'a colon in the title',
    edit(LOANS, 'title: Home loans compared', 'title: Home loans: compared'),
    `${LOANS}:2:8  found "title: Home loans: compared by rate and fee"; put the value in quotes, because it has a colon followed by a space in it`,
  ],
  [
    'the title of another page',
    edit(LOANS, 'title: Home loans compared by rate and fee', 'title: Credit cards with no yearly fee'),
    `${LOANS}:2:1  title: ${CARDS} has the same one; write one that tells the two pages apart`,
  ],
  [
    'a category that is none',
    edit(ARTICLE, 'category: Mutual Funds', 'category: Mutual Fund'),
    `${ARTICLE}:5:11  category: found "Mutual Fund"; write one of "Credit Cards", "Loans", "Insurance", "Mutual Funds", "Beginners", "Investments"; did you mean "Mutual Funds"?`,
  ],
  [
    'a slug that is not the name of the file',
    edit(ARTICLE, 'slug: sip-vs-lump-sum', 'slug: sip-or-lump-sum'),
    `${ARTICLE}:3:7  slug: found "sip-or-lump-sum"; write "sip-vs-lump-sum", the name of the file, or rename the file`,
  ],
  [
    'one tag instead of a list',
    edit(ARTICLE, '[sip, lump sum, mutual funds]', 'sip'),
    `${ARTICLE}:10:7  tags: found "sip"; write a list of 3 to 5 tags`,
  ],
  [
    'a mistyped icon',
    edit(ARTICLE, 'icon: repeat', 'icon: repaet'),
    `${ARTICLE}:6:7  icon: found "repaet"; write an icon name listed in src/content/icons.ts, such as "house"; did you mean "repeat"?`,
  ],
  [
    'an article of next year',
    edit(ARTICLE, 'date: 2025-07-22', 'date: 2027-07-22'),
    `${ARTICLE}:8:7  date: found "2027-07-22"; write a day that is not after today, "2026-11-21"`,
  ],
  [
    'a day that no month has',
    edit(ARTICLE, 'date: 2025-07-22', 'date: 2026-11-31'),
    `${ARTICLE}:8:7  date: found "2026-11-31"; write a day that the calendar has, as year-month-day, such as "2025-06-30"`,
  ],
];

/** Mistakes in the text of a page: tags, braces, headings, imports. */
export const textMistakes: readonly Mistake[] = [
  [
    'a mistyped component',
    edit(LOANS, '<DataTable', '<DataTabel'),
    `${LOANS}:15:1  found <DataTabel>; did you mean "DataTable"?`,
  ],
  [
    'a tag that is never closed',
    edit(LOANS, '  </Question>\n', ''),
    `${LOANS}:26:1  </Faq> stands before <Question> of line 24 is closed; write </Question> before it`,
  ],
  [
    'an unclosed quotation mark in a tag',
    edit(LOANS, 'title="Home loans" sub', 'title="Home loans sub'),
    `${LOANS}:9:72  this tag cannot be read; look for a missing quotation mark or ">" in it or in the tag before it`,
  ],
  [
    'an unknown figure',
    edit(LOANS, '<Figure id="repo-rate"', '<Figure id="repo-rates"'),
    `${LOANS}:17:15  <Figure> id: found "repo-rates"; there is no figure "repo-rates"; did you mean "repo-rate"?`,
  ],
  [
    'a mistyped prop',
    edit(LOANS, 'caption=', 'captoin='),
    `${LOANS}:15:26  <DataTable>: found the unknown prop "captoin"; did you mean "caption"?`,
  ],
  [
    'a missing prop',
    edit(LOANS, ' caption="Home loan offers"', ''),
    `${LOANS}:15:1  <DataTable> caption: missing; add caption=… to the tag`,
  ],
  [
    'a component outside the one it belongs in',
    edit(ARTICLE, 'Mostly your money decides.', '<Question title="Which?">Both.</Question>\n'),
    `${ARTICLE}:13:1  <Question>: put it inside <Faq>`,
  ],
  [
    'rows of a kind that the component does not show',
    edit(LOANS, '<DataTable data={offers} caption="Home loan offers" />', '<CardList data={offers} />'),
    `${LOANS}:15:11  <CardList> data: found rows of kind "home-loan-offers"; give it rows of "card-listings", or use another component`,
  ],
  [
    'a "less than" sign',
    edit(LOANS, 'Ask for the APR', 'Ask for <5% and the APR'),
    `${LOANS}:21:10  the sign "<" opens a tag here; write "under" or "less than", or put a backslash before it`,
  ],
  [
    'a brace',
    edit(LOANS, 'Ask for the APR', 'Ask for { the APR'),
    `${LOANS}:21:9  the sign "{" opens code here; remove it with its "}", or put a backslash before it`,
  ],
  [
    'a calculation',
    edit(LOANS, 'Ask for the APR', 'Ask for {8.5 * 12}'),
    `${LOANS}:21:9  found {8.5 * 12}; content computes nothing; write the text itself, or put a backslash before "{"`,
  ],
  [
    'HTML',
    edit(LOANS, 'Ask for the APR', 'Ask for <b>the</b> APR'),
    `${LOANS}:21:9  found <b>; HTML tags are not used in content; write Markdown or a component`,
  ],
  [
    'an import of code',
    edit(LOANS, "import offers from './home-loans.yml'", "import offers from '@site/src/offers'"),
    `${LOANS}:7:1  found "@site/src/offers"; import only "./home-loans.yml" or a partial such as "./_notes.mdx"`,
  ],
  [
    'no data file',
    remove('docs/home-loans.yml'),
    `${LOANS}:1:1  import: found "docs/home-loans.yml"; there is no such data file; create it`,
  ],
  [
    'a second first heading',
    edit(LOANS, '## What to ask', '# What to ask'),
    `${LOANS}:19:1  found "#"; write "##": the page prints its title as the only first heading`,
  ],
  [
    'a skipped level of headings',
    edit(LOANS, '## What to ask', '#### What to ask'),
    `${LOANS}:19:1  found "####"; write "###": a level of headings is skipped`,
  ],
  [
    'an amount with its commas as elsewhere',
    edit(LOANS, '## What to ask', 'A flat of ₹5,000,000.\n\n## What to ask'),
    `${LOANS}:19:1  write "₹50,00,000": the last three digits, then twos`,
  ],
  [
    'an amount in short form, in a sentence with a link',
    edit(LOANS, '## What to ask', 'Read **the basics** before Rs. 500 are gone.\n\n## What to ask'),
    `${LOANS}:19:20  write the sign ₹ instead of "Rs" or "INR", such as "₹5,00,000"`,
  ],
];
