import * as fc from '@site/tests/unit/properties';
import { categories, categoryFilters } from '../content/categories';
import { filterArticles, isUnfiltered, type ArticleFilter } from './filterArticles';

const emi = { title: 'How an EMI is made', excerpt: 'Interest first.', category: 'Loans', tags: ['home loan'] };
const sip = {
  title: 'SIP or lump sum',
  excerpt: 'Monthly money.',
  category: 'Mutual Funds',
  tags: ['sip', 'c++ (a.b)'],
};
const nps = { title: 'NPS vs PPF', excerpt: 'A pension or a lock.', category: 'Investments', tags: ['pension'] };
const articles = [emi, sip, nps];

test.each<[string, ArticleFilter, readonly object[]]>([
  ['everything', { category: 'All', text: '' }, articles],
  ['blanks only', { category: 'All', text: '  ' }, articles],
  ['a category', { category: 'Loans', text: '' }, [emi]],
  ['a category without articles', { category: 'Insurance', text: '' }, []],
  ['a word of a title, in another case', { category: 'All', text: 'emi' }, [emi]],
  ['a part of a word', { category: 'All', text: 'UMP' }, [sip]],
  ['a word of an excerpt', { category: 'All', text: 'interest FIRST' }, [emi]],
  ['a tag', { category: 'All', text: 'Home Loan' }, [emi]],
  ['text with blanks around it', { category: 'All', text: ' nps ' }, [nps]],
  ['a category and a text that agree', { category: 'Mutual Funds', text: 'sip' }, [sip]],
  ['a category and a text that do not', { category: 'Loans', text: 'sip' }, []],
  ['text that would be a pattern', { category: 'All', text: '.*' }, []],
  ['text full of signs', { category: 'All', text: 'C++ (A.B)' }, [sip]],
  ['the end of one tag and the start of the next', { category: 'All', text: 'sipc' }, []],
  ['a category name, which is no text', { category: 'All', text: 'investments' }, []],
])('finds %s', (_what, filter, found) => {
  expect(filterArticles(articles, filter)).toEqual(found);
});

const anyArticle = fc.record({
  title: fc.string(),
  excerpt: fc.string(),
  category: fc.constantFrom(...categories),
  tags: fc.array(fc.string()),
});
const anyFilter = fc.record({ category: fc.constantFrom(...categoryFilters), text: fc.string() });

test('a category and a text find what both find alone', () => {
  fc.assert(
    fc.property(fc.array(anyArticle), anyFilter, (list, { category, text }) => {
      const byCategory = filterArticles(list, { category, text: '' });
      const byText = filterArticles(list, { category: 'All', text });
      expect(filterArticles(list, { category, text })).toEqual(byCategory.filter((one) => byText.includes(one)));
    }),
  );
});

test('any part of a title finds its article, in upper and lower case', () => {
  fc.assert(
    fc.property(anyArticle, fc.nat(), fc.nat(), (one, from, length) => {
      const text = one.title.slice(from % (one.title.length + 1)).slice(0, length);
      expect(filterArticles([one], { category: 'All', text })).toEqual([one]);
      const ascii = /^[ -~]*$/.test(text);
      if (ascii) expect(filterArticles([one], { category: 'All', text: text.toUpperCase() })).toEqual([one]);
    }),
  );
});

test('a longer text never finds more', () => {
  fc.assert(
    fc.property(fc.array(anyArticle), fc.string(), fc.string(), (list, text, more) => {
      const found = filterArticles(list, { category: 'All', text: `x${text}` });
      filterArticles(list, { category: 'All', text: `x${text}${more}x` }).forEach((one) =>
        expect(found).toContain(one),
      );
    }),
  );
});

test.each<[ArticleFilter, boolean]>([
  [{ category: 'All', text: '' }, true],
  [{ category: 'All', text: ' ' }, true],
  [{ category: 'Loans', text: '' }, false],
  [{ category: 'All', text: 'x' }, false],
])('%j leaves everything: %s', (filter, unfiltered) => {
  expect(isUnfiltered(filter)).toBe(unfiltered);
});
