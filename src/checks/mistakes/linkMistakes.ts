import { edit } from './spoil';
import type { Mistake } from './spoil';

const ARTICLE = 'blog/sip-vs-lump-sum.mdx';
const LOANS = 'docs/home-loans.mdx';
const CARDS = 'docs/credit-cards/lifetime-free.mdx';
const ROWS = 'docs/home-loans.yml';

const unlisted =
  'is not on the reviewed list; link to the official site, or add it to src/content/official-domains.yml with its owner';

/** Links that lead nowhere, or somewhere nobody has looked at. */
export const linkMistakes: readonly Mistake[] = [
  [
    'a dead link',
    edit(ARTICLE, '(/home-loans#what-to-ask)', '(/home-loan)'),
    `${ARTICLE}:13:32  found "/home-loan"; there is no such page; did you mean "/home-loans"?`,
  ],
  [
    'a dead anchor on another page',
    edit(ARTICLE, '#what-to-ask', '#what-to-aks'),
    `${ARTICLE}:13:32  found "/home-loans#what-to-aks"; there is no place of that name on "/home-loans"; did you mean "what-to-ask"?`,
  ],
  [
    'a heading reworded under a link to it',
    edit(LOANS, '## What to ask', '## Before you sign'),
    `${ARTICLE}:13:32  found "/home-loans#what-to-ask"; there is no place of that name on "/home-loans"; give a heading the id, such as "## Heading {#what-to-ask}"`,
  ],
  [
    'a dead anchor in a button',
    edit(LOANS, 'to="#offers"', 'to="#offer"'),
    `${LOANS}:10:15  found "#offer"; there is no place of that name on this page; did you mean "offers"?`,
  ],
  [
    'a scroll button to a list that is not there',
    edit(CARDS, 'to="cards-list"', 'to="card-list"'),
    `${CARDS}:10:17  found "card-list"; there is no place of that name on this page; did you mean "cards-list"?`,
  ],
  [
    'a link to a figure that is not there',
    edit(LOANS, '/figures#repo-rate', '/figures#repo-rates'),
    `${LOANS}:17:46  found "/figures#repo-rates"; there is no figure "repo-rates"; did you mean "repo-rate"?`,
  ],
  [
    'a link to a file',
    edit(ARTICLE, '(/home-loans#what-to-ask)', '(../docs/home-loans.mdx)'),
    `${ARTICLE}:13:32  found "../docs/home-loans.mdx"; write the address of a page from the slash on, such as "/home-loans", or "#an-id" on this page; did you mean "/home-loans"?`,
  ],
  [
    'a slash at the end',
    edit(ARTICLE, '(/home-loans#what-to-ask)', '(/home-loans/)'),
    `${ARTICLE}:13:32  found "/home-loans/"; write "/home-loans", without a slash at the end`,
  ],
  [
    'a link to where a page used to be',
    edit(ARTICLE, '(/home-loans#what-to-ask)', '(/loans/home)'),
    `${ARTICLE}:13:32  found "/loans/home"; the page has moved; write "/home-loans"`,
  ],
  [
    'a link without encryption',
    edit(LOANS, 'https://www.rbi', 'http://www.rbi'),
    `${LOANS}:21:21  found "http://www.rbi.org.in/"; write the address with "https://"`,
  ],
  [
    'a link in a text to a domain nobody reviewed',
    edit(LOANS, 'https://www.rbi.org.in/', 'https://bit.ly/apr'),
    `${LOANS}:21:21  found "https://bit.ly/apr"; "bit.ly" ${unlisted}`,
  ],
  [
    'a row that leads to a look-alike of the provider',
    edit(ROWS, 'https://www.hdfc.bank.in/', 'https://www.hdcf.bank.in/'),
    `${ROWS}:20:11  entry "HDFC Bank", link: found "https://www.hdcf.bank.in/home-loan"; "hdcf.bank.in" ${unlisted}; did you mean "hdfc.bank.in"?`,
  ],
  [
    'a row with a tracked link',
    edit(ROWS, 'bank.in/home-loan', 'bank.in/home-loan?utm_source=x'),
    `${ROWS}:20:11  entry "HDFC Bank", link: found "https://www.hdfc.bank.in/home-loan?utm_source=x"; write the address without its tracking part: end it before the "?"`,
  ],
];
