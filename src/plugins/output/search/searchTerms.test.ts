import { searchTermsByAddress, withSearchTerms } from './searchTerms';

const doc = (permalink: string, frontMatter = {}) => ({ permalink, frontMatter });
const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            doc('/gold-loan'),
            doc('/insurance/', { searchTerms: ['bima'] }),
            doc('/insurance/health', { searchTerms: ['mediclaim'] }),
          ],
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: { blogPosts: [{ metadata: doc('/blog/cibil', { searchTerms: ['credit score', 'credit report'] }) }] },
  },
};

test('pages and articles have the terms of their front matter', () => {
  expect([...searchTermsByAddress(content)]).toEqual([
    ['/insurance', ['bima']],
    ['/insurance/health', ['mediclaim']],
    ['/blog/cibil', ['credit score', 'credit report']],
  ]);
});

test.each(Object.keys(content))('without %s it stops', (plugin) => {
  expect(() => searchTermsByAddress({ ...content, [plugin]: { default: undefined } })).toThrow('has loaded no content');
});

test('terms are handed to Pagefind within the main part, and add nothing to its text', () => {
  document.body.innerHTML = withSearchTerms('<main class="page"><h1>Health</h1></main>', ['mediclaim', 'cover']);
  const main = document.querySelector('main');
  expect(main).toHaveTextContent(/^Health$/);
  expect(main?.querySelector('[data-pagefind-meta="terms:mediclaim, cover"]')).not.toBeNull();
});

test('a page without terms stays as it is', () => {
  const page = '<main><h1>Health</h1></main>';
  expect(withSearchTerms(page, [])).toBe(page);
});
