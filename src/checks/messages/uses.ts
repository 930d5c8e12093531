import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../parse/files';
import { placeAt, type Problem } from '../problem';
import type { CompiledMessage } from './compile';
import { GENERATED, messageFiles, moduleOf, problemsOf, type MessageFile } from './files';

const IMPORT = /import \* as (\w+) from '(\.[^']*\/messages\.[a-z]{2})';/gu;

const kebabCase = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Where a bracket ends that opens at an index, past the texts and brackets inside. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (`'"\``.includes(character)) {
      index = character === '`' ? endOfTemplate(text, index) : text.indexOf(character, index + 1);
    } else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}

function endOfTemplate(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '`') return index;
    if (text.startsWith('${', index)) index = endOf(text, index + 1);
  }
  return text.length;
}

/** The names of the arguments in a call that begins at an index: "({ rate: … })". Undefined for anything else. */
function argumentsAt(text: string, index: number): readonly string[] | undefined {
  if (!/^\(\{[^]*/u.test(text.slice(index))) return undefined;
  const inside = text.slice(index + 2, endOf(text, index + 1));
  const names: string[] = [];
  for (let at = 0; at < inside.length; at += 1) {
    const [all, name] = /^\s*(\w+|\.\.\.)/u.exec(inside.slice(at)) ?? [''];
    if (name === undefined) break;
    if (name === '...') return undefined;
    names.push(name);
    at += all.length;
    while (at < inside.length && inside[at] !== ',')
      at = '([{\'"`'.includes(inside[at] ?? '') ? skip(inside, at) : at + 1;
  }
  return names;
}

function skip(text: string, at: number): number {
  const character = text[at] ?? '';
  if (character === '`') return endOfTemplate(text, at) + 1;
  return (`'"`.includes(character) ? text.indexOf(character, at + 1) : endOf(text, at)) + 1;
}

/** Arguments that a text asks for and the code does not give, and the other way round. */
function problemsOfArguments(file: string, message: CompiledMessage, given: readonly string[]): readonly Problem[] {
  const asked = [...message.parameters.keys()];
  const shown = (name: string): string => `{ $${kebabCase(name)} }`;
  const { id, line, column } = message;
  const problem = { path: file, line, column, entry: id };
  return [
    ...asked
      .filter((name) => !given.includes(name))
      .map((name) => ({
        ...problem,
        found: shown(name),
        message: `the code gives ${given.length === 0 ? 'nothing' : given.map(shown).join(', ')}; write one of these`,
      })),
    ...given
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
      for (const { 0: use, 1: called = '', index } of text.matchAll(
        new RegExp(`(?<![.\\w-])${variable}\\.(\\w+)`, 'gu'),
      )) {
        said.get(module)?.add(called);
        const message = file?.messages.find((one) => one.name === called);
        if (file && message) {
          const given = argumentsAt(text, index + use.length);
          if (given) problems.push(...problemsOfArguments(file.path, message, given));
        } else if (!file?.problems.length) {
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
    for (const { id, name, line, column } of messages) {
      if (said.get(moduleOf(file))?.has(name)) continue;
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

/** All mistakes in message files and in how code uses them. */
export function messageProblems(root: string): readonly Problem[] {
  const files = messageFiles(root);
  return [...problemsOf(files), ...problemsOfUse(root, files)];
}
