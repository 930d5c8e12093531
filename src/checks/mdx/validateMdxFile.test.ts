/** @jest-environment node */
import { article, edited, messages, page } from './testSamples';

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
      ":8:1  write the import as: import Notes from './_notes.mdx'",
    ],
    ['an export', '<Notes />', 'export const answer = 1', ':51:1  content files export nothing; remove this line'],
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
    [
      'an opening brace',
      'for now',
      'for { now',
      ':19:37  the sign "{" opens code here; remove it with its "}", or put a backslash before it',
    ],
    [
      'an unclosed quotation mark',
      '<Notes />',
      '<Note title="Why?>',
      ':51:1  a quotation mark in a tag is never closed; add the closing one',
    ],
    [
      'an unclosed quotation mark above another',
      'title="How?">',
      'title="How?>',
      ':46:3  a quotation mark in a tag is never closed; add the closing one',
    ],
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

  it('asks for partials with a capital first letter', () => {
    expect(messages(page.replaceAll('Notes', 'notes'))).toContain(
      'docs/home-loans.mdx:8:1  found "notes"; write the name of a partial with a capital first letter',
    );
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
