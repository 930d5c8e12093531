/** @jest-environment node */
import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { formatProblem } from '../problem';
import { messageFiles, translatedMessages, writeMessages } from './files';
import { translationProblems, untranslatedMessages } from './translations';
import { messageProblems } from './uses';

const folder = temporaryFolder();

beforeEach(() => {
  folder.write('src/lists/boats/messages.en.ftl', 'heading = Boats\nleft = { WORDS($count) } left\n');
  folder.write(
    'src/lists/boats/index.ts',
    "import * as words from './messages.en';\nexport default [words.heading, words.left({ count: 2 })];\n",
  );
});

test('each file gets its module, which imports what it calls from where it stands', () => {
  expect(writeMessages(folder.path)).toEqual([]);
  expect(folder.read('src/lists/boats/messages.en.ts')).toContain("from '../../lib/format/inWords'");
  expect(messageProblems(folder.path, messageFiles(folder.path))).toEqual([]);
});

test('a module stays as it is while its file does, and goes with it', () => {
  writeMessages(folder.path);
  const module = folder.at('src/lists/boats/messages.en.ts');
  const { mtimeMs } = statSync(module);
  writeMessages(folder.path);
  expect(statSync(module).mtimeMs).toBe(mtimeMs);
  rmSync(folder.at('src/lists/boats/messages.en.ftl'));
  writeMessages(folder.path);
  expect(existsSync(module)).toBe(false);
});

test('a folder that another branch left empty but for its module goes with that', () => {
  const calculator = folder.at('src/calculators/boats');
  folder.write('src/calculators/boats/messages.en.ts', '');
  writeMessages(folder.path);
  expect(existsSync(calculator)).toBe(false);
  expect(existsSync(path.dirname(calculator))).toBe(true);
});

test.each([
  [
    'a message that is missing',
    'heading = Boats\n',
    'index.ts:2:32  found words.left; src/lists/boats/messages.en.ftl has no "left"; write left = and its text there',
  ],
  [
    'one that nobody says',
    'heading = Boats\nleft = { $count }\nold-one = Ships\n',
    'messages.en.ftl:3:1  found old-one; no page shows this message; remove it, or ask a developer to show it',
  ],
  [
    'an argument that the code does not give',
    'heading = Boats\nleft = { $counts } { $count }\n',
    'messages.en.ftl:2:1  entry "left": found { $counts }; the code gives { $count }; write one of these',
  ],
  [
    'an argument that the text lacks',
    'heading = Boats\nleft = few\n',
    'messages.en.ftl:2:1  entry "left": the code gives { $count } and the text lacks it; put it back, or ask a developer',
  ],
  [
    'a brace that is not closed',
    'heading = Boats\nleft = { $count left\n',
    'messages.en.ftl:2:1  "left" has a { that is not closed; add the }, after a choice on a line of its own',
  ],
  [
    'a plural of another language',
    'heading = Boats\nleft = { $count ->\n [two] two\n *[other] many\n }\n',
    'messages.en.ftl:2:8  found [two]; this language has [one], [other], and numbers such as [2]',
  ],
])('%s is named with its place and what to do', (_what, messages, line) => {
  folder.write('src/lists/boats/messages.en.ftl', messages);
  expect(messageProblems(folder.path, messageFiles(folder.path)).map(formatProblem)).toEqual([
    `src/lists/boats/${line}`,
  ]);
});

test('beside arguments that are spread into a call, those that are written out are compared', () => {
  folder.write(
    'src/lists/boats/index.ts',
    "import * as words from './messages.en';\nexport default [words.heading, words.left({ ...loan, count: 2 })];\n",
  );
  folder.write('src/lists/boats/messages.en.ftl', 'heading = Boats\nleft = { $counts } of { $all }\n');
  expect(messageProblems(folder.path, messageFiles(folder.path)).map(formatProblem)).toEqual([
    'src/lists/boats/messages.en.ftl:2:1  entry "left": the code gives { $count } and the text lacks it; put it back, or ask a developer',
  ]);
});

test('a file that is no TSX is read as TypeScript, and one that is neither is named', () => {
  const imports = "import * as words from './messages.en';\n";
  folder.write(
    'src/lists/boats/index.ts',
    `${imports}const own = <Row>(row: Row): Row => row;\nown([words.heading, words.left]);\n`,
  );
  const problems = () => messageProblems(folder.path, messageFiles(folder.path));
  expect(problems()).toEqual([]);
  folder.write('src/lists/boats/index.ts', `${imports}const own = ;\n`);
  expect(problems).toThrow('src/lists/boats/index.ts');
});

describe('messages in another language', () => {
  const hindi = 'src/lists/boats/messages.hi.ftl';
  const inHindi = () => translatedMessages(folder.path, messageFiles(folder.path));
  const waiting = (pages: Readonly<Record<string, readonly string[]>>) =>
    untranslatedMessages(inHindi(), messageFiles(folder.path), pages).map(formatProblem);

  test('stand in the module of a build in it, and English where there are none', () => {
    folder.write(hindi, 'heading = नावें\n');
    expect(writeMessages(folder.path, 'hi')).toEqual([]);
    const module = folder.read('src/lists/boats/messages.en.ts');
    expect(module).toContain('नावें');
    expect(module).toContain(' left`');
    writeMessages(folder.path);
    expect(folder.read('src/lists/boats/messages.en.ts')).toContain('Boats');
  });

  test('may use a message that only English has', () => {
    folder.write('src/lists/boats/messages.en.ftl', 'heading = Boats\nleft = { $count } of { heading }\n');
    folder.write(hindi, 'left = { heading }: { $count }\n');
    writeMessages(folder.path, 'hi');
    expect(folder.read('src/lists/boats/messages.en.ts')).toMatch(/heading = "Boats";\n.*\$\{heading\}: /u);
  });

  test('are listed where they are missing, which is no mistake', () => {
    folder.write(hindi, 'heading = नावें\n');
    expect(translationProblems(inHindi())).toEqual([]);
    expect(waiting({})).toEqual([`${hindi}:1:1  write in Hindi: left`]);
  });

  test('of a tool without a page in the language, nothing waits', () => {
    folder.write('src/calculators/boats/messages.en.ftl', 'name = Boats\nhelp = Help\n');
    folder.write('src/calculators/boats/messages.hi.ftl', 'name = नावें\n');
    expect(waiting({ hi: ['/calculators/boats'] }).length - waiting({ hi: [] }).length).toBe(1);
  });

  test('of a tool with a page in the language, a whole file that is missing is listed', () => {
    folder.write('src/calculators/boats/messages.en.ftl', 'name = Boats\nhelp = Help\n');
    expect(waiting({ hi: ['/calculators/boats'] })).toContain(
      'src/calculators/boats/messages.hi.ftl:1:1  write in Hindi: name, help',
    );
    expect(waiting({ hi: [] })).toEqual([]);
  });

  test.each([
    ['a value that is lost', hindi, 'left = कुछ\n', `${hindi}:1:1  entry "left": the English text shows { $count }`],
    [
      'a file of no English one',
      'src/a/messages.hi.ftl',
      '',
      'src/a/messages.hi.ftl:1:1  there is no src/a/messages.en.ftl',
    ],
  ])('%s is named', (_what, file, text, line) => {
    folder.write(file, text);
    const [problem, ...others] = translationProblems(inHindi()).map(formatProblem);
    expect(problem).toContain(line);
    expect(others).toEqual([]);
  });
});
