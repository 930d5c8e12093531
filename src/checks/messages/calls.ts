import { parseSync, type Module } from '@swc/core';

/** The arguments that a call of a message gives. */
export interface Given {
  readonly names: readonly string[];
  /** Whether an object is spread among them, whose names are not known here */
  readonly hasMore: boolean;
}

/** A module of messages that a file imports, and what the file says of them. */
export interface MessageImport {
  /** As it is written: `./messages.en` */
  readonly from: string;
  /** Each message that the code names, and where in the text */
  readonly uses: readonly { readonly name: string; readonly written: string; readonly index: number }[];
  /** Each call whose arguments are written out */
  readonly calls: readonly (readonly [name: string, given: Given])[];
}

const IMPORT = /import \* as (\w+) from '(\.[^']*\/messages\.[a-z]{2})';/gu;

/**
 * The messages that a TypeScript file says, as plain data, so that they can be cached.
 * @throws {Error} which names the file, when it is no TypeScript
 */
export function messageImports(name: string, text: string): readonly MessageImport[] {
  const imports = [...text.matchAll(IMPORT)];
  if (imports.length === 0) return [];
  const code = parsedCode(name, text);
  return imports.map(([, variable = '', from = '']) => ({
    from,
    uses: [...text.matchAll(new RegExp(`(?<![.\\w-])${variable}\\.(\\w+)`, 'gu'))].map(
      ({ 0: written, 1: name = '', index }) => ({ name, written, index }),
    ),
    calls: callsIn(code, variable),
  }));
}

/**
 * The syntax tree of a file of code: TSX where its name says so, and TypeScript elsewhere.
 * @throws {Error} which names the file
 */
export function parsedCode(name: string, text: string): Module {
  try {
    return parseSync(text, { syntax: 'typescript', tsx: name.endsWith('.tsx') });
  } catch (cause) {
    throw new Error(`${name} cannot be read as TypeScript; "npm run check:types" says where`, { cause });
  }
}

type Node = { readonly type?: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Each call of a message whose arguments are written out: its name, and theirs. */
function callsIn(value: unknown, variable: string): MessageImport['calls'] {
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

function givenBy({ properties }: Node): Given {
  const names = (properties as readonly Node[]).flatMap((property) => {
    const key = property.type === 'KeyValueProperty' ? property['key'] : property;
    return isNode(key) && key.type === 'Identifier' ? [String(key['value'])] : [];
  });
  return { names, hasMore: names.length < (properties as readonly Node[]).length };
}
