/** @jest-environment node */
import { article, edited, messages, page } from './testSamples';

describe('front matter', () => {
  it.each<[string, string, string, string]>([
    ['a title that is too long', 'title: Home', `title: ${'Very '.repeat(12)}Home`, ':2:8  title: found "Very Very'],
    [
      'a key of another tool',
      'reviewed: 2026-11-21',
      'reviewed: 2026-11-21\nsidebar_label: Home',
      ':5:1  sidebar_label: found the unknown field "sidebar_label"; remove it, or write one of title, description, reviewed, searchTerms',
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
    [
      'a search term in capitals',
      'reviewed: 2026-11-21',
      'reviewed: 2026-11-21\nsearchTerms: [housing loan, LAP]',
      ':5:29  searchTerms 2: found "LAP"; write a search term of at most 40 letters in lower case, such as "mediclaim"',
    ],
    [
      'a search term with a blank too many',
      'reviewed: 2026-11-21',
      'reviewed: 2026-11-21\nsearchTerms: [housing  loan]',
      ':5:15  searchTerms 1: found "housing  loan"; write a search term of at most 40 letters in lower case, such as "mediclaim"',
    ],
    [
      'a search term said twice',
      'reviewed: 2026-11-21',
      'reviewed: 2026-11-21\nsearchTerms: [lap, lap]',
      ':5:14  searchTerms: found a list; write each search term once',
    ],
    [
      'one search term instead of a list',
      'reviewed: 2026-11-21',
      'reviewed: 2026-11-21\nsearchTerms: lap',
      ':5:14  searchTerms: found "lap"; write a list of 1 to 20 search terms, such as [mediclaim, medical insurance]',
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
