/** What holds for each page: its links to other sites, its controls before any script has run. */
import { pages } from '../support/content';
import { allRoutes } from '../support/routes';
import type { Element } from 'domhandler';
import { all, attribute, isWithin } from './support/page';
import { htmlOf, pageAt } from './support/site';

/** Whatever can be pressed or filled in, but for what the browser itself answers: menus, folded answers, links, forms with an address, and choices that CSS follows. */
const CONTROLS =
  'button:not([popovertarget]), input:not([data-css-shows]), select, textarea, form, [data-behaviour]:not(a[href])';

/** What is wrong with a link to another site. */
function faultsOfLink(link: Element): string[] {
  const [href = '', target, rel = ''] = ['href', 'target', 'rel'].map((name) => attribute(link, name));
  return [
    ...(/^https:\/\/[\w.-]+\.[a-z]+(?:\/|$)/.test(href) ? [] : [`${href} is not https`]),
    ...(target === '_blank' ? [] : [`${href} does not open a new tab`]),
    ...(rel.includes('noopener') ? [] : [`${href} keeps a handle on this page`]),
  ];
}

test.each([...allRoutes, '/404'])(
  '%s: links to other sites are https, open a new tab and keep no handle on this one, and no control needs a script that is not said to',
  (path) => {
    const page = pageAt(path);
    const outward = all('a[href]', page).filter((link) => /^(?:\w+:|\/\/)/.test(attribute(link, 'href')));
    // Every page has the chat button at least, in a build with CHAT_PHONE.
    expect(outward.length).toBeGreaterThan(0);
    expect(outward.flatMap(faultsOfLink)).toEqual([]);
    const idle = all(CONTROLS, page)
      .filter((control) => !isWithin(control, 'template, [data-needs-script], form[action]'))
      .map(({ name, attribs }) => `${name} ${JSON.stringify(attribs)}`);
    expect(idle).toEqual([]);
  },
);

/** What puts rows in order on a page. */
const RANKING = new Set(['OfferList', 'CardList']);
const ranking = pages.filter(({ components }) => components.some(({ name }) => name !== null && RANKING.has(name)));

test.each([...ranking.map(({ url }) => url), '/'])('%s says once that nobody pays for a place', (url) => {
  expect(htmlOf(url).match(/Nobody pays for a place here/g)).toHaveLength(1);
});
