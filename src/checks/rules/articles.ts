import type { Page } from '../model';
import { addressed } from '../model';
import type { Rule } from './rule';

/** Words of an article at least, and of a paragraph at most. */
const LEAST_WORDS = 300;
const MOST_WORDS = 220;
/** Below this an article is only begun, and its guidance and missing parts are reported. */
const BEGUN = 60;

/** Articles too short to answer a question, and paragraphs too long to read. */
export const lengths: Rule = (site, report) => {
  for (const { path, frontMatter, texts, fault, isDraft } of site.articles) {
    const words = texts.reduce((sum, { value }) => sum + wordsIn(value), 0);
    if (fault || isDraft || !frontMatter || words >= LEAST_WORDS || words < BEGUN) continue;
    const message = `an article answers its question in at least ${LEAST_WORDS} words; write more, or "draft: true" until then`;
    report({ path, ...frontMatter.placeOf(['title']), found: `${words} words`, message });
  }
  for (const { path, paragraphs } of addressed(site)) {
    for (const { words, line, column } of paragraphs) {
      if (wordsIn(words) <= MOST_WORDS) continue;
      const message = `nobody reads on for more than ${MOST_WORDS} words; part it into paragraphs`;
      report({ path, line, column, found: `${wordsIn(words)} words`, message });
    }
  }
};

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** Names that are no names of a person or a desk. */
const ROLE = /^(?:admin\w*|editor|team|staff|guest|user|author|anonymous|test|unknown)$/iu;

/** Authors without a name, and one subject under two tags. */
export const authorsAndTags: Rule = (site, report) => {
  const uses = new Map<string, string[]>();
  for (const { fields } of site.articles) {
    for (const tag of tagsOf(fields)) uses.set(stemOf(tag), [...(uses.get(stemOf(tag)) ?? []), tag]);
  }
  for (const { path, frontMatter, fields } of site.articles) {
    const { author } = fields;
    if (!frontMatter) continue;
    if (typeof author === 'string' && (ROLE.test(author) || !/\p{Lu}.* \p{Lu}/u.test(author))) {
      const message = 'write the name of a person, or "Paisa Disha Editorial Desk"';
      report({ path, ...frontMatter.placeOf(['author']), field: 'author', found: JSON.stringify(author), message });
    }
    for (const [index, tag] of tagsOf(fields).entries()) {
      const all = uses.get(stemOf(tag)) ?? [];
      const [usual = tag] = [...new Set(all)].sort(
        (one, other) => count(all, other) - count(all, one) || one.localeCompare(other),
      );
      if (usual === tag) continue;
      const message = `other articles have the tag "${usual}"; write it the same way`;
      report({
        path,
        ...frontMatter.placeOf(['tags', index]),
        field: `tags ${index + 1}`,
        found: JSON.stringify(tag),
        message,
      });
    }
  }
};

function tagsOf({ tags }: Page['fields']): readonly string[] {
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

/** A tag without what its forms differ in: capitals, hyphens and the plural. */
function stemOf(tag: string): string {
  return tag
    .toLowerCase()
    .replaceAll(/[-_\s]+/gu, ' ')
    .replaceAll(/s\b/gu, '');
}

const count = (all: readonly string[], one: string): number => all.filter((other) => other === one).length;

/** Years before this one in titles and headings, which search results show. */
export const yearsInTitles: Rule = (site, report) => {
  const year = Number(site.today.slice(0, 4));
  for (const page of addressed(site)) {
    const { path, fields, frontMatter } = page;
    const heads = page.components
      .flatMap(({ name, props }) => (name === 'Hero' ? props : []))
      .flatMap(({ name, value, line, column }) =>
        name === 'title' && value.form === 'text' ? { text: value.text, line, column } : [],
      );
    const titles = [
      ...heads,
      ...(frontMatter ? [{ text: String(fields['title']), ...frontMatter.placeOf(['title']) }] : []),
    ];
    for (const { text, line, column } of titles) {
      const old = [...text.matchAll(/\b20\d{2}\b(?!-\d)/gu)]
        .map(([found]) => found)
        .find((found) => Number(found) < year);
      if (old === undefined) continue;
      report({
        path,
        line,
        column,
        field: 'title',
        found: `"${old}"`,
        message: 'this year is over; leave it out, or bring the page up to date',
      });
    }
  }
};

/** Ids of headings that the main branch has published, and that links elsewhere lead to. */
export const anchorsKept: Rule = (site, report) => {
  const now = new Map(addressed(site).map((page) => [page.path, page]));
  for (const before of site.before ? addressed(site.before) : []) {
    const page = now.get(before.path);
    if (!page || page === before || page.fault) continue;
    const ids = new Set(page.parts.flatMap(({ headings }) => headings).map(({ id }) => id));
    for (const { id, hasGivenId, words } of before.headings) {
      if (!hasGivenId || ids.has(id)) continue;
      const same = page.headings.find((heading) => heading.words === words);
      const message = `people have saved links to "#${id}"; put {#${id}} back behind a heading`;
      report({ path: page.path, line: same?.line ?? 1, column: same?.column ?? 1, message });
    }
  }
};
