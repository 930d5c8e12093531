/** @jest-environment node */
// cspell:ignore mediaprint keyframesx layera layerb lightningcss
import { splitStylesheet } from './splitStylesheet';

/** Of six kinds of pages, four are alike. */
const kinds = new Map(
  Object.entries({
    a: ['prose', 'card'],
    b: ['prose', 'card'],
    c: ['prose', 'card'],
    d: ['prose', 'card', 'quote', 'data-hue'],
    list: ['card', 'row', 'open', 'shared'],
    sum: ['field', 'shared', 'a+b', '--of-script'],
  }).map(([kind, words]) => [kind, new Set(words)]),
);

/** Splits without merging, and strips whitespace from the result. */
function split(css: string): Record<string, string> {
  return Object.fromEntries(
    [...splitStylesheet(css, kinds, kinds.size, (attribute) => attribute === 'data-away')].map(([kind, sheet]) => [
      kind,
      sheet.replace(/\s/g, ''),
    ]),
  );
}

const ALL = [...kinds.keys()].join(' ');

/** The expected sheets: one text for several kinds, empty for the others. */
function sheets(expected: Record<string, string>): Record<string, string> {
  const named = Object.entries(expected).flatMap(([names, sheet]) =>
    names.split(' ').map((name): [string, string] => [name, sheet]),
  );
  return {
    ...Object.fromEntries([...kinds.keys()].map((kind): [string, string] => [kind, ''])),
    ...Object.fromEntries(named),
  };
}

test.each<[what: string, css: string, expected: Record<string, string>]>([
  ['gives a rule to the kinds that need it', '.row{top:0}', { list: '.row{top:0}' }],
  [
    'keeps the order of the stylesheet',
    '.row{top:0}.shared{top:1px}.field{top:2px}',
    { list: '.row{top:0}.shared{top:1px}', sum: '.shared{top:1px}.field{top:2px}' },
  ],
  ['needs every class of a selector', '.card.row>.open{top:0}.card.field{top:0}', { list: '.card.row>.open{top:0}' }],
  [
    'declares the switches of light-dark() once',
    '.row{--lightningcss-dark:;--lightningcss-dark:;color:var(--lightningcss-dark,red)}',
    { list: '.row{--lightningcss-dark:;color:var(--lightningcss-dark,red)}' },
  ],
  [
    'leaves out rules without declarations, and the order of layers that have none',
    '@layer a,b;:root{}.row{top:0}@layer b{.field{top:0}}',
    { list: '.row{top:0}', sum: '@layera,b;@layerb{.field{top:0}}' },
  ],
  ['needs one selector of a rule', '.row,.field{top:0}', { 'list sum': '.row,.field{top:0}' }],
  ['gives to all a rule one selector of which has no class', '.row,a{top:0}', { [ALL]: '.row,a{top:0}' }],
  ['gives to all what has no class', 'a[href$=".row"]{top:0}', { [ALL]: 'a[href$=".row"]{top:0}' }],
  [
    'asks for no class that must be absent',
    '.card:not(.row:is(b,.open)){top:0}',
    { 'a b c d list': '.card:not(.row:is(b,.open)){top:0}' },
  ],
  [
    'needs a class that must be within',
    'body:has(.row, .field) p{top:0}.card:not(:has(.row)){top:1px}',
    {
      list: 'body:has(.row,.field)p{top:0}.card:not(:has(.row)){top:1px}',
      sum: 'body:has(.row,.field)p{top:0}',
      'a b c d': '.card:not(:has(.row)){top:1px}',
    },
  ],
  ['reads a choice of classes', ':is(.row,.field) b{top:1px}', { 'list sum': ':is(.row,.field)b{top:1px}' }],
  ['gives to all a choice that is for all', ':where(b,.row){top:0}', { [ALL]: ':where(b,.row){top:0}' }],
  ['reads escaped names', '.a\\+b{top:0}', { sum: '.a\\+b{top:0}' }],
  [
    'repeats what wraps a rule, and leaves nothing empty behind',
    '@media print{@supports (top:0){.row{top:0}}}@container (width>2em){.field{top:0}.row{top:1px}}',
    {
      list: '@mediaprint{@supports(top:0){.row{top:0}}}@container(width>2em){.row{top:1px}}',
      sum: '@container(width>2em){.field{top:0}}',
    },
  ],
  [
    'takes a rule with those nested in it',
    '.row{top:0;&.card{top:1px}@media print{top:2px}}',
    { list: '.row{top:0;&.card{top:1px}@mediaprint{top:2px}}' },
  ],
  [
    'gives animations, fonts and properties to all',
    '@keyframes x{from{top:var(--x)}}@font-face{src:url(x)}@property --x{syntax:"*"}:root{--x:0}',
    { [ALL]: '@keyframesx{from{top:var(--x)}}@font-face{src:url(x)}@property--x{syntax:"*"}:root{--x:0}' },
  ],
  ['needs the data attribute of a selector', '[data-hue="red"]{top:0}', { d: '[data-hue="red"]{top:0}' }],
  ['gives to all what scripts mark', '[data-away]{top:0}', { [ALL]: '[data-away]{top:0}' }],
  [
    'gives of the custom properties those that are read, by the sheet or by a page',
    ':root{--x:var(--y);--y:1px;--z:0;--of-script:0}.row{top:var(--x)}',
    {
      list: ':root{--x:var(--y);--y:1px}.row{top:var(--x)}',
      'a b c d sum': ':root{--of-script:0}',
    },
  ],
  ['gives nobody what none needs', '.unseen{top:0}', {}],
])('%s', (_what, css, expected) => {
  expect(split(css)).toEqual(sheets(expected));
});

test('merges the kinds whose pages gain the fewest characters, down to the number of sheets', () => {
  const css = '.quote{top:0}.prose{top:0}.row{color:rebeccapurple}.field{color:rebeccapurple}';
  const sheetsOf = (most: number): string[] => {
    const byKind = splitStylesheet(css, kinds, most);
    const namesWith = (sheet: string): string =>
      [...kinds.keys()].filter((name) => byKind.get(name) === sheet).join(' ');
    return [...new Set(byKind.values())].map(namesWith).sort();
  };
  expect(sheetsOf(4)).toEqual(['a b c', 'd', 'list', 'sum']);
  expect(sheetsOf(3)).toEqual(['a b c d', 'list', 'sum']);
  expect(sheetsOf(1)).toHaveLength(1);
});
