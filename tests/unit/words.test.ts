/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsedCode } from '../../src/checks/messages/calls';
import { filesBelow } from '../../src/checks/parse/files';

/** Rooms whose visible text belongs in message files. Other rooms also contain text for editors and maintainers. */
const ROOMS = [
  ...['lists', 'questions', 'calculators', 'machines', 'compare', 'refinance', 'articles', 'changes', 'search'],
  ...['parts', 'ui', 'theme', 'pages', 'behaviours'],
];

/** Three words in a row, the last two in lower case, as in any sentence. */
const SENTENCE = /(?:^|[\s(“])\p{L}[\p{Ll}’]*,? \p{Ll}+,? \p{Ll}+/u;

/** Texts of data files that code compares, and a hint to maintainers. */
const DATA: ReadonlySet<string> = new Set([
  ...['best internal grade', 'woman first owner', 'loan taken over', 'Any number of times'],
  ...['then for the whole balance', 'when life is in danger', 'As an option'],
  'The preview has no index; `npm run build && npm run serve` makes one.',
]);

type Node = { readonly type?: string } & Readonly<Record<string, unknown>>;

/** The texts of a file's code, but for those of errors and of what is compared, such as a key or a case. */
function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  switch (node.type) {
    case 'StringLiteral':
      return [String(node['value'])];
    case 'TemplateElement':
      return [String(node['raw'])];
    case 'JSXText':
      return [String(node['value'])];
    case 'ThrowStatement':
    case 'ImportDeclaration':
    case 'TsLiteralType':
    case 'TsTypeAliasDeclaration':
    case 'TsInterfaceDeclaration':
      return [];
    case 'NewExpression':
      return (node['callee'] as Node)['value'] === 'Error' ? [] : textsIn(node['arguments']);
    case 'BinaryExpression':
      return /^[!=]==$/u.test(String(node['operator'])) ? [] : [node['left'], node['right']].flatMap(textsIn);
    default:
      return Object.entries(node).flatMap(([name, own]) => (name === 'span' ? [] : textsIn(own)));
  }
}

test.each(ROOMS)('no file of src/%s has a sentence but in its messages', (room) => {
  const root = path.resolve(__dirname, '../../src', room);
  const files = filesBelow(root).filter((name) => /\.tsx?$/u.test(name) && !/\.(?:test|en)\.tsx?$/u.test(name));
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((name) => {
    return textsIn(parsedCode(name, readFileSync(path.join(root, name), 'utf8')).body)
      .filter((text) => SENTENCE.test(text) && !DATA.has(text) && !/[{[]/u.test(text))
      .map((text) => `${room}/${name}: ${text.trim()}`);
  });
  expect(found).toEqual([]);
});
