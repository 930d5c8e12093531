import { add, edit, remove, rename, save } from './spoil';
import type { Mistake } from './spoil';

const ADDRESSES = 'src/content/addresses.txt';
const REDIRECTS = 'src/content/redirects.yml';
const DOMAINS = 'src/content/official-domains.yml';
const ROWS = 'docs/home-loans.yml';
const PAGE = 'docs/home-loans.mdx';
const CARDS = 'docs/credit-cards/lifetime-free';

const gone = (from: string, to: string) =>
  `no page stands there any more; add a redirect to ${REDIRECTS}, "{ from: ${from}, to: ${to} }"`;

const goldLoans = `---
title: Gold loans and what they really cost
description: What a loan against gold costs with its fees, how the jewellery is valued, and what happens to it when an instalment is missed.
reviewed: 2026-11-21
---

Text.
`;

/** Pages that came, went or moved. */
export const addressMistakes: readonly Mistake[] = [
  [
    'a deleted page without a redirect',
    (files) => [`${CARDS}.mdx`, `${CARDS}.yml`].forEach((name) => remove(name)(files)),
    `${ADDRESSES}:5:1  found "/credit-cards/lifetime-free"; ${gone('/credit-cards/lifetime-free', '/…')}`,
  ],
  [
    'a renamed page without a redirect',
    rename('docs/credit-cards/lifetime-free.mdx', 'docs/credit-cards/free.mdx'),
    'docs/credit-cards/free.mdx:1:1  "/credit-cards/free" is a new address; run "npm run addresses", which adds it to src/content/addresses.txt',
    'docs/credit-cards/free.mdx:7:1  found "./lifetime-free.yml"; import only "./free.yml" or a partial such as "./_notes.mdx"',
    `${ADDRESSES}:5:1  found "/credit-cards/lifetime-free"; ${gone('/credit-cards/lifetime-free', '/credit-cards/free')}`,
  ],
  [
    'a new page that is not on the list',
    add('docs/gold-loan.mdx', goldLoans),
    'docs/gold-loan.mdx:1:1  "/gold-loan" is a new address; run "npm run addresses", which adds it to src/content/addresses.txt',
  ],
  [
    'two files for one address',
    add('docs/home-loans/index.mdx', goldLoans),
    'docs/home-loans/index.mdx:1:1  docs/home-loans.mdx has the address "/home-loans" already; rename one',
  ],
  [
    'a file name with capitals and spaces',
    (files) => {
      add('docs/Gold Loan.mdx', goldLoans)(files);
      edit(ADDRESSES, '/figures\n', '/figures\n/Gold Loan\n')(files);
    },
    'docs/Gold Loan.mdx:1:1  found "/Gold Loan"; name files and folders in lower-case words joined by hyphens',
  ],
  [
    'a page with the ending .md',
    rename('docs/figures.mdx', 'docs/figures.md'),
    'docs/figures.md:1:1  name the file .mdx, as all pages are named',
  ],
  [
    'a redirect below an empty list',
    edit(REDIRECTS, 'rows:\n', 'rows: []\n'),
    `${ADDRESSES}:8:1  found "/loans/home"; ${gone('/loans/home', '/…')}`,
    `${REDIRECTS}:2:1  found "rows: []"; remove "[]", which says that the list is empty, as entries follow below`,
  ],
  [
    'menus that lead to where a page used to be, and to none',
    add(
      'src/content/navigation.yml',
      `kind: navigation
header:
  - { name: Loans, dropdown: [{ name: Home Loans, path: /loans/home }] }
  - { name: More }
footer: [{ name: Home Loans, path: /home-loan }]
company: [{ name: Figures, path: /figures }, { name: Sources, path: /figures }]
alsoOnHome: [{ name: home loans, path: /home-loans }]
`,
    ),
    'src/content/navigation.yml:3:57  header 1 dropdown 1 path: found "/loans/home"; the page has moved; write "/home-loans"',
    'src/content/navigation.yml:4:5  header 2 path: missing; add "path:" to the entry and write the page that it opens, or a list of links under "dropdown:"',
    'src/content/navigation.yml:5:36  footer 1 path: found "/home-loan"; there is no such page; did you mean "/home-loans"?',
    'src/content/navigation.yml:6:69  company 2 path: found "/figures"; this menu leads there already; write another page, or remove one of the two',
  ],
  [
    'a redirect that hides a page',
    edit(REDIRECTS, 'rows:\n', 'rows:\n  - { from: /figures, to: /home-loans }\n'),
    `${REDIRECTS}:3:13  entry "/figures", from: found "/figures"; a page stands at this address; remove the redirect, or give the page another address`,
  ],
  [
    'a redirect to no page',
    edit(REDIRECTS, 'to: /home-loans', 'to: /home-loan'),
    `${REDIRECTS}:3:30  entry "/loans/home", to: found "/home-loan"; there is no such page; did you mean "/home-loans"?`,
  ],
  [
    'a redirect to a redirect',
    edit(REDIRECTS, 'rows:\n', 'rows:\n  - { from: /loans, to: /loans/home }\n'),
    `${REDIRECTS}:3:25  entry "/loans", to: found "/loans/home"; this address has moved too; write "/home-loans", so that visitors are sent on once`,
  ],
  [
    'a redirect in a circle',
    edit(REDIRECTS, 'rows:\n', 'rows:\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }\n'),
    `${REDIRECTS}:3:21  entry "/a", to: found "/b"; this redirect leads back to itself; write the page that visitors should reach`,
    `${REDIRECTS}:4:21  entry "/b", to: found "/a"; this redirect leads back to itself; write the page that visitors should reach`,
  ],
  [
    'a redirect with the whole address',
    edit(REDIRECTS, 'to: /home-loans', 'to: https://www.paisadisha.in/home-loans'),
    `${REDIRECTS}:3:30  entry "/loans/home", to: found "https://www.paisadisha.in/home-loans"; write a path on this site such as "/home-loans", without a slash at the end`,
  ],
  [
    'a domain that thousands share',
    edit(DOMAINS, 'rows:\n', 'rows:\n  - { domain: bank.in, owner: Any bank }\n'),
    `${DOMAINS}:3:15  entry "bank.in", domain: found "bank.in"; write the whole domain: this ending is shared by many owners`,
  ],
];

/** Files saved in another way than the site reads them, and pictures. */
export const fileMistakes: readonly Mistake[] = [
  [
    'a byte-order mark in a data file',
    save(ROWS, (text) => `\uFEFF${text}`),
    `${ROWS}:1:1  found a byte-order mark; save the file as "UTF-8" instead of "UTF-8 with BOM"`,
  ],
  [
    'a byte-order mark in a page',
    save(PAGE, (text) => `\uFEFF${text}`),
    `${PAGE}:1:1  found a byte-order mark; save the file as "UTF-8" instead of "UTF-8 with BOM"`,
  ],
  [
    'Windows line ends in a data file',
    save(ROWS, (text) => text.replaceAll('\n', '\r\n')),
    `${ROWS}:1:19  found Windows line ends; save the file with the line ends "LF" instead of "CRLF"`,
  ],
  [
    'Windows line ends in a page',
    save(PAGE, (text) => text.replaceAll('\n', '\r\n')),
    `${PAGE}:1:4  found Windows line ends; save the file with the line ends "LF" instead of "CRLF"`,
  ],
  [
    'a data file in Latin-1',
    save(ROWS, (text) => Buffer.from(text.replace('₹', '£'), 'latin1')),
    `${ROWS}:12:35  found a character that is not UTF-8; save the file with the encoding UTF-8, then look at this place again`,
  ],
  [
    'a page in UTF-16',
    save(PAGE, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
    `${PAGE}:1:1  found a character that is not UTF-8; save the file with the encoding UTF-8, then look at this place again`,
  ],
  [
    'a picture without a text',
    edit(`${CARDS}.mdx`, '![A card beside a purse]', '![]'),
    `${CARDS}.mdx:15:1  found ![](/img/card.png); say between "![" and "]" what the picture shows, for those who do not see it`,
  ],
  [
    'a picture that is not there',
    edit(`${CARDS}.mdx`, '/img/card.png', '/img/cards.png'),
    `${CARDS}.mdx:15:1  found ![A card beside a purse](/img/cards.png); there is no such picture; did you mean "/img/card.png"?`,
  ],
  [
    'a picture too heavy for a phone',
    add('static/img/card.png', Buffer.alloc(400_000)),
    'static/img/card.png:1:1  found 391 KB; make it at most 300 KB: scale it to the width at which it is shown, or save it as WebP',
  ],
];
