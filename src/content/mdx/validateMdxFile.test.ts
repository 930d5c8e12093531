/** @jest-environment node */
import { formatProblem } from '../validation/problem';
import { validateMdxFile } from './validateMdxFile';

const page = `---
title: Home loans compared by rate and fee
description: Compare six home loans by interest rate, processing fee and tenure, work out your EMI, and learn what a lender checks first.
reviewed: 2026-11-21
---

import offers from './home-loans.yml'
import Notes from './_notes.mdx'

<Hero icon="house" title="Home loans" subtitle="Six lenders side by side">
  <ButtonLink to="#offers" quiet>See the offers</ButtonLink>
  <NoticeButton notice="check-eligibility">Check Eligibility</NoticeButton>
</Hero>

## Offers {#offers}

<DataTable data={offers} caption="Home loan offers" />

Under <Figure id="repo-rate" /> for now, see [the basics](/loans) and \\<5%.

<RuleChange id="nsc-rate">What it means for you.</RuleChange>

### A smaller heading

<Benefits>
  <Tile icon="percent" title="Low rate">
    The house stands behind the loan.
  </Tile>
</Benefits>

<Columns>
<Checklist title="Eligibility" icon="user-check">

- Age 21 to 65

</Checklist>
</Columns>

<Steps>

1. **Read your report.** It is free.

</Steps>

<Faq>
  <Question title="How?">
    So.
  </Question>
</Faq>

<Notes />
`;

const article = `---
title: SIP or lump sum, and which suits you
slug: sip-vs-lump-sum
excerpt: Money you earn each month belongs in a SIP. Money in hand earns more invested at once, and loses less spread out.
category: Mutual Funds
icon: repeat
author: Paisa Disha Editorial Desk
date: 2025-07-22
reviewed: 2026-11-21
tags: [sip, lump sum, mutual funds]
---

Mostly your money decides.
`;

function messages(text: string, path = 'docs/home-loans.mdx', kind = 'home-loan-offers'): string[] {
  return validateMdxFile({
    path,
    text,
    figureIds: ['repo-rate', 'nsc-rate', 'ppf-rate'],
    today: '2026-11-21',
    dataFiles: new Map([['docs/home-loans.yml', kind]]),
  }).map(formatProblem);
}

function edited(text: string, from: string, to: string): string {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, () => to);
}

describe('validateMdxFile', () => {
  it.each([
    ['a page', page, 'docs/home-loans.mdx'],
    ['an article', article, 'blog/sip-vs-lump-sum.mdx'],
    ['a partial', 'Some *shared* text with <Figure id="ppf-rate" />.\n', 'docs/investments/_notes.mdx'],
    ['Windows line ends', page.replaceAll('\n', '\r\n'), 'docs/home-loans.mdx'],
    ['a byte-order mark', `\uFEFF${page}`, 'docs/home-loans.mdx'],
  ])('accepts %s', (_name, text, path) => {
    expect(messages(text, path)).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    [
      'a mistyped component',
      '<RuleChange id="nsc-rate">What it means for you.</RuleChange>',
      '<RuleChnage id="nsc-rate" />',
      ':21:1  found <RuleChnage>; did you mean "RuleChange"?',
    ],
    [
      'an invented component',
      '<Notes />',
      '<Carousel />',
      ':51:1  found <Carousel>; there is no such component; the components are Hero, TrustBadges,',
    ],
    [
      'an HTML tag',
      'The house stands',
      'The <b>house</b> stands',
      ':27:9  found <b>; HTML tags are not used in content; write Markdown or a component',
    ],
    [
      'a mistyped prop',
      'icon="percent" title',
      'icon="percent" tilte',
      ':26:24  <Tile>: found the unknown prop "tilte"; did you mean "title"?',
    ],
    [
      'an invented prop',
      'icon="house" title',
      'icon="house" className="x" title',
      ':10:20  <Hero>: found the unknown prop "className"; remove it; <Hero> takes icon, title, subtitle',
    ],
    [
      'a style',
      '<Steps>',
      '<Steps style={{ color: 1 }}>',
      ':39:8  <Steps>: found the unknown prop "style"; remove it; <Steps> takes no props',
    ],
    [
      'a missing prop',
      ' caption="Home loan offers"',
      '',
      ':17:1  <DataTable> caption: missing; add caption=… to the tag',
    ],
    [
      'an icon of no such name',
      'icon="house"',
      'icon="hosue"',
      ':10:7  <Hero> icon: found "hosue"; write an icon of src/content/icons.ts; did you mean "house"?',
    ],
    [
      'a notice of no such name',
      'notice="check-eligibility"',
      'notice="check-eligiblity"',
      ':12:17  <NoticeButton> notice: found "check-eligiblity"; write "check-eligibility", "compare-plans", "start-planning" or "start-saving-tax"; did you mean "check-eligibility"?',
    ],
    [
      'a figure of no such id',
      'id="repo-rate"',
      'id="repo-rat"',
      ':19:15  <Figure> id: found "repo-rat"; there is no figure "repo-rat"; did you mean "repo-rate"?',
    ],
    [
      'a figure that nobody keeps',
      'id="repo-rate"',
      'id="gold-price"',
      ':19:15  <Figure> id: found "gold-price"; there is no figure "gold-price"; add it to src/content/figures.yml',
    ],
    [
      'a flag with a value',
      ' quiet>',
      ' quiet="yes">',
      ':11:28  <ButtonLink> quiet: found "yes"; write "quiet" alone, without a value',
    ],
    [
      'an address with a slash at the end',
      'to="#offers"',
      'to="/home-loans/"',
      ':11:15  <ButtonLink> to: found "/home-loans/"; write "#an-id" on this page, or "/a-page" without a slash at the end',
    ],
    [
      'an empty text',
      'title="How?"',
      'title=""',
      ':46:13  <Question> title: found ""; write a text; it is read by visitors',
    ],
    [
      'data as text',
      'data={offers}',
      'data="offers"',
      ':17:12  <DataTable> data: found "offers"; write the imported name in braces, such as data={rows}',
    ],
    [
      'data that was not imported',
      'data={offers}',
      'data={rows}',
      ":17:12  <DataTable> data: found {rows}; import it first: import rows from './name.yml'",
    ],
    [
      'data that computes',
      'data={offers}',
      'data={offers.rows.slice(1)}',
      ':17:12  <DataTable> data: found {offers.rows.slice(1)}; content computes nothing; write a text in quotes or an imported name',
    ],
    [
      'props spread from code',
      '<Notes />',
      '<Figure {...offers} id="ppf-rate" />',
      ':51:9  <Figure>: found {...offers}; write each prop by its name',
    ],
    [
      'a prop that stands twice',
      'icon="percent" title',
      'icon="percent" icon="house" title',
      ':26:24  <Tile> icon: it stands twice; keep one of the two',
    ],
    ['a partial with props', '<Notes />', '<Notes short />', ':51:1  <Notes>: a partial takes no props; remove them'],
    [
      'a component out of place',
      '<Notes />',
      '<Question title="Why?">So.</Question>',
      ':51:1  <Question>: put it inside <Faq>',
    ],
    [
      'an empty component',
      '<Notes />',
      '<Note title="Why?"></Note>',
      ':51:1  <Note>: it is empty; write something before </Note>',
    ],
    [
      'a component that holds nothing',
      '<Figure id="repo-rate" />',
      '<Figure id="repo-rate">x</Figure>',
      ':19:7  <Figure>: it holds no text; write <Figure … /> and the text beside it',
    ],
    [
      'steps that are no list',
      '1. **Read your report.** It is free.',
      'Read your report.',
      ':39:1  <Steps>: write one numbered list in it, with an empty line before and after',
    ],
    [
      'a computing expression',
      'for now',
      'for {1 + 1} now',
      ':19:37  found {1 + 1}; content computes nothing; write the text itself, or put a backslash before "{"',
    ],
    ['an unknown name in braces', 'for now', 'for {process} now', ':19:37  found {process}; content computes nothing'],
    [
      'a first heading in the body',
      '## Offers {#offers}',
      '# Offers {#offers}',
      ':15:1  found "#"; write "##": the page prints its title as the only first heading',
    ],
    [
      'a skipped heading',
      '### A smaller heading',
      '#### A smaller heading',
      ':23:1  found "####"; write "###": a level of headings is skipped',
    ],
    [
      'an import of code',
      "'./_notes.mdx'",
      "'@site/src/components/Notes'",
      ':8:1  found "@site/src/components/Notes"; import only "./home-loans.yml" or a partial such as "./_notes.mdx"',
    ],
    [
      "an import of another page's data",
      "'./home-loans.yml'",
      "'./car-loan.yml'",
      ':7:1  found "./car-loan.yml"; import only "./home-loans.yml" or a partial such as "./_notes.mdx"',
    ],
    ['an import from a folder above', "'./_notes.mdx'", "'../_notes.mdx'", ':8:1  found "../_notes.mdx"; import only'],
    [
      'a named import',
      'import Notes from',
      'import { Notes } from',
      ":8:1  write the import as: import rows from './home-loans.yml'",
    ],
    [
      'an export',
      "import Notes from './_notes.mdx'",
      'export const Notes = 1',
      ':8:1  content files export nothing; remove this line',
    ],
    [
      'an admonition',
      '<Notes />',
      ':::note\n\nText\n\n:::',
      ':51:1  found ":::"; write <Note title="…"> or <Caution title="…"> instead',
    ],
    ['an unclosed component', '</Steps>\n', '', ':39:1  <Steps> is never closed; write </Steps> after it'],
    [
      'components closed crosswise',
      '  </Question>\n</Faq>',
      '</Faq>',
      ':48:1  </Faq> stands before <Question> of line 46 is closed; write </Question> before it',
    ],
    [
      'a closing tag alone',
      '<Notes />',
      'Text </Note>',
      ':51:7  this closing tag has no opening one; remove it, or write the opening tag',
    ],
    [
      'a less-than sign',
      '\\<5%',
      '<5%',
      ':19:72  the sign "<" opens a tag here; write "under" or "less than", or put a backslash before it',
    ],
    ['an opening brace', 'for now', 'for { now', ':19:'],
    ['a value without quotes', 'icon="house"', 'icon=house', ':10:12  put the value in quotes, such as icon="house"'],
    [
      'a link in angle brackets',
      '<Notes />',
      '<https://www.rbi.org.in/>',
      ':51:8  write the link as [text](https://…), without < and >',
    ],
    ['an HTML comment', '<Notes />', '<!-- later -->', ':51:2  HTML comments are not read here; remove it'],
  ])('explains %s', (_mistake, from, to, expected) => {
    expect(messages(edited(page, from, to))).toEqual([expect.stringContaining(`docs/home-loans.mdx${expected}`)]);
  });

  it('reports every problem at once, in the order of the lines', () => {
    const text = edited(
      edited(edited(page, 'icon="house"', 'icon="hut"'), 'id="repo-rate"', 'id="x"'),
      '### A',
      '#### A',
    );
    expect(messages(text).map((message) => message.split('  ')[0])).toEqual([
      'docs/home-loans.mdx:10:7',
      'docs/home-loans.mdx:19:15',
      'docs/home-loans.mdx:23:1',
    ]);
  });

  it('refuses rows of a kind that the component cannot show', () => {
    expect(messages(page, undefined, 'card-listings')).toEqual([
      'docs/home-loans.mdx:17:12  <DataTable> data: found rows of kind "card-listings"; give it rows of "home-loan-offers", "mutual-funds", "fd-rates" or "savings-accounts", or use another component',
    ]);
  });

  it('notices a data file that is not there', () => {
    expect(messages(page.replaceAll('home-loans.yml', 'car-loan.yml'), 'docs/car-loan.mdx')).toEqual([
      expect.stringContaining('found "docs/car-loan.yml"; there is no such data file; create it'),
    ]);
  });
});

describe('front matter', () => {
  it.each<[string, string, string, string]>([
    ['a title that is too long', 'title: Home', `title: ${'Very '.repeat(12)}Home`, ':2:8  title: found "Very Very'],
    [
      'a key of another tool',
      'reviewed: 2026-11-21',
      'reviewed: 2026-11-21\nsidebar_label: Home',
      ':5:1  sidebar_label: found the unknown field "sidebar_label"; remove it, or write one of title, description, reviewed',
    ],
    [
      'a mistyped key',
      'description:',
      'desciption:',
      ':3:1  desciption: found the unknown field "desciption"; did you mean "description"?',
    ],
    ['a missing key', 'reviewed: 2026-11-21\n', '', ':2:1  reviewed: missing; add "reviewed:"'],
    [
      'a colon without quotes',
      'title: Home loans',
      'title: Loans: home loans',
      ':2:8  found "title: Loans: home loans compared by rate and fee"; put the value in quotes',
    ],
    [
      'a review yet to come',
      '2026-11-21',
      '2026-12-24',
      ':4:11  reviewed: found "2026-12-24"; write a day that is not after today, "2026-11-21"',
    ],
  ])('of a page: explains %s', (_mistake, from, to, expected) => {
    expect(messages(edited(page, from, to))).toEqual([expect.stringContaining(`docs/home-loans.mdx${expected}`)]);
  });

  it.each<[string, string, string, string]>([
    [
      'a slug that differs from the file',
      'slug: sip-vs-lump-sum',
      'slug: sip-or-lump-sum',
      ':3:7  slug: found "sip-or-lump-sum"; write "sip-vs-lump-sum", the name of the file, or rename the file',
    ],
    [
      'an unknown category',
      'Mutual Funds',
      'Mutual Fund',
      ':5:11  category: found "Mutual Fund"; write one of "Credit Cards", "Loans", "Insurance", "Mutual Funds", "Beginners", "Investments"; did you mean "Mutual Funds"?',
    ],
    [
      'a tag in capitals',
      '[sip,',
      '[SIP,',
      ':10:8  tags 1: found "SIP"; write a tag in lower case, such as "credit score"',
    ],
    [
      'too few tags',
      '[sip, lump sum, mutual funds]',
      '[sip]',
      ':10:7  tags: found a list; write a list of 3 to 5 tags',
    ],
  ])('of an article: explains %s', (_mistake, from, to, expected) => {
    expect(messages(edited(article, from, to), 'blog/sip-vs-lump-sum.mdx')).toEqual([
      `blog/sip-vs-lump-sum.mdx${expected}`,
    ]);
  });

  it('is required of pages and refused in partials', () => {
    expect(messages('## Text\n')).toEqual([
      'docs/home-loans.mdx:1:1  the front matter is missing; begin the file with "---", its fields, and "---" again',
    ]);
    expect(messages('---\ntitle: x\n---\n\nText\n', 'docs/_notes.mdx')).toEqual([
      'docs/_notes.mdx:1:1  remove the front matter: a partial is part of another page',
    ]);
  });
});
