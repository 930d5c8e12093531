import { createInterface } from 'node:readline';
import { EditorError } from './scaffold/question';
import type { Question } from './scaffold/question';
import type { Flags } from './flags';

/** Finds the answer to each question: the flag of its name, or what the editor types. */
export interface Asker {
  answer(question: Question): Promise<string>;
  close(): void;
}

/**
 * Lines are read one by one from the stream, so that answers may also come from a file or a pipe.
 * With `--yes` nothing is asked: a missing flag means what an empty answer would mean.
 */
export function createAsker(
  { values, yes }: Flags,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Asker {
  let lines: ReturnType<typeof openLines> | undefined;

  async function typed({ name, text, otherwise, fault }: Question): Promise<string> {
    lines ??= openLines(input, output);
    const fallback = otherwise ? ` [${otherwise}]` : '';
    for (;;) {
      const line = (await lines.next(`${text}${fallback}\n> `))?.trim();
      if (line === undefined) throw new EditorError(`The answers ended at --${name}. Nothing was written.`);
      if (line === '' && otherwise !== undefined) return otherwise;
      const remedy = fault(line);
      if (remedy === undefined) return line;
      output.write(`  ${remedy}\n`);
    }
  }

  return {
    async answer(question) {
      const { name, otherwise, fault } = question;
      const given = values.get(name)?.trim();
      if (given === undefined || given === '') {
        if (!yes) return typed(question);
        if (otherwise !== undefined) return otherwise;
        throw new EditorError(`--${name}: missing; ${fault('') ?? 'write it'}`);
      }
      const remedy = fault(given);
      if (remedy !== undefined) throw new EditorError(`--${name}: found ${JSON.stringify(given)}; ${remedy}`);
      return given;
    },
    close: () => lines?.close(),
  };
}

function openLines(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  const reader = createInterface({ input, output });
  const iterator = reader[Symbol.asyncIterator]();
  return {
    async next(prompt: string): Promise<string | undefined> {
      output.write(prompt);
      const result: IteratorResult<string, unknown> = await iterator.next();
      return result.done ? undefined : result.value;
    },
    close: () => reader.close(),
  };
}
