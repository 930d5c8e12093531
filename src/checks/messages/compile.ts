import { FluentParser, type Entry, type Junk, type Message } from '@fluent/syntax';
import { placeAt, type Place, type Problem } from '../problem';
import { camelCase, MessageCompiler, Refusal, RESERVED, type OtherMessage } from './messageCompiler';

/** A mistake in a message file. */
type MessageProblem = Omit<Problem, 'path'>;

/** A message with the arguments that the code has to pass. */
export interface CompiledMessage extends Place, OtherMessage {
  /** As its file has it */
  readonly id: string;
  /** The names of the messages that its text uses */
  readonly references: ReadonlySet<string>;
  /** Its line in the module */
  readonly code: string;
  /** The functions of `src/lib` that it calls */
  readonly used: ReadonlySet<string>;
  /** What editors wrote, to tell whether it has changed */
  readonly source: string;
}

export interface CompiledFile {
  readonly messages: readonly CompiledMessage[];
  readonly problems: readonly MessageProblem[];
}

/** @param given the arguments of the English message, for a translation: its function takes the same ones */
function compiled(
  message: Message,
  compiler: MessageCompiler,
  given?: CompiledMessage['parameters'],
): Omit<CompiledMessage, keyof Place | 'source'> {
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
  const parameters = [...(given ?? compiler.parameters)];
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
  const { used, references, printedParameters: printed } = compiler;
  return { id: message.id.name, name, code, used, parameters: new Map(parameters), printed, references };
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
  /** Puts marks around the text of a message: see src/content/pseudoLocale */
  readonly mark?: (words: string) => string;
  /** The English messages, for a file of translations: it has some of them, with their arguments */
  readonly english?: readonly CompiledMessage[];
}

/**
 * Compiles a message file.
 * @param text in Fluent's format
 */
export function compileMessages(text: string, { locale, mark = (words) => words, english }: Target): CompiledFile {
  const problems: MessageProblem[] = [];
  const messages: CompiledMessage[] = [];
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
      const inEnglish = english?.find((one) => one.id === id);
      if (!found && inEnglish) return inEnglish;
      if (found?.type !== 'Message') throw new Refusal(`found { ${id} }; this file has no such message`, offset);
      const all = [...above, entry.id.name];
      if (all.includes(id))
        throw new Refusal(`found { ${id} }, which uses this message itself; write its words`, offset);
      return add(found, all);
    };
    const [start, end] = [entry.span?.start ?? 0, entry.span?.end ?? 0];
    const { parameters } = english?.find(({ id }) => id === entry.id.name) ?? {};
    if (english && !parameters) {
      throw new Refusal(`found ${entry.id.name}; the English file has no such message; remove it`, start);
    }
    const message = compiled(entry, new MessageCompiler(locale, mark, other, parameters), parameters);
    if (messages.some(({ name }) => name === message.name)) {
      throw new Refusal(`found ${entry.id.name} twice; rename one`, start);
    }
    const placed = { ...message, ...placeAt(text, start), source: text.slice(entry.id.span?.start ?? 0, end) };
    done.set(entry, placed);
    messages.push(placed);
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
  return { messages, problems };
}

/**
 * A TypeScript module with a constant or a function for each message.
 * @param importOf the address of the module with a function of `src/lib`
 */
export function moduleCode(messages: readonly CompiledMessage[], importOf: (name: string) => string): string {
  const used = new Set(messages.flatMap((message) => [...message.used]));
  const imports = [...used].sort().map((name) => `import { ${name} } from '${importOf(name)}';`);
  return `${[...imports, '', ...afterThoseUsed(messages).map(({ code }) => code)].join('\n')}\n`;
}

/** Messages after those that they use, since a constant has to stand before its first use. */
function afterThoseUsed(messages: readonly CompiledMessage[]): readonly CompiledMessage[] {
  const byName = new Map(messages.map((message) => [message.name, message]));
  const ordered = new Set<CompiledMessage>();
  const add = (message: CompiledMessage | undefined): void => {
    if (!message || ordered.has(message)) return;
    for (const name of message.references) add(byName.get(name));
    ordered.add(message);
  };
  messages.forEach(add);
  return [...ordered];
}
