/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileMessages, moduleCode } from './compile';
import { MODULES } from './files';

const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
let files = 0;
afterAll(() => rmSync(folder, { recursive: true }));

const compile = (text: string) => compileMessages(text, { locale: 'en' });

/** What a compiled message says. */
function say(text: string, values?: object): string {
  const { messages, problems } = compile(text);
  const code = moduleCode(messages, (name) => path.resolve(__dirname, '../..', MODULES[name] ?? name));
  expect(problems).toEqual([]);
  // A module of its own for each text, as what was read of a file is kept.
  const file = path.join(folder, `${(files += 1)}.ts`);
  writeFileSync(file, code);
  const module = jest.requireActual<Readonly<Record<string, string | ((given?: object) => string)>>>(file);
  const [first = ''] = /^[\w-]+/u.exec(text) ?? [];
  const message = module[messages.find(({ id }) => id === first)!.name]!;
  return typeof message === 'string' ? message : message(values);
}

const lenders = `lenders = { WORDS($count, case: "sentence") } { $count ->
    [one] lender publishes
   *[other] lenders publish
  } **{ $rate }**.`;

test.each([
  ['a text alone', 'title = Monthly investment', undefined, 'Monthly investment'],
  ['an argument', 'fee = a fee of { $fee }, once', { fee: '₹5' }, 'a fee of ₹5, once'],
  ['one by CLDR', lenders, { count: 1, rate: '7%' }, 'One lender publishes **7%**.'],
  ['several by CLDR', lenders, { count: 2, rate: '7%' }, 'Two lenders publish **7%**.'],
  ['an exact number', 'left = { $n ->\n [0] nothing\n *[other] { $n } rupees\n }', { n: 0 }, 'nothing'],
  ['a large number', 'left = { $n ->\n [0] nothing\n *[other] { $n } rupees\n }', { n: 100_000 }, '1,00,000 rupees'],
  [
    'a number before its choice',
    'left = { $n } { $n ->\n [one] rupee\n *[other] rupees\n }',
    { n: 100_000 },
    '1,00,000 rupees',
  ],
  ['a choice', 'rate = It { $move ->\n [up] rose\n *[down] fell\n }.', { move: 'up' }, 'It rose.'],
  ['its default', 'rate = It { $move ->\n [up] rose\n *[down] fell\n }.', { move: 'down' }, 'It fell.'],
  ['yes or no', 'fee = { $is-waived ->\n [true] waived\n *[false] with GST\n }', { isWaived: true }, 'waived'],
  ['names in a list', 'who = at { LIST($banks) }', { banks: ['A', 'B'] }, 'at A and B'],
  ['names to choose from', 'who = at { CHOICE($banks) }', { banks: ['A', 'B', 'C'] }, 'at A, B or C'],
  ['another message', 'whole = It costs { a-fee }.\na-fee = a fee of { $fee }', { fee: '₹5' }, 'It costs a fee of ₹5.'],
  ['words of another message', 'whole = The { scheme }\nscheme = PPF', undefined, 'The PPF'],
  ['several lines', 'long = It holds\n  until March.', undefined, 'It holds until March.'],
  ['marks of code', 'odd = `a` \\ ${ $b }', { b: 1 }, '`a` \\ $1'],
])('says %s', (_what, text, values, said) => {
  expect(say(text, values)).toBe(said);
});

test('the types of arguments come from what the message does with them', () => {
  const [message] = compile(
    `all = { $rate } { LIST($names) } { $move ->
        [up] rose
       *[down] { $is-new ->
          [true] new
         *[false] { $count ->
            [one] one
           *[other] { $count }
          }
        }
      }`,
  ).messages;
  expect(Object.fromEntries(message!.parameters)).toEqual({
    rate: 'string',
    names: 'readonly string[]',
    move: "'down' | 'up'",
    isNew: 'boolean',
    count: 'number',
  });
});

test.each([
  ['title Monthly investment', 1, /name = text/],
  ['a = one\na = two', 2, /a twice/],
  ['delete = Remove', 1, /take two words/],
  ['a = { $return }', 1, /\$return, which code reserves/],
  ['a = { NUMBER($n) }', 1, /WORDS\(\$count\)/],
  ['a = { WORDS($n, style: "loud") }', 1, /case: "sentence"/],
  ['a = { b }', 1, /found { b }; this file has no such message/],
  ['a = { b.c }\nb = text', 1, /found b\.c;/],
  ['a = { a }', 1, /found { a }, which uses this message itself/],
  ['a = { b }\nb = { $b }', 1, /both \$b and the message b/],
  ['a = { b } { $n ->\n [one] x\n *[other] y\n }\nb = { $n }', 1, /\$n both here and in b/],
  ['-brand = Paisa Disha', 1, /-brand/],
  ['a = { $n ->\n [one] x\n *[other] y\n } { LIST($n) }', 4, /\$n both as number and as/],
])('refuses %j in its line', (text, line, message) => {
  const { problems } = compile(text);
  expect(problems.map((problem) => problem.line)).toEqual([line]);
  expect(problems[0]!.message).toMatch(message);
});

describe('a translation', () => {
  const english = compile(
    `lenders = { $count ->
    [one] One lender publishes { $rate }
   *[other] { WORDS($count) } lenders publish { $rate }
  }
rate = It { $move ->
    [up] rose
    [down] fell
   *[same] stayed
  }
title = Lenders`,
  ).messages;
  const inHindi = (text: string) => compileMessages(text, { locale: 'hi', english });

  test('prints a number as the English text does, and may leave out what only chooses', () => {
    const { messages, problems } = inHindi(
      'lenders = { $count } बैंक: { $rate }\nrate = दर { $move ->\n [up] बढ़ी\n *[same] नहीं बढ़ी\n }',
    );
    expect(problems).toEqual([]);
    expect(messages[0]!.code).toContain('formatNumber(count, 2)');
    expect([...messages[1]!.parameters.keys()]).toEqual(['move']);
  });

  test('stays a function where its text needs no argument', () => {
    expect(inHindi('rate = दर बदल सकती है').messages[0]!.code).toContain('({ move }');
  });

  test.each([
    ['heading = बैंक', /the English file has no such message/],
    ['title = { $bank }', /the English text are: none/],
    ['rate = { $mover }', /\$mover; the arguments of the English text are: \$move/],
    ['rate = { $move ->\n [gone] x\n *[up] y\n }', /\$move as 'gone' \| 'up'/],
    [
      'lenders = { $rate ->\n [one] x\n *[other] y\n } { $count }',
      /\$rate as number; in the English text it is string/,
    ],
    ['lenders = { $count ->\n [few] x\n *[other] y\n } { $rate }', /this language has \[one\], \[other\]/],
  ])('refuses %j', (text, message) => {
    const { problems } = inHindi(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]!.message).toMatch(message);
  });
});
