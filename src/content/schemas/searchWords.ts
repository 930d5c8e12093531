import * as z from 'zod';
import { placePath, searchTerm, several } from './fieldTypes';
import { file } from './kind';
import { described } from './meta';
import { reportAt } from './rowRules';

const synonym = z.strictObject(
  {
    means: searchTerm().meta(described('What pages say.', 'home loan')),
    said: several(searchTerm(), 'write a list of at least one other name, such as [housing loan]').meta(
      described('What visitors say for it, in whatever language and script.'),
    ),
  },
  { error: 'write the synonym as "{ means: home loan, said: [housing loan] }"' },
);

const names = z.strictObject(
  {
    page: placePath().meta(described('Page, or a figure or a term on its page.', '/insurance/health')),
    said: several(searchTerm(), 'write a list of at least one other name, such as [mediclaim]').meta(
      described('What visitors call it. Nobody sees it on the page.'),
    ),
  },
  { error: 'write the names as "{ page: /insurance/health, said: [mediclaim] }"' },
);

type Synonym = z.infer<typeof synonym>;

/** Reports a word with two meanings, because the search would use only the first. */
function eachSaidOnce(synonyms: readonly Synonym[], context: z.core.$RefinementCtx): void {
  const meanings = new Map<string, string>();
  for (const [row, { means, said }] of synonyms.entries()) {
    for (const [place, words] of said.entries()) {
      const other = words === means ? means : meanings.get(words);
      meanings.set(words, means);
      if (other === undefined) continue;
      reportAt(context, [row, 'said', place], `remove it: "${words}" means "${other}" already`);
    }
  }
}

function eachPageOnce(all: readonly z.infer<typeof names>[], context: z.core.$RefinementCtx): void {
  const first = new Map<string, number>();
  for (const [row, { page, said }] of all.entries()) {
    if (first.has(page)) reportAt(context, [row, 'page'], `write all names of "${page}" in one entry`);
    first.set(page, row);
    if (new Set(said).size < said.length) reportAt(context, [row, 'said'], 'write each name once');
  }
}

/**
 * Reports a name given to two pages: nobody would have chosen which of them the search puts first. A figure or a term may share the name of the page
 * about it.
 */
function eachNameOfOnePage(all: readonly z.infer<typeof names>[], context: z.core.$RefinementCtx): void {
  const first = new Map<string, { readonly page: string; readonly path: readonly PropertyKey[] }>();
  for (const [row, entry] of all.entries()) {
    if (entry.page.includes('#')) continue;
    for (const [place, name] of entry.said.entries()) {
      const path = [row, 'said', place];
      const earlier = first.get(name);
      if (!earlier) first.set(name, { page: entry.page, path });
      else if (earlier.page !== entry.page) {
        const message = `"${earlier.page}" is called that at line {line}; leave the name with one of the two`;
        reportAt(context, path, message, { lineOf: ['names', ...earlier.path] });
      }
    }
  }
}

export const searchWords = file({
  kind: 'search-words',
  title: 'How the search reads what visitors type',
  fields: {
    ignored: z
      .array(searchTerm(), { error: 'write a list of words, such as [best, how]' })
      .meta(described('Words with which people ask; no page is about them.')),
    needing: z
      .array(searchTerm(), { error: 'write a list of words, such as [need, borrow]' })
      .optional()
      .meta(described('Words that say of a sum that it is needed: "I need 3 lakh for a year".')),
    defining: z
      .array(searchTerm(), { error: 'write a list of phrases, such as [what is, full form]' })
      .meta(described('Phrases with which people ask what something means. The glossary answers first then.')),
    synonyms: z
      .array(synonym, { error: 'write a list of synonyms' })
      .superRefine(eachSaidOnce)
      .meta(described('What visitors say, and what pages call it.')),
    names: z
      .array(names, { error: 'write a list of pages with their other names' })
      .superRefine(eachPageOnce)
      .superRefine(eachNameOfOnePage)
      .meta(described('Other names of single pages, figures and terms.')),
  },
});
