import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { readContent } from './cli/readContent';
import navigation from '@site/src/content/navigation.yml';

/** What an editor would check by reading the whole site at one go: nothing said twice, nothing hard to read. */
const pages = readContent(process.cwd()).filter(({ path }) => /^(?:docs|blog)\/.*\.mdx$/.test(path));
const wholePages = pages.filter(({ path }) => !path.includes('/_'));

const MAX_READING_GRADE = 10;

function withoutFrontMatter(text: string): string {
  return text.replace(/^---\n[^]*?\n---\n/, '');
}

/** Lines that are prose: no import, no heading, no tag on its own, no table. Markup inside them is taken out. */
function paragraphsOf(text: string): string[] {
  return withoutFrontMatter(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:import |#|<\/?[A-Z][^>]*>$|\||---)/.test(line))
    .map((line) =>
      line
        .replaceAll(/<[^>]+>/g, 'that')
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/[*_`]/g, '')
        .replace(/^(?:-|\d+\.) /, ''),
    );
}

/** The opening of a page: its first paragraphs of running prose. */
function introductionOf(text: string): string {
  return paragraphsOf(text)
    .filter((paragraph) => paragraph.length > 120)
    .slice(0, 3)
    .join(' ');
}

/** US school grade by Flesch and Kincaid. Amounts are read as one word each. */
function readingGrade(text: string): number {
  const sentences = text.split(/[.!?](?:\s|$)/).filter((sentence) => sentence.trim() !== '');
  const words = text.split(/\s+/).filter((word) => /\w/.test(word));
  const syllables = words.reduce((sum, word) => sum + (/\d/.test(word) ? 2 : syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

test('no paragraph stands on two pages', () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const { path, text } of pages) {
    for (const paragraph of new Set(paragraphsOf(text).filter(({ length }) => length > 60))) {
      const earlier = seen.get(paragraph);
      if (earlier) repeated.push(`${path} repeats ${earlier}: "${paragraph.slice(0, 80)}…"`);
      seen.set(paragraph, path);
    }
  }
  expect(repeated).toEqual([]);
});

test.each(wholePages.map(({ path, text }) => [path, text]))(
  '%s opens in the language of a newspaper',
  (_path, text) => {
    const introduction = introductionOf(text);
    // The pages of figures and changes are lists and have no introduction to speak of.
    if (introduction.length < 200) return;
    expect(readingGrade(introduction)).toBeLessThanOrEqual(MAX_READING_GRADE);
  },
);

test('a hard text would be found out', () => {
  const hard =
    'Notwithstanding the aforementioned contractual stipulations, the beneficiary irrevocably acknowledges that indemnification obligations survive termination.';
  expect(readingGrade(hard)).toBeGreaterThan(MAX_READING_GRADE);
});

test('the header and the footer together lead to every product page', () => {
  const linked = new Set(
    [...navigation.header.flatMap(({ path, dropdown = [] }) => [{ path }, ...dropdown]), ...navigation.footer].map(
      ({ path }) => path,
    ),
  );
  const addresses = wholePages
    .filter(({ path }) => path.startsWith('docs/'))
    .map(({ path }) => path.replace(/^docs/, '').replace(/(?:\/index)?\.mdx$/, ''));
  // The figures and the changes are no products: the footer has them under Company.
  const company = ['/figures', '/changes'];
  expect(addresses.filter((address) => !company.includes(address) && !linked.has(address))).toEqual([]);
});
