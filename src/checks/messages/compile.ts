import { FluentParser, type Entry, type Junk, type Message } from '@fluent/syntax';
import { placeAt, type Place, type Problem } from '../problem';
import { camelCase, MessageCompiler, Refusal, RESERVED } from './messageCompiler';

/** A mistake in a message file. */
type MessageProblem = Omit<Problem, 'path'>;

/** A message with the arguments that the code has to pass. */
export interface CompiledMessage extends Place {
  /** As its file has it */
  readonly id: string;
  /** In camel case, as the code calls it */
  readonly name: string;
  /** The TypeScript type of each argument, by name */
  readonly parameters: ReadonlyMap<string, string>;
  /** The names of the messages that its text uses */
  readonly references: ReadonlySet<string>;
}

export interface CompiledFile {
  /** A TypeScript module with a constant or a function for each message */
  readonly code: string;
  readonly messages: readonly CompiledMessage[];
  readonly problems: readonly MessageProblem[];
}

function compiled(
  message: Message,
  compiler: MessageCompiler,
): { code: string; used: ReadonlySet<string> } & Omit<CompiledMessage, keyof Place> {
  const offset = message.span?.start ?? 0;
  const name = camelCase(message.id.name);
  if (RESERVED.test(name)) {
    throw new Refusal(`found the name "${message.id.name}", which code reserves; take two words`, offset);
  }
  if (!message.value || message.attributes.length > 0) {
    throw new Refusal(`found ${message.id.name} with parts; write each as a message of its own`, offset);
  }
  // The first pass finds the type of each argument, which may depend on a later use.
  compiler.text(message.value);
  const text = compiler.text(message.value);
  const parameters = [...compiler.parameters];
  const hidden = [...compiler.references].find((reference) => compiler.parameters.has(reference));
  if (hidden !== undefined) {
    throw new Refusal(`found ${message.id.name} with both $${hidden} and the message ${hidden}; rename one`, offset);
  }
  const names = parameters.map(([parameter]) => parameter).join(', ');
  const types = parameters.map(([parameter, type]) => `readonly ${parameter}: ${type}`).join('; ');
  const code =
    parameters.length === 0
      ? `export const ${name} = ${text};`
      : `export const ${name} = ({ ${names} }: { ${types} }): string => ${text};`;
  const { used, parameters: typed, references } = compiler;
  return { id: message.id.name, name, code, used, parameters: typed, references };
}

/** How to correct lines that Fluent cannot parse. */
function remedyOf({ content, annotations: [annotation] }: Junk): string {
  const [id] = /^[a-z][\w-]*(?= *=)/iu.exec(content) ?? [];
  if (id === undefined)
    return 'found a line that is no message; write name = text, and begin further lines of a text with spaces';
  switch (annotation?.code) {
    case 'E0003':
      return `"${id}" has a { that is not closed; add the }, after a choice on a line of its own`;
    case 'E0005':
      return `"${id}" has no text; write it after =`;
    case 'E0010':
      return `"${id}" has a choice without *; mark its last line, as in *[other]`;
    default:
      return `"${id}" cannot be read (${annotation?.message ?? 'unknown'}); see src/checks/messages/README.md`;
  }
}

interface Target {
  /** Whose plurals it uses, such as "en" */
  readonly locale: string;
  /** The address of the module with a function of `src/lib` */
  readonly importOf: (name: string) => string;
  /** Puts marks around the text of a message: see src/content/pseudoLocale */
  readonly mark?: (words: string) => string;
}

/**
 * Compiles a message file.
 * @param text in Fluent's format
 */
export function compileMessages(text: string, { locale, importOf, mark = (words) => words }: Target): CompiledFile {
  const problems: MessageProblem[] = [];
  const messages: CompiledMessage[] = [];
  const used = new Set<string>();
  const lines: string[] = [];
  const refuse = (message: string, offset: number): void => {
    const place = placeAt(text, offset);
    // A message that several use is refused once.
    if (problems.some((one) => one.message === message && one.line === place.line)) return;
    problems.push({ ...place, message });
  };
  const entries = new FluentParser({ withSpans: true }).parse(text).body as readonly Entry[];
  const done = new Map<Message, CompiledMessage>();
  /** Adds a message to the module, after those that it uses. @param above the messages that use it, by id */
  const add = (entry: Message, above: readonly string[] = []): CompiledMessage => {
    const known = done.get(entry);
    if (known) return known;
    const other = (id: string, offset: number): CompiledMessage => {
      const found = entries.find((one) => one.type === 'Message' && one.id.name === id);
      if (found?.type !== 'Message') throw new Refusal(`found { ${id} }; this file has no such message`, offset);
      const all = [...above, entry.id.name];
      if (all.includes(id))
        throw new Refusal(`found { ${id} }, which uses this message itself; write its words`, offset);
      return add(found, all);
    };
    const { code, used: own, ...message } = compiled(entry, new MessageCompiler(locale, mark, other));
    if (messages.some(({ name }) => name === message.name)) {
      throw new Refusal(`found ${entry.id.name} twice; rename one`, entry.span?.start ?? 0);
    }
    own.forEach((name) => used.add(name));
    const placed = { ...message, ...placeAt(text, entry.span?.start ?? 0) };
    done.set(entry, placed);
    messages.push(placed);
    lines.push(code);
    return placed;
  };
  for (const entry of entries) {
    if (entry.type === 'Message') {
      try {
        add(entry);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refuse(error.message, error.offset);
      }
    } else if (entry.type === 'Junk') {
      refuse(remedyOf(entry), entry.span?.start ?? 0);
    } else if (entry.type === 'Term') {
      refuse(`found the term -${entry.id.name}; write its words where they are used`, entry.span?.start ?? 0);
    }
  }
  const imports = [...used].sort().map((name) => `import { ${name} } from '${importOf(name)}';`);
  return { code: `${[...imports, '', ...lines].join('\n')}\n`, messages, problems };
}
