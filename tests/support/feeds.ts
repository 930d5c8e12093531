const ISO_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const RFC_822_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;
/** Before the site was there; a date of 1970 stands for none. */
const FIRST_YEAR = 2010;

/** The elements of a name among the children of an element. */
const children = (parent: Element, name: string): Element[] =>
  [...parent.children].filter(({ tagName }) => tagName === name);
const textOf = (parent: Element, name: string): string => children(parent, name)[0]?.textContent.trim() ?? '';

function lacking(parent: Element, what: string, names: readonly string[]): string[] {
  return names.filter((name) => children(parent, name).length === 0).map((name) => `${what} has no ${name}`);
}

function wrongDates(parent: Element, names: readonly string[], form: RegExp): string[] {
  return names
    .flatMap((name) => children(parent, name))
    .map(({ textContent }) => textContent)
    .filter((date) => !form.test(date) || new Date(date).getUTCFullYear() < FIRST_YEAR)
    .map((date) => `"${date}" is no date of this site`);
}

/** What RFC 4287 asks for: 4.1.1 of a feed, 4.1.2 of an entry. */
function problemsOfAtom(feed: Element): string[] {
  const entries = children(feed, 'entry');
  const authored = children(feed, 'author').length > 0;
  const parts: [Element, string][] = [
    [feed, 'the feed'],
    ...entries.map((entry): [Element, string] => [entry, `"${textOf(entry, 'title')}"`]),
  ];
  const ids = parts.map(([part]) => textOf(part, 'id'));
  return [
    ...parts.flatMap(([part, what]) => [
      ...lacking(part, what, ['id', 'title', 'updated', ...(part !== feed && !authored ? ['author'] : [])]),
      ...wrongDates(part, ['updated', 'published'], ISO_DATE),
    ]),
    ...(authored || entries.length > 0 ? [] : ['the feed has no author']),
    ...[...feed.querySelectorAll('author')].flatMap((author) => lacking(author, 'an author', ['name'])),
    ...ids
      .filter((id, index) => !URL.canParse(id) || ids.indexOf(id) !== index)
      .map((id) => `the id "${id}" is no address of its own`),
  ];
}

/** What RSS 2.0 asks for. */
function problemsOfRss(rss: Element): string[] {
  const [channel] = children(rss, 'channel');
  if (!channel) return ['there is no channel'];
  return [
    ...lacking(channel, 'the channel', ['title', 'link', 'description']),
    ...wrongDates(channel, ['lastBuildDate', 'pubDate'], RFC_822_DATE),
    ...children(channel, 'item').flatMap((item) => [
      ...lacking(item, 'an item', ['title', 'link', 'guid', 'pubDate']),
      ...wrongDates(item, ['pubDate'], RFC_822_DATE),
    ]),
  ];
}

/**
 * What a feed lacks of its standard. It needs a DOM.
 * @param text of a file in Atom or RSS
 */
export function problemsOfFeed(text: string): string[] {
  const { documentElement: root } = new DOMParser().parseFromString(text, 'application/xml');
  if (root.tagName === 'feed') return problemsOfAtom(root);
  if (root.tagName === 'rss') return problemsOfRss(root);
  return [`this is <${root.tagName}>, and neither Atom nor RSS`];
}
