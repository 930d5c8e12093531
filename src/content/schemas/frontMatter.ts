import * as z from 'zod';
import { categories } from '../categories';
import { datedBy } from './dates';
import { drawing } from './drawing';
import { iconName, isoDate, kebabId, oneOf, pastDay, plainText, wording } from './fieldTypes';
import { described } from './meta';

const tagHint = 'write a tag in lower case, such as "credit score"';
const tagsHint = 'write a list of 3 to 5 tags';
const tagsCount = ({ input }: { readonly input?: unknown }): string =>
  `write 3 to 5 tags instead of ${(input as readonly unknown[]).length}`;

const reviewed = pastDay().meta(described('Day on which an editor last read the page against its sources.'));

const draft = z
  .literal(true, { error: 'write "draft: true", or take the line out to publish' })
  .optional()
  .meta(described('Set while the text is being written: the site leaves it out.'));

/** Front matter of a page under docs/. */
const pageFrontMatter = z.strictObject({
  title: wording(25, 60).meta(described('Title in search results and browser tabs.')),
  description: wording(110, 160).meta(described('What the page offers, for search results.')),
  reviewed,
  draft,
});

/** Front matter of an article under blog/. */
export const articleFrontMatter = z.strictObject({
  title: wording(30, 70).meta(described('The first heading, and the title of its card.')),
  slug: kebabId().meta(described('Address after /blog/. It is the name of the file.')),
  excerpt: wording(110, 160).meta(described('What the article says; shown as its key takeaway.')),
  category: oneOf(categories),
  icon: iconName().meta(described('Icon of its card where it has no drawing, from src/content/icons.ts.')),
  drawing,
  author: plainText(3, 60).meta(described('Name under the title.')),
  date: isoDate().meta(described('Day of publication. The site leaves the article out until then.')),
  reviewed,
  draft,
  tags: z
    .array(z.string({ error: tagHint }).regex(/^[a-z0-9][a-z0-9 -]*$/, { error: tagHint }), { error: tagsHint })
    .min(3, { error: tagsCount })
    .max(5, { error: tagsCount }),
});

/** The schema of a page's or an article's front matter. @param today year-month-day; later days are issues */
export function frontMatterSchema(type: 'page' | 'article', today: string): z.ZodObject {
  return datedBy(type === 'article' ? articleFrontMatter : pageFrontMatter, today);
}

/** The type of a content file, by its path relative to the root of the repository. */
export type ContentFileType = 'page' | 'article' | 'partial';

/** Pages are in `docs/`, articles in `blog/`; a file name that begins with an underscore is a partial, which has no address. */
export function contentFileType(path: string): ContentFileType {
  if (/(?:^|\/)_[^/]*$/.test(path)) return 'partial';
  return path.startsWith('blog/') ? 'article' : 'page';
}
