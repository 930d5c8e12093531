/** @jest-environment node */
// cspell:ignore mediaprint keyframesx
import { splitStylesheet } from './splitStylesheet';

/** Of six kinds of pages, four are alike. */
const kinds = new Map(
  Object.entries({
    a: ['prose', 'card'],
    b: ['prose', 'card'],
    c: ['prose', 'card'],
    d: ['prose', 'card', 'quote'],
    list: ['card', 'row', 'open', 'shared'],
    sum: ['field', 'shared', 'a+b'],
  }).map(([kind, words]) => [kind, new Set(words)]),
);

/** Splits, and takes all space out of what comes. */
function split(css: string, leastLength = 0): Record<string, string> {
  const bare = (text: string): string => text.replace(/\s/g, '');
  const { common, byKind } = splitStylesheet(css, kinds, { leastShare: 0.5, leastLength });
  return { common: bare(common), ...Object.fromEntries([...byKind].map(([kind, own]) => [kind, bare(own)])) };
}

test.each<[what: string, css: string, expected: Record<string, string>]>([
  ['keeps what many kinds need', '.card{color:red}', { common: '.card{color:red}' }],
  ['moves what one kind needs', '.card{top:0}.row{top:1px}', { common: '.card{top:0}', list: '.row{top:1px}' }],
  [
    'gives a rule to each of the few kinds that need it, in the order of the sheet',
    '.row{top:0}.shared{top:1px}.field{top:2px}',
    { common: '', list: '.row{top:0}.shared{top:1px}', sum: '.shared{top:1px}.field{top:2px}' },
  ],
  [
    'needs every class of a selector',
    '.card.row>.open{top:0}.card.field{top:0}',
    {
      common: '.card.field{top:0}',
      list: '.card.row>.open{top:0}',
    },
  ],
  [
    'needs one selector of a rule',
    '.row,.field{top:0}',
    { common: '', list: '.row,.field{top:0}', sum: '.row,.field{top:0}' },
  ],
  ['keeps a rule one selector of which is for all', '.row,a{top:0}', { common: '.row,a{top:0}' }],
  ['keeps what has no class', 'a[href$=".row"]{top:0}', { common: 'a[href$=".row"]{top:0}' }],
  [
    'asks for no class that must be absent',
    '.card:not(.row:is(b,.open)){top:0}',
    { common: '.card:not(.row:is(b,.open)){top:0}' },
  ],
  [
    'moves a choice of classes with the rules before it, over which it wins',
    '.row{top:0}:is(.row,.open) b{top:1px}',
    { common: '', list: '.row{top:0}:is(.row,.open)b{top:1px}' },
  ],
  [
    'keeps a choice that is for all',
    ':is(.row,.card){top:0}:where(b,.row){top:0}',
    { common: ':is(.row,.card){top:0}:where(b,.row){top:0}' },
  ],
  ['reads escaped names', '.a\\+b{top:0}', { common: '', sum: '.a\\+b{top:0}' }],
  [
    'repeats what wraps a rule, and leaves nothing empty behind',
    '@media print{@supports (top:0){.row{top:0}}}@container (width>2em){.card{top:0}.row{top:1px}}',
    {
      common: '@container(width>2em){.card{top:0}}',
      list: '@mediaprint{@supports(top:0){.row{top:0}}}@container(width>2em){.row{top:1px}}',
    },
  ],
  [
    'moves a rule with those nested in it',
    '.row{top:0;&.card{top:1px}@media print{top:2px}}',
    { common: '', list: '.row{top:0;&.card{top:1px}@mediaprint{top:2px}}' },
  ],
  [
    'keeps animations, fonts and properties',
    '@keyframes x{from{top:0}}@font-face{src:url(x)}@property --x{syntax:"*"}:root{--x:0}',
    { common: '@keyframesx{from{top:0}}@font-face{src:url(x)}@property--x{syntax:"*"}:root{--x:0}' },
  ],
  ['leaves alone what none needs', '.unseen{top:0}', { common: '.unseen{top:0}' }],
])('%s', (_what, css, expected) => {
  expect(split(css)).toEqual(expected);
});

// 16 characters for both, and 13 for the list.
const both = '.shared{top:1px}';
const listAlone = '.row{top:2px}';

test.each<[what: string, leastLength: number, expected: Record<string, string>]>([
  ['leaves what is worth a sheet', 16, { common: '', list: both + listAlone, sum: both }],
  ['puts back too short a sheet, and what that leaves too short', 17, { common: both + listAlone }],
])('%s', (_what, leastLength, expected) => {
  expect(split(both + listAlone, leastLength)).toEqual(expected);
});
