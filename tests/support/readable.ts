import { Parser } from 'htmlparser2';

// cspell:ignore onopentag onclosetag ontext

/** Elements whose text nobody reads on the page. */
const UNREAD = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg']);

/** The text of a page that a visitor can read, in closed folds too, with single spaces. */
export function readableText(html: string): string {
  const texts: string[] = [];
  const open: boolean[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const hides = UNREAD.has(name) || 'hidden' in attributes;
      open.push(hides);
      if (hides) hidden += 1;
    },
    onclosetag() {
      if (open.pop()) hidden -= 1;
    },
    ontext(text) {
      if (hidden === 0) texts.push(text);
    },
  });
  parser.end(html);
  // A text that is parted by a tag, such as ₹<b>5</b>, is parted by spaces here: patterns allow for that.
  return texts
    .join(' ')
    .replaceAll(/[\u00a0\s]+/g, ' ')
    .replaceAll(/ (?=[.,;:)])/g, '');
}

/** The addresses on this site to which a page links, without query and fragment. */
export function targetsOf(html: string): ReadonlySet<string> {
  const targets = new Set<string>();
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === 'a' && href?.startsWith('/')) targets.add(new URL(href, 'https://site.invalid').pathname);
    },
  });
  parser.end(html);
  return targets;
}
