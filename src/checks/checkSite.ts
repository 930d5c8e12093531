import type { Site } from './model';
import { allText, siteOf } from './model';
import type { TextFile } from './parse/files';
import { sortProblems } from './problem';
import type { Problem } from './problem';
import { rules } from './rules';
import { characters } from './rules/characters';
import { components } from './rules/components';
import { damageOf } from './rules/encoding';
import { validFrontMatter } from './rules/frontMatter';
import { imports } from './rules/imports';
import { linkForms } from './rules/links';
import type { Rule } from './rules/rule';
import { headings, syntax } from './rules/syntax';
import { money } from './rules/words';

/** Every problem of the site, in the order in which an editor meets them while reading down the files. */
export function checkSite(site: Site): Problem[] {
  return run(rules, site);
}

/** What a page can be told by itself, before all else is known: in the dev server, while it is being written. */
const ofOnePage = [characters, validFrontMatter, syntax, headings, imports, components, money, linkForms];

/**
 * Every problem of one page, article or partial by itself.
 * @param beside the data files that the page may show or quote, and the partials of its folder
 */
export function checkPage(
  page: TextFile,
  beside: { readonly data: readonly TextFile[]; readonly partials: readonly TextFile[] },
  today: string,
): Problem[] {
  const partials = beside.partials.filter(({ path }) => path !== page.path);
  const site = siteOf({ mdx: [page, ...partials], yaml: [...beside.data] }, today);
  return run(ofOnePage, site).filter(({ path }) => path === page.path);
}

function run(all: readonly Rule[], site: Site): Problem[] {
  const problems: Problem[] = [];
  // A character that cannot be seen makes the rest of its line look wrong for no reason that can be seen.
  const hidden: Problem[] = [];
  for (const rule of all) {
    rule(site, (problem) => {
      problems.push(problem);
      if (rule === characters) hidden.push(problem);
    });
  }
  const damaged = new Map<string, string>();
  for (const file of allText(site)) {
    const damage = damageOf(file);
    if (damage) damaged.set(file.path, damage.message);
  }
  const isHidden = ({ path, line }: Problem) => hidden.some((one) => one.path === path && one.line === line);
  return sortProblems(
    problems.filter((problem) => {
      const damage = damaged.get(problem.path);
      if (damage !== undefined) return problem.message === damage;
      return !isHidden(problem) || hidden.some((one) => one.message === problem.message && one.line === problem.line);
    }),
  );
}
