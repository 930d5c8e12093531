import {
  serializeExpression,
  type Expression,
  type FunctionReference,
  type MessageReference,
  type Pattern,
  type SelectExpression,
  type TextElement,
} from '@fluent/syntax';

const PLURALS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** What a message may do to an argument: the function that does it, and the argument's type. */
const FUNCTIONS: Readonly<Record<string, { readonly does: string; readonly type: string }>> = {
  WORDS: { does: 'inWords', type: 'number' },
  LIST: { does: 'andList', type: 'readonly string[]' },
  CHOICE: { does: 'orList', type: 'readonly string[]' },
};

/** Names that a module cannot export. */
export const RESERVED =
  /^(?:await|break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/u;

export const camelCase = (id: string): string =>
  id.replace(/-+([a-z\d])/gu, (_match, next: string) => next.toUpperCase());

/** The name of an argument as a message file has it. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** A problem found while a message is compiled, with its offset in the file. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** Another message of the file, as the text of a message uses it. */
export interface OtherMessage {
  /** In camel case, as the code calls it */
  readonly name: string;
  /** The TypeScript type of each argument, by name */
  readonly parameters: ReadonlyMap<string, string>;
  /** The arguments that its text shows; the others only choose between texts */
  readonly printed: ReadonlySet<string>;
}

/** Whether a translation that chooses by some of the names of an English choice leaves the others to its default: `'up'` of `'down' | 'up'`. */
function isPartOf(type: string, known: string): boolean {
  const all = known.split(' | ');
  return type.startsWith("'") && type.split(' | ').every((name) => all.includes(name));
}

/** Compiles one message: its pattern becomes a template literal, and its arguments get their types from how it uses them. */
export class MessageCompiler {
  readonly parameters = new Map<string, string>();
  readonly used = new Set<string>();
  /** The names of the messages that it uses. */
  readonly references = new Set<string>();
  /** The parameters that stand in its text; the others only choose between texts. */
  readonly printedParameters = new Set<string>();

  /**
   * @param other finds another message of the file by its id
   * @param given the types of what the code gives, for a translation: those of the English message
   */
  constructor(
    private readonly locale: string,
    private readonly mark: (words: string) => string,
    private readonly other: (id: string, offset: number) => OtherMessage,
    private readonly given?: ReadonlyMap<string, string>,
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
      case 'MessageReference':
        if (expression.attribute) break;
        return this.reference(expression, offset);
      case 'SelectExpression':
        return this.select(expression, offset);
      default:
    }
    throw new Refusal(
      `found ${serializeExpression(expression)}; write the words themselves, an argument such as { $rate }, or the name of another message`,
      offset,
    );
  }

  /** Decides a parameter's type. A message that counts by an argument prints it as a number. */
  private typed(name: string, type: string, offset: number): string {
    const parameter = camelCase(name);
    if (RESERVED.test(parameter)) throw new Refusal(`found $${name}, which code reserves; take two words`, offset);
    if (this.given) return this.typedAsGiven(parameter, type, offset);
    const known = this.parameters.get(parameter);
    if (known === undefined || known === 'string') this.parameters.set(parameter, type);
    else if (known !== type && type !== 'string') {
      throw new Refusal(`found $${name} both as ${known} and as ${type}; give each its own argument`, offset);
    }
    return parameter;
  }

  /** A translation takes its arguments as the English message does. */
  private typedAsGiven(parameter: string, type: string, offset: number): string {
    const known = this.given?.get(parameter);
    if (known === undefined) {
      const names = [...(this.given?.keys() ?? [])].map((name) => `$${kebabCase(name)}`).join(', ') || 'none';
      throw new Refusal(`found $${kebabCase(parameter)}; the arguments of the English text are: ${names}`, offset);
    }
    if (known !== type && type !== 'string' && !isPartOf(type, known)) {
      throw new Refusal(`found $${kebabCase(parameter)} as ${type}; in the English text it is ${known}`, offset);
    }
    this.parameters.set(parameter, known);
    return parameter;
  }

  /** Another message, with the arguments that it takes. */
  private reference({ id }: MessageReference, offset: number): string {
    const { name, parameters, printed } = this.other(id.name, offset);
    this.references.add(name);
    printed.forEach((parameter) => this.printedParameters.add(parameter));
    const given = [...parameters].map(([parameter, type]) => {
      this.typed(parameter, type, offset);
      if (this.parameters.get(parameter) === type) return parameter;
      throw new Refusal(
        `found $${parameter} both here and in ${id.name}, as another type; give each its own argument`,
        offset,
      );
    });
    return given.length === 0 ? name : `${name}({ ${given.join(', ')} })`;
  }

  private printed(name: string, offset: number): string {
    const parameter = this.typed(name, 'string', offset);
    this.printedParameters.add(parameter);
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
    const parameter = this.typed(argument.id.name, known.type, offset);
    this.printedParameters.add(parameter);
    const called = `${known.does}(${parameter})`;
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
    const own = new Intl.PluralRules(this.locale).resolvedOptions().pluralCategories;
    const foreign = isNumber
      ? keys.find((key) => PLURALS.has(key) && !own.some((category) => category === key))
      : undefined;
    if (foreign !== undefined) {
      const known = own.map((category) => `[${category}]`).join(', ');
      throw new Refusal(`found [${foreign}]; this language has ${known}, and numbers such as [2]`, offset);
    }
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
