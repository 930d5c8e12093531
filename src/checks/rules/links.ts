import { unknownFigure } from '../../content/figures';
import { didYouMean } from '../../lib/didYouMean';
import { site as ours } from '../../site';
import { allMdx } from '../model';
import type { Page } from '../model';
import type { Link } from '../parse/mdxFacts';
import type { Problem } from '../problem';
import { anchorsOf } from './anchors';
import { isAhead } from './articlesAhead';
import { servedAt } from './pictures';
import type { Rule } from './rule';
import { contactFault, contactsOf } from './contacts';
import { hostOf, outwardFault } from './outwardLinks';
import { missingPage, targetsOf } from './targets';

/** Files that a build generates besides pages. */
const generated: readonly string[] = [
  ...['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json', '/blog/articles.json'],
  '/sitemap.xml',
];

type Fault = Pick<Problem, 'found' | 'message'>;

/** Broken links: to a missing page or anchor, to a draft, to an unreviewed domain. */
export const links: Rule = (site, report) => {
  const targets = targetsOf(site);
  const contacts = contactsOf(site);
  const anchors = anchorsOf(site, targets.pages);
  const served = new Set([...generated, ...site.assets.map(({ path }) => servedAt(path))]);
  for (const page of allMdx(site)) {
    for (const link of page.links) {
      const fault = linkFault(link, page);
      if (fault) report({ path: page.path, line: link.line, column: link.column, ...fault });
    }
  }

  function linkFault({ target, component }: Link, page: Page): Fault | undefined {
    const found = JSON.stringify(target);
    if (component === 'ScrollButton') return anchorFault(found, target.replace(/^#/, ''), anchors.ofPage(page));
    const [, contact] = /^(?:mailto|tel):(.*)$/i.exec(target) ?? [];
    if (contact !== undefined) {
      const message = contactFault(contact, contacts);
      return message === undefined ? undefined : { found, message };
    }
    if (/[,.;:]$/.test(target)) {
      return { found, message: `write it without the "${target.slice(-1)}" at its end, which belongs to the sentence` };
    }
    if (/^https?:/i.test(target)) {
      const message =
        hostOf(target) === hostOf(ours.url)
          ? `this is our own site; write "${target.replace(/^https?:\/\/[^/]*\/?/i, '/')}"`
          : outwardFault(target, targets.domains);
      return message === undefined ? undefined : { found, message };
    }
    if (target.startsWith('#')) return anchorFault(found, target.slice(1), anchors.ofPage(page));
    // Component checks cover the form of the prop.
    if (!target.startsWith('/') || target.startsWith('//')) {
      return component === undefined ? { found, message: formRemedy(target, [...targets.urls]) } : undefined;
    }
    return pageFault({ target, component }, found, page);
  }

  function pageFault(
    { target, component }: Pick<Link, 'target' | 'component'>,
    found: string,
    from: Page,
  ): Fault | undefined {
    const [, url = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
    const tidy = url === '/' ? url : url.replace(/\/$/, '');
    if (!targets.urls.has(tidy)) return served.has(tidy) ? undefined : { found, message: missingPage(tidy, targets) };
    // Component checks report a slash at the end of a prop.
    if (tidy !== url) return component ? undefined : { found, message: `write "${tidy}", without a slash at the end` };
    const leadsTo = targets.pages.get(url);
    // An article of a day to come is reported where its day is.
    if (leadsTo?.isDraft && !from.isDraft && !isAhead(leadsTo)) {
      return { found, message: 'this page is a draft; link to it once it is published' };
    }
    const known = anchors.ofUrl(url);
    if (anchor === undefined || known?.includes(anchor)) return undefined;
    if (url === '/figures' && known) return { found, message: unknownFigure(anchor, known) };
    return anchorFault(found, anchor, known, `"${url}"`);
  }
};

function anchorFault(
  found: string,
  anchor: string,
  known: readonly string[] | undefined,
  where = 'this page',
): Fault | undefined {
  if (!known || known.includes(anchor)) return undefined;
  const remedy = didYouMean(anchor, known) || `give a heading the id, such as "## Heading {#${anchor || 'id'}}"`;
  return { found, message: `there is no place of that name on ${where}; ${remedy}` };
}

function formRemedy(target: string, urls: readonly string[]): string {
  const path = `/${target.replace(/^[./]+/, '').replace(/\.mdx?\b/, '')}`;
  const form = 'write the address of a page from the slash on, such as "/home-loans", or "#an-id" on this page';
  return [form, didYouMean(path, urls)].filter(Boolean).join('; ');
}

/** Misspelt Markdown links, which would be shown as text, and addresses that would become links without review. */
export const linkForms: Rule = (site, report) => {
  for (const { path, texts } of allMdx(site)) {
    for (const { value, line, column } of texts) {
      const spaced = /\[[^\]\n]+\] \((?:\/|#|https?:)[^)\n]*\)/.exec(value);
      const swapped = /\([^)\n]+\)\[(?:\/|#|https?:)[^\]\n]*\]/.exec(value);
      const bare = /(?:https?:\/\/|\bwww\.)[^\s)\]]+/.exec(value);
      const fault = spaced
        ? { found: spaced[0], message: 'write the link without a space between "]" and "("' }
        : swapped
          ? { found: swapped[0], message: 'write the words in [ ] and the address behind them in ( )' }
          : bare && { found: bare[0], message: "write words for it, as in [the bank's page](https://…)" };
      if (fault) report({ path, line, column, found: JSON.stringify(fault.found), message: fault.message });
    }
  }
};
