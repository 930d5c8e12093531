import type { ArticleFilter } from '@site/src/articles/filterArticles';

interface Listing {
  readonly filter: ArticleFilter;
  /** How many articles are found, or how many there are when nothing is chosen */
  readonly count: number;
  readonly page: number;
  readonly pageCount: number;
}

const number = new Intl.NumberFormat('en-IN');

function articles(count: number): string {
  return `${count === 0 ? 'No' : number.format(count)} ${count === 1 ? 'article' : 'articles'}`;
}

/** Says what the list shows, such as: 3 articles in Loans with “score” */
export function resultText({ filter: { category, text }, count, page, pageCount }: Listing): string {
  const inCategory = category === 'All' ? '' : ` in ${category}`;
  const withText = text.trim() === '' ? '' : ` with “${text.trim()}”`;
  const isWhole = inCategory === '' && withText === '';
  const which = isWhole ? ', newest first' : `${inCategory}${withText}`;
  const where = isWhole && pageCount > 1 ? `. Page ${number.format(page)} of ${number.format(pageCount)}` : '';
  return `${articles(count)}${which}${where}`;
}
