import { formatDay } from '../lib/format/dates';
import { indianDay } from '../lib/indianDay';
import type { IslandParts } from './addresses';
import * as words from './messages.en';

export interface KeptPage {
  readonly path: string;
  readonly html: string;
  /** The `Date` header of the response; null if there was none */
  readonly date: string | null;
}

/** The day of a `Date` header in India; undefined if it is missing or invalid. */
function dayOf(date: string | null): string | undefined {
  const moment = new Date(date ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : formatDay(indianDay(moment));
}

/** A note at the top of a page, styled like other notes (src/css/islands.css). */
function noteAtTop(html: string, title: string, text: string): string {
  const note = `<div role="status" data-island-note="offline"><p><strong>${title}</strong> ${text}</p></div>`;
  return html.replace(/<main\b[^>]*>/, (main) => main + note);
}

const reason = (isOnline: boolean): string => (isOnline ? words.noAnswer : words.offline);

/**
 * Adds a note with the date of the copy. The worker does it, because a script in the page would cost every online visit bytes, too.
 * @param isOnline whether the device believes to have a network, which then did not answer
 */
export function withDate({ html, date }: Omit<KeptPage, 'path'>, isOnline: boolean): string {
  const day = dayOf(date);
  return noteAtTop(html, reason(isOnline), day ? words.asOnDay({ day }) : words.maybeOld);
}

/** Adds a note to the list of pages, where it stands in place of a page that is not on the device. */
export function withMissing(html: string, isOnline: boolean): string {
  return noteAtTop(html, reason(isOnline), words.missing);
}

/** @returns as HTML, as it stands in the page, without the name of the site */
function titleOf({ html, path }: KeptPage): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '');
  return title ?? path;
}

function entryOf(page: KeptPage): string {
  const day = dayOf(page.date);
  return `<li><a href="${page.path}">${titleOf(page)}</a>${day ? words.pageAfter({ day }) : ''}</li>`;
}

/** The words of src/pages/offline.tsx that the list replaces. */
const NO_PAGES = /<p data-no-pages[^>]*>[^]*?<\/p>/;

/**
 * Puts links to pages into src/pages/offline.tsx.
 * @param pages those on the device; without any, the page stays as it is
 */
export function withList(html: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return html;
  return html.replace(NO_PAGES, () => `<ul data-kept-pages>${pages.map(entryOf).join('')}</ul>`);
}

/** The scripts and fonts that a page names: without exactly these it would not work as it did. */
export function assetsIn(html: string): readonly string[] {
  return [...new Set(html.match(/(?:\/[a-z]{2})?\/assets\/(?:js\/[\w.-]+\.js|fonts\/[\w.-]+\.woff2)\b/g))];
}

const ISLAND = /data-island="(\w+)"(?:[^>]*? data-island-imports="([^"]*)")?/g;

/** The files that the islands of a page need to answer. */
export function partsIn(html: string, { islands, imports }: IslandParts): readonly string[] {
  const files = [...html.matchAll(ISLAND)].flatMap(([, name = '', chunks = '']) => [
    ...(islands[name] ?? []),
    ...chunks.split(' ').flatMap((chunk) => imports[chunk] ?? []),
  ]);
  return [...new Set(files)];
}
