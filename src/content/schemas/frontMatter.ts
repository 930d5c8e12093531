import * as z from 'zod';
import { categories } from '../categories';
import { iconName, isoDate, kebabId, oneOf, plainText } from './fieldTypes';

const tagHint = 'write a tag in lower case, such as "credit score"';
const tagsHint = 'write a list of 3 to 5 tags';
const searchTermHint = 'write a search term of at most 40 letters in lower case, such as "mediclaim"';
const repeatedTermHint = 'write each search term once';
const searchTermsHint = 'write a list of 1 to 20 search terms, such as [mediclaim, medical insurance]';

/** What visitors call the subject of a page besides its own words, in whatever script. The search finds the page by it. */
const searchTerms = z
  .array(
    z
      .string({ error: searchTermHint })
      .max(40, { error: searchTermHint })
      .regex(/^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}]*(?:[ -][\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}]*)*$/u, {
        error: searchTermHint,
      }),
    { error: searchTermsHint },
  )
  .min(1, { error: searchTermsHint })
  .max(20, { error: searchTermsHint })
  .refine((terms) => new Set(terms).size === terms.length, { error: repeatedTermHint })
  .optional();

/** Front matter of a page under docs/. */
export const pageFrontMatter = z.strictObject({
  title: plainText(25, 60),
  description: plainText(110, 160),
  reviewed: isoDate(),
  searchTerms,
});

/** Front matter of an article under blog/. */
export const articleFrontMatter = z.strictObject({
  title: plainText(30, 70),
  slug: kebabId(),
  excerpt: plainText(110, 160),
  category: oneOf(categories),
  icon: iconName(),
  illustration: plainText(20, 240).optional(),
  author: plainText(3, 60),
  date: isoDate(),
  reviewed: isoDate(),
  tags: z
    .array(z.string({ error: tagHint }).regex(/^[a-z0-9][a-z0-9 -]*$/, { error: tagHint }), { error: tagsHint })
    .min(3, { error: tagsHint })
    .max(5, { error: tagsHint }),
  searchTerms,
});

/** What a content file is, by its path from the root of the repository. */
export type ContentFileType = 'page' | 'article' | 'partial';

/** `docs/…` holds pages and `blog/…` articles; a name that begins with an underscore is a partial, without an address. */
export function contentFileType(path: string): ContentFileType {
  if (/(?:^|\/)_[^/]*$/.test(path)) return 'partial';
  return path.startsWith('blog/') ? 'article' : 'page';
}
