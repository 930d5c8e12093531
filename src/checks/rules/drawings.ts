import { isRecord } from '../../lib/isRecord';
import type { Rule } from './rule';

/** Amounts, and other numbers with their percent sign. */
const NUMBERS = /₹?\d[\d,.]*(?: (?:lakh|crore))?%?/g;

/** Numbers in an article's chart that its text lacks. */
export const drawnNumbers: Rule = (site, report) => {
  for (const { path, texts, frontMatter, fields } of site.articles) {
    const { drawing } = fields;
    if (!frontMatter || !isRecord(drawing)) continue;
    const text = texts.map(({ value }) => value).join(' ');
    const amounts = ['bars', 'parts'].flatMap((field) =>
      Object.entries(isRecord(drawing[field]) ? drawing[field] : {}).map(([name, amount]) => [field, name, amount]),
    );
    for (const [field, name, shown] of [['number', undefined, drawing['number']], ...amounts]) {
      const at = ['drawing', field, name].filter((key) => typeof key === 'string');
      for (const [number] of String(shown).matchAll(NUMBERS)) {
        if (number === '₹0' || text.includes(number)) continue;
        const message = 'the text has no such number; work it out there, or draw what the text says';
        report({ path, ...frontMatter.placeOf(at), field: at.join(' '), found: JSON.stringify(number), message });
      }
    }
  }
};
