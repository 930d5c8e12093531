import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openCache, versionOf } from '../cache';
import { filesBelow } from '../parse/files';
import { placeAt, type Problem } from '../problem';
import { wordsToAvoid } from '../rules/plainWords';
import { messageImports, type Given, type MessageImport } from './calls';
import type { CompiledMessage } from './compile';
import { kebabCase } from './messageCompiler';
import { GENERATED, moduleOf, problemsOf, type MessageFile } from './files';

/** The code on which the cached uses depend. */
const READER = 'src/checks/messages/calls.ts';

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
  const cache = openCache<readonly MessageImport[]>('messageUses', root, versionOf(root, [READER]));
  for (const name of filesBelow(path.join(root, 'src'))) {
    if (!/(?<!\.test)\.tsx?$/u.test(name) || GENERATED.test(name)) continue;
    const text = readFileSync(path.join(root, 'src', name), 'utf8');
    const imports = cache.get(text) ?? messageImports(`src/${name}`, text);
    cache.set(text, imports);
    for (const { from, uses, calls } of imports) {
      const module = `src/${path.posix.join(path.posix.dirname(name), from)}.ts`;
      const file = files.find(({ path: one }) => moduleOf(one) === module);
      for (const [called, given] of calls) {
        const message = file?.messages.find((one) => one.name === called);
        if (file && message) problems.push(...problemsOfArguments(file.path, message, given));
      }
      for (const { name: called, written, index } of uses) {
        said.get(module)?.add(called);
        const message = file?.messages.find((one) => one.name === called);
        if (!message && !file?.problems.length) {
          problems.push({
            path: `src/${name}`,
            ...placeAt(text, index),
            found: written,
            message: `${module.replace(/\.ts$/u, '.ftl')} has no "${kebabCase(called)}"; write ${kebabCase(called)} = and its text there`,
          });
        }
      }
    }
  }
  cache.save();
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
