// cspell:ignore atrule lightningcss
import { parse, type AtRule, type ChildNode, type Container, type Declaration, type Root } from 'postcss';

/** All words of pages and their scripts, which include every class, attribute and custom property they can use. */
export type Words = ReadonlySet<string>;

/** The position in a sheet of a part that is never divided: a rule with its nested rules, an animation, a font. */
type Place = number;

const WRAPPERS = ['media', 'supports', 'container', 'layer', 'starting-style'];

function isWrapper(node: ChildNode): node is AtRule & Container {
  return node.type === 'atrule' && node.nodes !== undefined && WRAPPERS.includes(node.name);
}

function wholeParts(container: Container): readonly ChildNode[] {
  return (container.nodes ?? []).flatMap((node) => (isWrapper(node) ? wholeParts(node) : [node]));
}

const ATTRIBUTE = /\[[^\]]*\]/g;
const DATA_ATTRIBUTE = /\[(data-[\w-]+)/g;
const INNERMOST_BRACKETS = /(?::[\w-]+)?\(([^()]*)\)/;
const CLASS = /\.((?:[\w-]|\\.)+)/g;

/** The classes and data attributes that each selector of a rule needs. */
type Selectors = readonly (readonly string[])[];

/** Expands the brackets of a selector: `:is(.a, .b) p` becomes `.a p` and `.b p`, `body:has(.a)` needs `.a` too; the content of `:not(.a)` is dropped. */
function withoutBrackets(selector: string): readonly string[] {
  const [brackets, within = ''] = INNERMOST_BRACKETS.exec(selector) ?? [];
  if (brackets === undefined) return [selector];
  const choices = /^:(is|where|has)\(/.test(brackets) ? within.split(',') : [''];
  return choices.flatMap((choice) => withoutBrackets(selector.replace(brackets, () => choice.trim())));
}

/** What a selector requires, for each way in which it can match: its classes, and the data attributes that no script sets. */
function neededNames(selector: string, isSetByScripts: (attribute: string) => boolean): Selectors {
  return withoutBrackets(selector).map((plain) => [
    ...[...plain.replace(ATTRIBUTE, '').matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', '')),
    ...[...plain.matchAll(DATA_ATTRIBUTE)].flatMap(([, name = '']) => (isSetByScripts(name) ? [] : [name])),
  ]);
}

/** The names that each selector needs, for rules in which every selector needs one; other parts have no entry. */
function namesByPlace(
  parts: readonly ChildNode[],
  isSetByScripts: (attribute: string) => boolean,
): ReadonlyMap<Place, Selectors> {
  return new Map(
    parts.flatMap((part, place) => {
      const selectors =
        part.type === 'rule' ? part.selectors.flatMap((selector) => neededNames(selector, isSetByScripts)) : [];
      return selectors.length > 0 && selectors.every(({ length }) => length > 0) ? [[place, selectors]] : [];
    }),
  );
}

function removeWithEmptyWrappers(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && (parent as AtRule).nodes?.length === 0) removeWithEmptyWrappers(parent as AtRule);
}

const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** Lightning CSS runs twice, and each run declares the switches of `light-dark()`: removes the second ones. */
function removeRepeatedSwitches(sheet: Root): void {
  sheet.walkRules((rule) => {
    const switches = new Set<string>();
    for (const node of [...rule.nodes]) {
      if (node.type !== 'decl' || !node.prop.startsWith('--lightningcss-')) continue;
      if (switches.has(String(node))) node.remove();
      switches.add(String(node));
    }
  });
}

/** Removes what draws nothing: rules without declarations, and the order of cascade layers where no rule is in a layer. */
function removeEmpty(sheet: Root): void {
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) removeWithEmptyWrappers(rule);
  });
  const layers: AtRule[] = [];
  sheet.walkAtRules('layer', (layer) => void layers.push(layer));
  if (layers.every(({ nodes }) => nodes === undefined)) for (const order of layers) order.remove();
}

/** Removes the custom properties that neither the sheet nor a page reads, and then those that only these read. */
function removeUnread(sheet: Root, isRead: (property: string) => boolean): void {
  const read = new Set([...sheet.toString().matchAll(VARIABLE)].map(([, name]) => name));
  const unread: Declaration[] = [];
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop) && !isRead(declaration.prop)) unread.push(declaration);
  });
  for (const declaration of unread) {
    const { parent } = declaration;
    declaration.remove();
    if (parent?.nodes.length === 0) removeWithEmptyWrappers(parent as ChildNode);
  }
  if (unread.length > 0) removeUnread(sheet, isRead);
}

/** A sheet with only the selected parts, in the same order and inside the same at-rules. */
function sheetOf(root: Root, isIn: (place: Place) => boolean, isRead: (property: string) => boolean): string {
  const copy = root.clone();
  wholeParts(copy).forEach((part, place) => {
    if (!isIn(place)) removeWithEmptyWrappers(part);
  });
  removeUnread(copy, isRead);
  removeEmpty(copy);
  return copy.toString().trim();
}

/** Kinds of pages that share a sheet, and the parts that one of them needs. */
interface Group {
  readonly kinds: readonly string[];
  readonly needed: ReadonlySet<Place>;
}

function merged(a: Group, b: Group): Group {
  return { kinds: [...a.kinds, ...b.kinds], needed: new Set([...a.needed, ...b.needed]) };
}

/** Merges groups until there are few enough, at each step the two whose pages gain the fewest characters. */
function mergedTo(most: number, groups: readonly Group[], lengths: readonly number[]): readonly Group[] {
  if (groups.length <= most) return groups;
  const gain = (from: Group, to: Group): number => {
    const added = [...to.needed].filter((place) => !from.needed.has(place));
    return from.kinds.length * added.reduce((sum, place) => sum + (lengths[place] ?? 0), 0);
  };
  const pairs = groups.flatMap((a, index) =>
    groups.slice(index + 1).map((b) => ({ a, b, gain: gain(a, b) + gain(b, a) })),
  );
  const { a, b } = pairs.reduce((best, pair) => (pair.gain < best.gain ? pair : best));
  return mergedTo(most, [...groups.filter((group) => group !== a && group !== b), merged(a, b)], lengths);
}

/**
 * Selects for each kind of page the rules that it needs, in stylesheet order, and of the custom properties those that they read. The most similar kinds
 * share a sheet.
 * @param css of all pages, without unused rules
 * @param kinds words of the pages of each kind, by any name
 * @param most maximum number of different sheets, at least 1
 * @param isSetByScripts whether scripts add a data attribute, which is then missing from the HTML
 * @returns the sheet of each kind
 */
export function splitStylesheet(
  css: string,
  kinds: ReadonlyMap<string, Words>,
  most: number,
  isSetByScripts: (attribute: string) => boolean = () => false,
): ReadonlyMap<string, string> {
  const root = parse(css);
  removeRepeatedSwitches(root);
  const parts = wholeParts(root);
  const names = namesByPlace(parts, isSetByScripts);
  // Starts with one group per distinct set of rules: in a large site, many kinds need the same ones.
  const groups = new Map<string, Group>();
  for (const [kind, words] of kinds) {
    const isNeeded = (selectors: Selectors): boolean => selectors.some((own) => own.every((name) => words.has(name)));
    const needed = [...names].filter(([, own]) => isNeeded(own)).map(([place]) => place);
    const known = groups.get(needed.join())?.kinds ?? [];
    groups.set(needed.join(), { kinds: [...known, kind], needed: new Set(needed) });
  }
  const lengths = parts.map((part) => String(part).length);
  return new Map(
    mergedTo(most, [...groups.values()], lengths).flatMap((group) => {
      const sheet = sheetOf(
        root,
        (place) => !names.has(place) || group.needed.has(place),
        (property) => group.kinds.some((kind) => kinds.get(kind)?.has(property)),
      );
      return group.kinds.map((kind): [string, string] => [kind, sheet]);
    }),
  );
}
