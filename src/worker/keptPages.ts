import { formatDay } from '../lib/format/dates';
import { indianDay } from '../lib/indianDay';

/** A cached page. */
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

/**
 * Inserts a note with the date of the copy at the top of a page, styled like other notes (src/css/islands.css). The worker does
 * it, because a script in the page would cost every online visit bytes, too.
 * @param isOnline whether the device believes to have a network, which then did not answer
 */
export function withNote({ html, date }: Omit<KeptPage, 'path'>, isOnline: boolean): string {
  const day = dayOf(date);
  const why = isOnline ? 'The network does not answer.' : 'You are offline.';
  const from = day ? `This page is as it was on ${day}.` : 'This page may be out of date.';
  const note = `<div role="status" data-island-note="offline"><p><strong>${why}</strong> ${from}</p></div>`;
  return html.replace(/<main\b[^>]*>/, (main) => main + note);
}

/** @returns as HTML, as it stands in the page, without the name of the site */
function titleOf({ html, path }: KeptPage): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '');
  return title ?? path;
}

function entryOf(page: KeptPage): string {
  const day = dayOf(page.date);
  return `<li><a href="${page.path}">${titleOf(page)}</a>${day ? `, as it was on ${day}` : ''}</li>`;
}

/**
 * Inserts links to pages into the placeholder of src/pages/offline.tsx.
 * @param pages those that were visited; without any, the place stays empty
 */
export function withList(html: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return html;
  const list = `<h2>Pages that you have opened</h2><ul>${pages.map(entryOf).join('')}</ul>`;
  return html.replace(/<div data-kept-pages[^>]*>/, (place) => place + list);
}

/** The scripts that a page references: without exactly these it would not work. */
export function assetsIn(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/js\/[\w.-]+\.js\b/g))];
}
