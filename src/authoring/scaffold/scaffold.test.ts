/** @jest-environment node */
import { checkPage, checkSite } from '../../checks/checkSite';
import { siteOf } from '../../checks/model';
import { describeProblem } from '../../checks/problem';
import { newArticle } from './article';
import type { NewFile } from './newFile';
import { newPage } from './page';
import { slugOf } from './question';

const today = '2025-06-30';
/** What the check says of the file by itself; as a draft, what the dev server says. */
function problemsOf(file: NewFile, draft = false): string[] {
  const figures = { path: 'src/content/figures.yml', text: 'kind: figures\nrows: []\n' };
  const problems = draft ? checkPage(file, figures, today) : checkSite(siteOf({ mdx: [file], yaml: [figures] }, today));
  return problems
    .filter(({ path, message }) => path === file.path && !message.includes('is a new address'))
    .map(describeProblem);
}

const sentence =
  'A sentence of some length that says what a reader will find here, with a figure or two, so that it is long enough.';

const article = {
  title: "Gold or personal loan: the bank's view",
  category: 'Loans',
  icon: 'coins',
  author: 'A. Writer',
  excerpt: sentence,
  tags: 'loans; gold; interest rates',
};

const page = {
  path: '/credit-cards/student',
  title: 'Student credit cards: a first choice',
  icon: 'credit-card',
  subtitle: 'For those who study.',
  description: sentence,
};

describe('a new article', () => {
  it('is named after its title', () => {
    expect(newArticle(article, today).path).toBe('blog/gold-or-personal-loan-the-banks-view.mdx');
  });

  it('is in order but for the parts that the editor writes, each of which the check names', () => {
    const problems = problemsOf(newArticle(article, today));
    expect(problems).toHaveLength(5);
    for (const problem of problems) expect(problem).toMatch(/^found "To write: .*this is guidance; write the part/);
  });

  it('can be looked at while it is being written', () => {
    expect(problemsOf(newArticle(article, today), true)).toEqual([]);
  });

  it('takes tags with commas between them as well', () => {
    const { text } = newArticle({ ...article, tags: 'loans, gold, interest rates' }, today);
    expect(text).toBe(newArticle(article, today).text);
  });

  it('names the excerpt and the tags when they are left for later', () => {
    const later = newArticle({ ...article, excerpt: '', tags: '' }, today);
    expect(problemsOf(later, true)).toEqual([
      'excerpt: found ""; write one line of 110 to 160 characters',
      'tags: found a list; write a list of 3 to 5 tags',
    ]);
  });
});

describe('a new page', () => {
  it('is in order but for the parts that the editor writes', () => {
    const file = newPage(page, today);
    expect(file.path).toBe('docs/credit-cards/student.mdx');
    expect(problemsOf(file, true)).toEqual([]);
    expect(problemsOf(file)).toHaveLength(3);
  });
});

test.each([
  ['NPS vs PPF vs ELSS, which one?', 'nps-vs-ppf-vs-elss-which-one'],
  ['  Café & bank’s ₹5 lakh!  ', 'cafe-bank-s-5-lakh'],
])('the address of "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
