import { linksIn, picturesIn } from './links';

const targets = (text: string) => linksIn(text).map(({ target }) => target);

test.each([
  ['[text](/a)', ['/a']],
  ['[text](/a "title") and [**b**](#c)', ['/a', '#c']],
  ['[<Figure id="x" /> a year](/figures#x)', ['/figures#x']],
  ['[text](</a b>)', ['/a b']],
  ['[![alt](/img/a.png)](/a)', ['/a']],
  ['[one\ntwo](/a)', ['/a']],
  ['[text][name]\n\n[name]: /a\n', ['/a']],
  ['<ButtonLink to="/a" quiet>x</ButtonLink>', ['/a']],
  ["<HubTile\n  icon='house'\n  to='/a'>", ['/a']],
  ['`[a](/b)` and ![c](/d.png)', []],
  ['```md\n[a](/b)\n```\n', []],
  ['{/* [a](/b) */}', []],
  ['---\ntitle: "[a](/b)"\n---\n', []],
  ['Interest (7% a year) [see below]', []],
])('%j leads to %j', (text, expected) => {
  expect(targets(text)).toEqual(expected);
});

test('says where a link stands', () => {
  expect(linksIn('---\na: b\n---\n\nSee [a](/b)\n  and <ButtonLink quiet to="/c">')).toEqual([
    { target: '/b', line: 5, column: 5 },
    { target: '/c', component: 'ButtonLink', line: 6, column: 25 },
  ]);
});

test('finds pictures with their texts', () => {
  expect(picturesIn('a ![ A tree ](/img/tree.png "t")\n![](./b.png)')).toEqual([
    { target: '/img/tree.png', alt: 'A tree', line: 1, column: 3 },
    { target: './b.png', alt: '', line: 2, column: 1 },
  ]);
});
