import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  YAMLParseError,
} from 'yaml';
import type { Document, Node, YAMLError } from 'yaml';
import type { Place, Problem } from '../problem';

/** A parsed YAML file that can say where each of its values stands. */
export interface YamlSource {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly errors: readonly YAMLError[];
  readonly data: unknown;
  /** Line and column, from 1, of an offset in the text. */
  placeAt(offset: number): Place;
  /** Where the value at `path` begins; where there is none, where the nearest value around it begins. */
  placeOf(path: readonly PropertyKey[]): Place;
  /** Where the key at the end of `path` stands, rather than its value. */
  placeOfKey(path: readonly PropertyKey[]): Place;
  /** The value at `path` as an editor sees it: a quoted text, a number, "a list", "a group of fields" or "nothing". */
  foundAt(path: readonly PropertyKey[]): string;
  /** Whether the group of fields at `path` is written on one line, in curly brackets. */
  isInline(path: readonly PropertyKey[]): boolean;
}

/** Parses YAML. Windows line ends are fine; a byte-order mark is left out and so moves no column. */
export function readYaml(rawText: string): YamlSource {
  const text = rawText.replace(/^\uFEFF/, '');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const errors = [...document.errors, ...document.warnings, ...aliasErrors(document)];

  function placeAt(offset: number): Place {
    const { line, col } = lineCounter.linePos(Math.min(Math.max(offset, 0), text.length));
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  function placeOf(path: readonly PropertyKey[]): Place {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = nodeAt(document, path.slice(0, length));
      if (node?.range) return placeAt(node.range[0]);
    }
    return { line: 1, column: 1 };
  }

  function placeOfKey(path: readonly PropertyKey[]): Place {
    const parent = nodeAt(document, path.slice(0, -1));
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === path.at(-1))
      : undefined;
    return isPair(pair) && isNode(pair.key) && pair.key.range ? placeAt(pair.key.range[0]) : placeOf(path);
  }

  function foundAt(path: readonly PropertyKey[]): string {
    const node = nodeAt(document, path);
    if (isSeq(node)) return 'a list';
    if (isMap(node)) return 'a group of fields';
    if (!isScalar(node) || node.value === null) return 'nothing';
    if (typeof node.value === 'string') return JSON.stringify(node.value);
    return node.source ?? JSON.stringify(node.value);
  }

  function isInline(path: readonly PropertyKey[]): boolean {
    const node = nodeAt(document, path);
    return isMap(node) && node.flow === true;
  }

  const data: unknown = errors.some((error) => error.code !== 'DUPLICATE_KEY') ? undefined : document.toJS();
  return { text, document, errors, data, placeAt, placeOf, placeOfKey, foundAt, isInline };
}

function nodeAt(document: Document.Parsed, path: readonly PropertyKey[]): Node | undefined {
  const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  return isNode(node) ? node : undefined;
}

/** Aliases and anchors have no use here: where one is read, an editor began a value with `*` or `&`. */
function aliasErrors(document: Document.Parsed): YAMLError[] {
  const errors: YAMLError[] = [];
  visit(document, {
    Node(_key, node) {
      const named = isAlias(node) || node.anchor !== undefined;
      if (named && node.range) errors.push(new YAMLParseError([node.range[0], node.range[1]], 'BAD_ALIAS', 'alias'));
    },
  });
  return errors;
}

/** What a YAML file says, as plain data, so that it can be kept from one run to the next. */
export interface YamlFacts {
  /** Undefined where the file cannot be read. */
  readonly data?: unknown;
  /** What is wrong with the YAML itself. */
  readonly problems: readonly Problem[];
}

/** Finds the places of values. A file that has no problem is never parsed for it. */
export type Locator = Pick<YamlSource, 'placeOf' | 'placeOfKey' | 'foundAt' | 'isInline'>;

export function locatorOf(text: string): Locator {
  let parsed: YamlSource | undefined;
  const source = (): YamlSource => (parsed ??= readYaml(text));
  return {
    placeOf: (at) => source().placeOf(at),
    placeOfKey: (at) => source().placeOfKey(at),
    foundAt: (at) => source().foundAt(at),
    isInline: (at) => source().isInline(at),
  };
}
