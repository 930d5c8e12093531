import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { checkSite } from '../checks/checkSite';
import { readSite } from '../checks/model';
import { ADDRESSES_PATH } from '../checks/parse/addresses';
import { describeProblem } from '../checks/problem';
import { recordAddresses } from '../checks/addressList';
import { templates } from './templates';
import type { Question } from './templates';

/** A mistake that an editor can correct; printed without a stack trace. */
export class EditorError extends Error {}

interface Place {
  /** The root of the repository. */
  readonly siteDir: string;
  /** Today as year-month-day. */
  readonly today: string;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

const usage = `Write what to begin: npm run new -- ${Object.keys(templates).join(' | ')}
Questions follow. Each can be answered by a flag, such as --title "…"; with --yes nothing is asked.`;

/**
 * Begins an article or a page, records its address, and prints what is left to do.
 * @param args the arguments after `npm run new --`
 * @throws EditorError if an answer is invalid; nothing is written then
 */
export async function begin(args: readonly string[], { siteDir, today, input, output }: Place): Promise<void> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    output.write(`${usage}\n`);
    return;
  }
  const template = templates[templateName(args)];
  const flags = readFlags(args, template.questions);
  const answers: Record<string, string> = {};
  const lines = openLines(input, output);
  try {
    for (const question of template.questions) answers[question.name] = await answerTo(question, flags, lines);
  } finally {
    lines.close();
  }
  const address = template.addressOf(answers);
  const file = path.posix.join(template.folder, `${address}.mdx`);
  // A page may also be the index of a folder.
  const taken = [file, file.replace(/\.mdx$/, '/index.mdx')].find((name) => existsSync(path.join(siteDir, name)));
  if (taken) throw new EditorError(`${taken} is there already; choose another address, or change that file.`);
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), template.textOf(answers, today), { flag: 'wx' });
  recordAddresses(siteDir);
  output.write(`Wrote ${file}, and put ${address} on the list of addresses, ${ADDRESSES_PATH}.
If you give it up before it is published, take the address out again.
${remaining(siteDir, file, today)}
Next: ${template.next}
`);
}

function templateName(args: readonly string[]): keyof typeof templates {
  const [word = ''] = args;
  if (Object.hasOwn(templates, word)) return word as keyof typeof templates;
  throw new EditorError(word === '' ? usage : `Found "${word}".\n${usage}`);
}

/** The flags by name. @throws EditorError for one that no question has, or for a text without quotes */
function readFlags(args: readonly string[], questions: readonly Question[]): Readonly<Record<string, string>> {
  const options = Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, yes: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (positionals.length > 1) {
      throw new EditorError(`Found "${positionals.slice(1).join(' ')}" without a flag before it; put texts in quotes.`);
    }
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value).trim()]));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith('ERR_PARSE_ARGS')) throw new EditorError(message);
    throw error;
  }
}

/** Answers a question by its flag or by what the editor types; with --yes, a missing flag means an empty answer. */
async function answerTo(
  { name, text, otherwise, schema }: Question,
  flags: Readonly<Record<string, string>>,
  lines: ReturnType<typeof openLines>,
): Promise<string> {
  const faultOf = (answer: string) => schema.safeParse(answer).error?.issues[0]?.message;
  const given = flags[name] ?? (flags.yes ? '' : undefined);
  if (given !== undefined) {
    if (given === '' && otherwise !== undefined) return otherwise;
    const fault = faultOf(given);
    if (fault === undefined) return given;
    throw new EditorError(`--${name}: ${given === '' ? 'missing' : `found ${JSON.stringify(given)}`}; ${fault}`);
  }
  for (;;) {
    const line = (await lines.next(`${text}${otherwise ? ` [${otherwise}]` : ''}\n> `))?.trim();
    if (line === undefined) throw new EditorError(`The answers ended at --${name}. Nothing was written.`);
    if (line === '' && otherwise !== undefined) return otherwise;
    const fault = faultOf(line);
    if (fault === undefined) return line;
    lines.say(`  ${fault}\n`);
  }
}

/** The lines that are typed. They are read one by one from the stream, so that answers may also come from a pipe. */
function openLines(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  const reader = createInterface({ input, output });
  const iterator = reader[Symbol.asyncIterator]();
  return {
    async next(prompt: string): Promise<string | undefined> {
      output.write(prompt);
      const result: IteratorResult<string, unknown> = await iterator.next();
      return result.done ? undefined : result.value;
    },
    say: (text: string) => output.write(text),
    close: () => reader.close(),
  };
}

/** What the check still finds in the file, told as work to do. */
function remaining(siteDir: string, file: string, today: string): string {
  const left = checkSite(readSite(siteDir, today))
    .filter((problem) => problem.path === file)
    .map((problem) => `  ${file}:${problem.line}  ${describeProblem(problem)}\n`);
  return left.length === 0 ? '' : `\nStill to do, as "npm run check" will say too:\n${left.join('')}`;
}
