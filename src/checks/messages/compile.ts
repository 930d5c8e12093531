import {
  FluentParser,
  serializeExpression,
  type Entry,
  type Expression,
  type FunctionReference,
  type Message,
  type Pattern,
  type SelectExpression,
  type TextElement,
} from '@fluent/syntax';
import { placeAt, type Place } from '../problem';

/** A mistake in a message file. */
export interface MessageProblem extends Place {
  readonly message: string;
}

/** A message with the arguments that the code has to pass. */
export interface CompiledMessage extends Place {
  /** In camel case, as the code calls it */
  readonly name: string;
  /** The TypeScript type of each argument, by name */
  readonly parameters: ReadonlyMap<string, string>;
}

export interface CompiledFile {
  /** A TypeScript module with a constant or a function for each message */
  readonly code: string;
  readonly messages: readonly CompiledMessage[];
  readonly problems: readonly MessageProblem[];
}

const PLURALS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** What a message may do to an argument: the function that does it, and the argument's type. */
const FUNCTIONS: Readonly<Record<string, { readonly does: string; readonly type: string }>> = {
  WORDS: { does: 'inWords', type: 'number' },
  LIST: { does: 'andList', type: 'readonly string[]' },
  CHOICE: { does: 'orList', type: 'readonly string[]' },
};

/** Names that a module cannot export. */
const RESERVED =
  /^(?:await|break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/u;

const camelCase = (id: string): string => id.replace(/-+([a-z\d])/gu, (_match, next: string) => next.toUpperCase());

/** A problem found while a message is compiled, with its offset in the file. */
class Refusal extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** Compiles one message: its pattern becomes a template literal, and its arguments get their types from how it uses them. */
class MessageCompiler {
  readonly parameters = new Map<string, string>();
  readonly used = new Set<string>();

  constructor(
    private readonly locale: string,
    private readonly mark: (words: string) => string,
  ) {}

  /** @returns an expression of a text */
  text({ elements }: Pattern): string {
    const [only, ...others] = elements;
    // A text alone is a literal, which the bundler drops where nobody uses it; a choice alone is its own expression.
    if (only?.type === 'TextElement' && others.length === 0) return JSON.stringify(this.words(only));
    if (only?.type === 'Placeable' && others.length === 0)
      return this.expression(only.expression, only.span?.start ?? 0);
    const parts = elements.map((element) =>
      element.type === 'TextElement'
        ? this.words(element).replace(/[`\\]|\$\{/gu, String.raw`\$&`)
        : `\${${this.expression(element.expression, element.span?.start ?? 0)}}`,
    );
    return `\`${parts.join('')}\``;
  }

  /** The words of a text, in one line. */
  private words({ value }: TextElement): string {
    const line = value.replace(/\s*\n\s*/gu, ' ');
    return /\p{L}/u.test(line) ? this.mark(line) : line;
  }

  private expression(expression: Expression, offset: number): string {
    switch (expression.type) {
      case 'StringLiteral':
        return `'${expression.parse().value.replace(/['\\]/gu, String.raw`\$&`)}'`;
      case 'VariableReference':
        return this.printed(expression.id.name, offset);
      case 'FunctionReference':
        return this.call(expression, offset);
      case 'SelectExpression':
        return this.select(expression, offset);
      default:
        throw new Refusal(
          `found ${serializeExpression(expression)}; write the words themselves, or an argument such as { $rate }`,
          offset,
        );
    }
  }

  /** Decides a parameter's type. A message that counts by an argument prints it as a number. */
  private typed(name: string, type: string, offset: number): string {
    const parameter = camelCase(name);
    if (RESERVED.test(parameter)) throw new Refusal(`found $${name}, which code reserves; take two words`, offset);
    const known = this.parameters.get(parameter);
    if (known === undefined || known === 'string') this.parameters.set(parameter, type);
    else if (known !== type && type !== 'string') {
      throw new Refusal(`found $${name} both as ${known} and as ${type}; give each its own argument`, offset);
    }
    return parameter;
  }

  private printed(name: string, offset: number): string {
    const parameter = this.typed(name, 'string', offset);
    if (this.parameters.get(parameter) !== 'number') return parameter;
    this.used.add('formatNumber');
    return `formatNumber(${parameter}, 2)`;
  }

  private call({ id, arguments: given }: FunctionReference, offset: number): string {
    const known = FUNCTIONS[id.name];
    const [argument] = given.positional;
    if (!known || argument?.type !== 'VariableReference' || given.positional.length > 1) {
      throw new Refusal(
        `found ${id.name}(…); write WORDS($count) for a number in words, LIST($names) for names with commas and “and”, or CHOICE($names) with “or”`,
        offset,
      );
    }
    this.used.add(known.does);
    const called = `${known.does}(${this.typed(argument.id.name, known.type, offset)})`;
    const [style, ...others] = given.named;
    if (!style) return called;
    if (style.name.name !== 'case' || style.value.value !== 'sentence' || others.length > 0) {
      throw new Refusal(
        `found "${style.name.name}" in ${id.name}(…); the only option is case: "sentence", for a capital letter`,
        offset,
      );
    }
    this.used.add('upperFirst');
    return `upperFirst(${called})`;
  }

  private select({ selector, variants }: SelectExpression, offset: number): string {
    if (selector.type !== 'VariableReference') {
      throw new Refusal(
        `found a choice by ${serializeExpression(selector)}; choose by an argument, such as { $count -> … }`,
        offset,
      );
    }
    const keys = variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
    const isNumber = keys.every((key) => PLURALS.has(key) || /^\d+$/u.test(key));
    const isBoolean = keys.every((key) => key === 'true' || key === 'false');
    const union = keys
      .map((key) => `'${key}'`)
      .sort()
      .join(' | ');
    const type = isNumber ? 'number' : isBoolean ? 'boolean' : union;
    const parameter = this.typed(selector.id.name, type, offset);
    const chosen = variants.map((variant, index) => ({
      isDefault: variant.default,
      test: this.test(parameter, keys[index] ?? '', { isNumber, isBoolean }),
      text: this.text(variant.value),
    }));
    const rest = chosen.find(({ isDefault }) => isDefault)?.text ?? '';
    const tests = chosen.filter(({ isDefault }) => !isDefault).map(({ test, text }) => `${test} ? ${text} : `);
    return `${tests.join('')}${rest}`;
  }

  private test(parameter: string, key: string, of: { isNumber: boolean; isBoolean: boolean }): string {
    if (of.isBoolean) return key === 'true' ? parameter : `!${parameter}`;
    if (!of.isNumber) return `${parameter} === '${key}'`;
    if (!PLURALS.has(key)) return `${parameter} === ${key}`;
    this.used.add('pluralIn');
    return `pluralIn('${this.locale}', ${parameter}) === '${key}'`;
  }
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
  // The first round finds what each argument is, which its first mention may not tell.
  compiler.text(message.value);
  const text = compiler.text(message.value);
  const parameters = [...compiler.parameters];
  const names = parameters.map(([parameter]) => parameter).join(', ');
  const types = parameters.map(([parameter, type]) => `readonly ${parameter}: ${type}`).join('; ');
  const code =
    parameters.length === 0
      ? `export const ${name} = ${text};`
      : `export const ${name} = ({ ${names} }: { ${types} }): string => ${text};`;
  return { name, code, used: compiler.used, parameters: compiler.parameters };
}

interface Target {
  /** Whose plurals it uses, such as "en" */
  readonly locale: string;
  /** The address of the module with a function of `src/lib` */
  readonly importOf: (name: string) => string;
  /** Marks the words of a message, so that one sees which are no message's */
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
    problems.push({ ...placeAt(text, offset), message });
  };
  for (const entry of new FluentParser({ withSpans: true }).parse(text).body as readonly Entry[]) {
    if (entry.type === 'Message') {
      try {
        const place = placeAt(text, entry.span?.start ?? 0);
        const { code, used: own, ...message } = compiled(entry, new MessageCompiler(locale, mark));
        if (messages.some(({ name }) => name === message.name)) {
          throw new Refusal(`found ${entry.id.name} twice; rename one`, entry.span?.start ?? 0);
        }
        own.forEach((name) => used.add(name));
        messages.push({ ...message, ...place });
        lines.push(code);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refuse(error.message, error.offset);
      }
    } else if (entry.type === 'Junk') {
      const [annotation] = entry.annotations;
      refuse(
        `found a line that is no message (${annotation?.message ?? 'unreadable'}); write name = text, and begin further lines of a text with spaces`,
        annotation?.span?.start ?? entry.span?.start ?? 0,
      );
    } else if (entry.type === 'Term') {
      refuse(`found the term -${entry.id.name}; write its words where they are used`, entry.span?.start ?? 0);
    }
  }
  const imports = [...used].sort().map((name) => `import { ${name} } from '${importOf(name)}';`);
  return { code: `${[...imports, '', ...lines].join('\n')}\n`, messages, problems };
}
