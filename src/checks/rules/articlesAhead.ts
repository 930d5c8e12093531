import { allMdx, type Page } from '../model';
import type { Rule } from './rule';
import { addDays } from '../../lib/days';

const MOST_DAYS_AHEAD = 366;

/** Whether an article is left out for its date alone. */
export function isAhead({ isDraft, fields }: Page): boolean {
  return isDraft && fields['draft'] !== true;
}

/** Articles of a day to come that is a slip of the year, or that other pages link to already. */
export const articlesAhead: Rule = (site, report) => {
  const lastDay = addDays(site.today, MOST_DAYS_AHEAD);
  for (const article of site.articles.filter(isAhead)) {
    const { path, url, frontMatter, fields } = article;
    const date = String(fields['date']);
    const linking = allMdx(site).flatMap((page) =>
      page.isDraft
        ? []
        : page.links.filter(({ target }) => target.split(/[?#]/u)[0] === url).map(({ line }) => `${page.path}:${line}`),
    );
    const [first] = linking;
    if (!frontMatter || (date <= lastDay && first === undefined)) continue;
    const message =
      date > lastDay
        ? 'the article would be left out until then; see the year'
        : `the article is left out until then, and ${first} links to it; take the link out until then, or write a day that has come`;
    report({ path, ...frontMatter.placeOf(['date']), field: 'date', found: frontMatter.foundAt(['date']), message });
  }
};
