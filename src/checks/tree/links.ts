import type { Place } from '../problem';
import { proseIn } from './prose';

/** A link or a picture as an editor wrote it. */
export interface Link extends Place {
  readonly target: string;
  /** The component whose `to` it is; undefined for a link in Markdown. */
  readonly component?: string;
}

export interface Picture extends Place {
  readonly target: string;
  /** What stands for the picture where it cannot be seen. */
  readonly alt: string;
}

/** `[text](target)` and `![alt](target "title")`; the text may hold one pair of brackets, as a picture in a link does. */
const inline =
  /(!?)\[((?:[^[\]]|\[[^[\]]*\](?:\([^()]*\))?)*)\]\(\s*(?:<([^>\n]*)>|([^()\s]*))(?:\s+["'][^)]*["'])?\s*\)/g;
/** `[name]: target` */
const definition = /^\[[^\]\n]+\]:[ \t]+(\S+)/gm;
/** `<ButtonLink to="target">` */
const prop = /<([A-Z]\w*)\b[^>]*?\sto=(?:"([^"]*)"|'([^']*)')/g;

export function linksIn(text: string): Link[] {
  const prose = proseIn(text);
  const placeAt = placesOf(prose);
  const links: Link[] = [];
  for (const { 0: whole, 1: mark, 2: label = '', 3: angled, 4: bare, index } of prose.matchAll(inline)) {
    if (mark !== '!') links.push({ target: angled ?? bare ?? '', ...placeAt(index) });
    if (label.includes('](')) links.push(...inner(whole, index, placeAt));
  }
  for (const { 1: target = '', index } of prose.matchAll(definition)) links.push({ target, ...placeAt(index) });
  for (const { 0: tag, 1: component = '', 2: double, 3: single, index } of prose.matchAll(prop)) {
    links.push({ target: double ?? single ?? '', component, ...placeAt(index + tag.lastIndexOf('to=')) });
  }
  return links;
}

export function picturesIn(text: string): Picture[] {
  const prose = proseIn(text);
  const placeAt = placesOf(prose);
  return [...prose.matchAll(/!\[([^\]\n]*)\]\(\s*([^()\s]*)/g)].map(({ 1: alt = '', 2: target = '', index }) => ({
    target,
    alt: alt.trim(),
    ...placeAt(index),
  }));
}

/** Links inside the text of what looked like one link: `[a [b](/c)](/d)`. */
function inner(whole: string, offset: number, placeAt: (offset: number) => Place): Link[] {
  return [...whole.slice(1).matchAll(/(!?)\[[^[\]]*\]\(\s*([^()\s]*)/g)].flatMap(
    ({ 1: mark, 2: target = '', index }) => (mark === '!' ? [] : [{ target, ...placeAt(offset + 1 + index) }]),
  );
}

/** Turns an offset in the text into a line and a column, both from 1. */
function placesOf(text: string): (offset: number) => Place {
  return (offset) => {
    const before = text.slice(0, offset);
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
  };
}
