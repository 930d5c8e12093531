import { formatDay } from '../lib/format/dates';
import { indianDay } from '../lib/indianDay';

/** A page that is on the device. */
export interface KeptPage {
  readonly path: string;
  readonly html: string;
  /** The header `Date` of the host's answer; null where it sent none */
  readonly date: string | null;
}

/** The day of a header `Date`, in India; undefined where there is none, or what is there is no date. */
function dayOf(date: string | null): string | undefined {
  const moment = new Date(date ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : formatDay(indianDay(moment));
}

/**
 * Puts a sentence at the top of a page that says from when it is, in the frame of the other notes (src/css/islands.css). The
 * page has no script for that: it would be there on every visit with a network, too.
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
 * Lists pages where src/pages/offline.tsx has a place for them.
 * @param pages those that were visited; without any, the place stays empty
 */
export function withList(html: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return html;
  const list = `<h2>Pages that you have opened</h2><ul>${pages.map(entryOf).join('')}</ul>`;
  return html.replace(/<div data-kept-pages[^>]*>/, (place) => place + list);
}

/** The styles and scripts that a page asks for by itself: with others, it would be another page. */
export function assetsIn(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/(?:css|js)\/[\w.-]+\.(?:css|js)\b/g))];
}
