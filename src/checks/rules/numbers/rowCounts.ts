import { addressed } from '../../model';
import { wordsOfFrontMatter, wordsOfTags } from '../../readTexts';
import type { Rule } from '../rule';

/** "of 37 banks", "of the 36 banks", "all 18 insurers": a whole, and no part of one as in "of the 19 banks whose penalty we know". */
const WHOLE =
  /(?<!\bage )\b(?:of(?: the| all| our)?|all) (?<count>\d+) (?:[a-z]+ )?(?:banks|lenders|insurers|cards|funds|issuers|plans|policies|companies|schemes|NBFCs)\b(?! (?:whose|that|which|who|where|of)\b)/gu;

/** Counts of a list in the texts of its page that are no number of its rows. */
export const rowCounts: Rule = (site, report) => {
  for (const page of addressed(site)) {
    const files = site.data.filter(({ path, rows }) => page.dataFiles.has(path) && rows.length > 0);
    if (files.length === 0) continue;
    const counts = files.map(({ rows }) => rows.length);
    const texts = [
      ...page.paragraphs.map(({ words, line, column }) => ({ text: words, line, column })),
      ...wordsOfTags(page),
      ...wordsOfFrontMatter(page),
    ];
    for (const { text, line, column } of texts) {
      for (const { 0: found, groups = {} } of text.matchAll(WHOLE)) {
        if (counts.includes(Number(groups['count']))) continue;
        const lists = files.map(({ path, rows }) => `${rows.length} in ${path}`).join(', ');
        const message = `the list has another number of rows: ${lists}; write that one, or say which of them you mean, "the 19 banks that …"`;
        report({ path: page.path, line, column, found: JSON.stringify(found), message });
      }
    }
  }
};
