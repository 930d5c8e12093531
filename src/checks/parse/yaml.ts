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

/** A parsed YAML file with the places of its values. */
export interface YamlSource {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly errors: readonly YAMLError[];
  readonly data: unknown;
  /** Line and column, from 1, of an offset in the text. */
  placeAt(offset: number): Place;
  /** The beginning of the value at `path`, or of the nearest value around it. */
  placeOf(path: readonly PropertyKey[]): Place;
  /** The place of the last key of `path`, rather than of its value. */
  placeOfKey(path: readonly PropertyKey[]): Place;
  /** The value at `path` for messages: a quoted text, a number, "a list", "a group of fields" or "nothing". */
  foundAt(path: readonly PropertyKey[]): string;
  /** Whether the group of fields at `path` is written on one line, in curly brackets. */
  isInline(path: readonly PropertyKey[]): boolean;
}

/** Parses YAML. Windows line ends are fine; a byte-order mark does not count as a column. */
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

/** Reports aliases and anchors, which content does not use: an editor has begun a value with `*` or `&`. */
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

/** The data and problems of a YAML file, so that they can be cached. */
export interface YamlFacts {
  /** Undefined if the file cannot be parsed. */
  readonly data?: unknown;
  /** Syntax errors of the YAML. */
  readonly problems: readonly Problem[];
}

/** Finds the places of values. Cached files are only parsed when a place is needed. */
export type Locator = Pick<YamlSource, 'placeOf' | 'placeOfKey' | 'foundAt' | 'isInline'>;

/** The places of the values in a text of YAML. */
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
