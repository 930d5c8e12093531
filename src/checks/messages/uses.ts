import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { filesBelow } from '../parse/files';
import { placeAt, type Problem } from '../problem';
import { wordsToAvoid } from '../rules/plainWords';
import type { CompiledMessage } from './compile';
import { kebabCase } from './messageCompiler';
import { GENERATED, moduleOf, problemsOf, type MessageFile } from './files';

const IMPORT = /import \* as (\w+) from '(\.[^']*\/messages\.[a-z]{2})';/gu;

type Node = { readonly type?: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The arguments that a call of a message gives. */
interface Given {
  readonly names: readonly string[];
  /** Whether an object is spread among them, whose names are not known here */
  readonly hasMore: boolean;
}

function givenBy({ properties }: Node): Given {
  const names = (properties as readonly Node[]).flatMap((property) => {
    const key = property.type === 'KeyValueProperty' ? property['key'] : property;
    return isNode(key) && key.type === 'Identifier' ? [String(key['value'])] : [];
  });
  return { names, hasMore: names.length < (properties as readonly Node[]).length };
}

/** Each call of a message whose arguments are written out: its name, and theirs. */
function callsIn(value: unknown, variable: string): readonly (readonly [name: string, given: Given])[] {
  if (!isNode(value)) return [];
  const calls = Object.values(value).flatMap((own) => callsIn(own, variable));
  const {
    type,
    callee,
    arguments: given,
  } = value as Node & { callee?: Node; arguments?: readonly { expression: Node }[] };
  if (type !== 'CallExpression' || callee?.type !== 'MemberExpression') return calls;
  const { object, property } = callee as unknown as { object: Node; property: Node };
  const [argument] = given ?? [];
  if (object['value'] !== variable || argument?.expression.type !== 'ObjectExpression') return calls;
  return [...calls, [String(property['value']), givenBy(argument.expression)]];
}

/** Arguments that a text asks for and the code does not give, and the other way round. */
function problemsOfArguments(file: string, message: CompiledMessage, { names, hasMore }: Given): readonly Problem[] {
  const asked = [...message.parameters.keys()];
  const shown = (name: string): string => `{ $${kebabCase(name)} }`;
  const { id, line, column } = message;
  const problem = { path: file, line, column, entry: id };
  return [
    ...asked
      .filter((name) => !hasMore && !names.includes(name))
      .map((name) => ({
        ...problem,
        found: shown(name),
        message: `the code gives ${names.length === 0 ? 'nothing' : names.map(shown).join(', ')}; write one of these`,
      })),
    ...names
      .filter((name) => !asked.includes(name))
      .map((name) => ({
        ...problem,
        message: `the code gives ${shown(name)} and the text lacks it; put it back, or ask a developer`,
      })),
  ];
}

/** Messages that code asks for and no file has, messages that no code says, and arguments that differ. */
function problemsOfUse(root: string, files: readonly MessageFile[]): readonly Problem[] {
  const said = new Map(files.map(({ path: file }) => [moduleOf(file), new Set<string>()]));
  const problems: Problem[] = [];
  for (const name of filesBelow(path.join(root, 'src'))) {
    if (!/(?<!\.test)\.tsx?$/u.test(name) || GENERATED.test(name)) continue;
    const text = readFileSync(path.join(root, 'src', name), 'utf8');
    for (const [, variable = '', imported = ''] of text.matchAll(IMPORT)) {
      const module = `src/${path.posix.join(path.posix.dirname(name), imported)}.ts`;
      const file = files.find(({ path: one }) => moduleOf(one) === module);
      for (const [called, given] of file
        ? callsIn(parseSync(text, { syntax: 'typescript', tsx: true }), variable)
        : []) {
        const message = file?.messages.find((one) => one.name === called);
        if (file && message) problems.push(...problemsOfArguments(file.path, message, given));
      }
      for (const { 0: use, 1: called = '', index } of text.matchAll(
        new RegExp(`(?<![.\\w-])${variable}\\.(\\w+)`, 'gu'),
      )) {
        said.get(module)?.add(called);
        const message = file?.messages.find((one) => one.name === called);
        if (!message && !file?.problems.length) {
          problems.push({
            path: `src/${name}`,
            ...placeAt(text, index),
            found: use,
            message: `${module.replace(/\.ts$/u, '.ftl')} has no "${kebabCase(called)}"; write ${kebabCase(called)} = and its text there`,
          });
        }
      }
    }
  }
  for (const { path: file, messages } of files) {
    const inOthers = new Set(messages.flatMap(({ references }) => [...references]));
    for (const { id, name, line, column } of messages) {
      if (said.get(moduleOf(file))?.has(name) || inOthers.has(name)) continue;
      problems.push({
        path: file,
        line,
        column,
        found: id,
        message: 'no page shows this message; remove it, or ask a developer to show it',
      });
    }
  }
  return problems;
}

/** All mistakes in message files and in how code uses them. @param files as `messageFiles` reads them */
export function messageProblems(root: string, files: readonly MessageFile[]): readonly Problem[] {
  const words = files.flatMap(({ path: file, text }) => wordsToAvoid(file, text));
  return [...problemsOf(files), ...problemsOfUse(root, files), ...words];
}
