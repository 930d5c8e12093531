// cspell:ignore atrule
import { parse, type AtRule, type ChildNode, type Container, type Root } from 'postcss';

/** The words of pages and of every script that they may run, among them all classes that they can show. */
export type Words = ReadonlySet<string>;

export interface SplitStylesheet {
  readonly common: string;
  /** What pages of a kind need beside it, by their kind; one without an entry needs no more */
  readonly byKind: ReadonlyMap<string, string>;
}

export interface SplitLimits {
  /** A rule that a smaller part of all kinds needs leaves the common sheet: from 0 to 1. */
  readonly leastShare: number;
  /** A sheet of its own is one more request: rules that would make one of fewer characters stay in the common sheet. */
  readonly leastLength: number;
}

/** A part of a sheet that stays whole, by its place in it: a rule with its nested ones, an animation, a font. */
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

/** A selector as several without brackets: `:is(.a, .b) p` is `.a p` and `.b p`; what `:not(.a)` names may be absent. */
function withoutBrackets(selector: string): readonly string[] {
  const [brackets, within = ''] = INNERMOST_BRACKETS.exec(selector) ?? [];
  if (brackets === undefined) return [selector];
  const choices = /^:(is|where)\(/.test(brackets) ? within.split(',') : [''];
  return choices.flatMap((choice) => withoutBrackets(selector.replace(brackets, () => choice.trim())));
}

/** For each way in which a selector can match, the classes without which it does not. */
function neededClasses(selector: string): Selectors {
  return withoutBrackets(selector.replace(ATTRIBUTE, '')).map((plain) =>
    [...plain.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', '')),
  );
}

/** For every rule that needs a class, the classes of each of its selectors; for all other parts, nothing. */
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

/** The sheet with some of its parts alone, in their order and in what wraps them. */
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

/** Leaves to each kind what it alone or few others need, as long as that is worth a sheet. */
function ownPlaces(needs: PlacesByKind, parts: readonly ChildNode[], limits: SplitLimits): PlacesByKind {
  const counts = countKinds(needs);
  const common = new Set(
    [...counts.keys()].filter((place) => (counts.get(place) ?? 0) >= limits.leastShare * needs.size),
  );
  const own = (): PlacesByKind =>
    new Map([...needs].map(([kind, places]) => [kind, places.filter((place) => !common.has(place))]));
  const length = (places: readonly Place[]): number =>
    places.reduce((sum, place) => sum + String(parts[place]).length, 0);
  // A rule that goes back may leave another kind with too little, so until nothing moves any more.
  for (let size = -1; size !== common.size;) {
    size = common.size;
    for (const places of own().values()) {
      if (length(places) < limits.leastLength) places.forEach((place) => common.add(place));
    }
  }
  return own();
}

/**
 * Takes out of a site's stylesheet the rules that few kinds of pages need. On a page, the sheet of its kind comes after the common one:
 * of two rules of the same weight for the same element, one that has moved wins over one that stayed.
 * @param css of all pages, without what none of them uses
 * @param kinds what pages of each kind hold, by any name
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
