import type { Page } from '../../checks/model';
import { searchTermsByAddress, withSearchTerms } from './searchTerms';

const page = (url: string, fields: Page['fields'] = {}, isDraft = false): Page => ({ url, isDraft, fields }) as Page;

test('pages and articles have the terms of their front matter', () => {
  const pages = [
    page('/gold-loan'),
    page('/insurance/health', { searchTerms: ['mediclaim'] }),
    page('/pets', { searchTerms: ['dogs'] }, true),
  ];
  const articles = [page('/blog/cibil', { searchTerms: ['credit score', 'credit report'] })];
  expect([...searchTermsByAddress({ pages, articles })]).toEqual([
    ['/blog/cibil', ['credit score', 'credit report']],
    ['/insurance/health', ['mediclaim']],
  ]);
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
