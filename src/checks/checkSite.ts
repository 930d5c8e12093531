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

/** Every problem of the site, ordered by file and line. */
export function checkSite(site: Site): Problem[] {
  return run(rules, site);
}

/** The rules that need only the page itself, for the dev server. */
const ofOnePage = [characters, validFrontMatter, syntax, headings, imports, components, money, linkForms];

/**
 * Problems of one page, article or partial that do not depend on the rest of the site.
 * @param beside the data files that the page may show or quote, and the partials in its folder
 * @param root of the repository: what has been parsed before is not parsed again
 */
export function checkPage(
  page: TextFile,
  beside: { readonly data: readonly TextFile[]; readonly partials: readonly TextFile[] },
  today: string,
  root: string,
): Problem[] {
  const partials = beside.partials.filter(({ path }) => path !== page.path);
  const site = siteOf({ mdx: [page, ...partials], yaml: [...beside.data] }, today, root);
  return run(ofOnePage, site).filter(({ path }) => path === page.path);
}

function run(all: readonly Rule[], site: Site): Problem[] {
  const problems: Problem[] = [];
  // An invisible character causes further, confusing problems in its line, which are omitted.
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
