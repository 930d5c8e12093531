// cspell:ignore atrule
import { parse, type AtRule, type ChildNode, type Container, type Root } from 'postcss';

/** The words of pages and of every script that they may run, which include all classes that they can use. */
export type Words = ReadonlySet<string>;

export interface SplitStylesheet {
  readonly common: string;
  /** The additional sheet of each kind of page; kinds without an entry need none */
  readonly byKind: ReadonlyMap<string, string>;
}

export interface SplitLimits {
  /** Rules that less than this share of all kinds needs leave the common sheet: from 0 to 1. */
  readonly leastShare: number;
  /** An additional sheet is one more request: it must have at least this many characters, or its rules stay in the common sheet. */
  readonly leastLength: number;
}

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
const INNERMOST_BRACKETS = /(?::[\w-]+)?\(([^()]*)\)/;
const CLASS = /\.((?:[\w-]|\\.)+)/g;

/** The classes that each selector of a rule needs. */
type Selectors = readonly (readonly string[])[];

/** Expands the brackets of a selector: `:is(.a, .b) p` becomes `.a p` and `.b p`; the content of `:not(.a)` is dropped. */
function withoutBrackets(selector: string): readonly string[] {
  const [brackets, within = ''] = INNERMOST_BRACKETS.exec(selector) ?? [];
  if (brackets === undefined) return [selector];
  const choices = /^:(is|where)\(/.test(brackets) ? within.split(',') : [''];
  return choices.flatMap((choice) => withoutBrackets(selector.replace(brackets, () => choice.trim())));
}

/** The classes that a selector requires, for each way in which it can match. */
function neededClasses(selector: string): Selectors {
  return withoutBrackets(selector.replace(ATTRIBUTE, '')).map((plain) =>
    [...plain.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', '')),
  );
}

/** The classes of each selector, for rules in which every selector needs a class; other parts have no entry. */
function classesByPlace(parts: readonly ChildNode[]): ReadonlyMap<Place, Selectors> {
  return new Map(
    parts.flatMap((part, place) => {
      const selectors = part.type === 'rule' ? part.selectors.flatMap(neededClasses) : [];
      return selectors.length > 0 && selectors.every(({ length }) => length > 0) ? [[place, selectors]] : [];
    }),
  );
}

function removeWithEmptyWrappers(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && (parent as AtRule).nodes?.length === 0) removeWithEmptyWrappers(parent as AtRule);
}

/** A sheet with only the selected parts, in the same order and inside the same at-rules. */
function sheetOf(root: Root, isIn: (place: Place) => boolean): string {
  const copy = root.clone();
  wholeParts(copy).forEach((part, place) => {
    if (!isIn(place)) removeWithEmptyWrappers(part);
  });
  return copy.toString().trim();
}

type PlacesByKind = ReadonlyMap<string, readonly Place[]>;

function countKinds(needs: PlacesByKind): ReadonlyMap<Place, number> {
  const counts = new Map<Place, number>();
  for (const place of [...needs.values()].flat()) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}

/** The parts that leave the common sheet for each kind: those that few kinds need, where there are enough to be worth a sheet. */
function ownPlaces(needs: PlacesByKind, parts: readonly ChildNode[], limits: SplitLimits): PlacesByKind {
  const counts = countKinds(needs);
  const common = new Set(
    [...counts.keys()].filter((place) => (counts.get(place) ?? 0) >= limits.leastShare * needs.size),
  );
  const own = (): PlacesByKind =>
    new Map([...needs].map(([kind, places]) => [kind, places.filter((place) => !common.has(place))]));
  const length = (places: readonly Place[]): number =>
    places.reduce((sum, place) => sum + String(parts[place]).length, 0);
  // A rule that goes back may leave another kind with too little, so repeat until nothing moves.
  for (let size = -1; size !== common.size;) {
    size = common.size;
    for (const places of own().values()) {
      if (length(places) < limits.leastLength) places.forEach((place) => common.add(place));
    }
  }
  return own();
}

/**
 * Moves the rules that few kinds of pages need out of the common stylesheet. A page links to the sheet of its kind after the common one, so of
 * two rules with the same specificity, one that has moved wins over one that has not.
 * @param css of all pages, without unused rules
 * @param kinds words of the pages of each kind, by any name
 */
export function splitStylesheet(css: string, kinds: ReadonlyMap<string, Words>, limits: SplitLimits): SplitStylesheet {
  const root = parse(css);
  const parts = wholeParts(root);
  const classes = [...classesByPlace(parts)];
  const needs = new Map(
    [...kinds].map(([kind, words]) => {
      const isNeeded = (selectors: Selectors): boolean =>
        selectors.some((names) => names.every((name) => words.has(name)));
      return [kind, classes.filter(([, selectors]) => isNeeded(selectors)).map(([place]) => place)];
    }),
  );
  const own = ownPlaces(needs, parts, limits);
  const moved = new Set([...own.values()].flat());
  const sheets = [...own]
    .filter(([, places]) => places.length > 0)
    .map(([kind, places]): [string, string] => {
      const isOwn = new Set(places);
      return [kind, sheetOf(root, (place) => isOwn.has(place))];
    });
  return { common: sheetOf(root, (place) => !moved.has(place)), byKind: new Map(sheets) };
}
