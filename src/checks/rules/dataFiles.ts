import { kindNames } from '../../content/schemas';
import { allMdx } from '../model';
import { readTranslation } from '../translations';
import { checkData } from '../validate';
import { importFault } from './imports';
import type { Rule } from './rule';

/** Data files that are not valid YAML or do not match the schema of their kind. */
export const validData: Rule = ({ data, today }, report) => {
  for (const file of data) {
    const result = checkData(file, today);
    if (!result.ok) result.problems.forEach(report);
  }
};

/** Files of translations that their data files do not bear out. */
export const translations: Rule = (site, report) => {
  for (const file of site.translations) readTranslation(file, site).problems.forEach(report);
};

/** The files of src/content that pages and code need. */
const needed = {
  figures: 'pages quote their figures from it',
  glossary: 'pages explain their words from it',
  'official-domains': 'links to other sites are held against it',
  'official-contacts': 'phone numbers and e-mail addresses are held against it; without any, write "rows: []"',
  'home-products': 'the home page shows its tiles',
  navigation: 'the menus are made from it',
  providers: 'lists name in it who offers something',
  documents: 'values name in it where they come from',
  'search-words': 'the search reads by it what visitors type',
  defaults: 'calculators begin with its values',
  redirects: 'it sends visitors of old addresses on; without any, write "rows: []"',
} as const;

/** Missing files that the site or its code needs. */
export const neededFiles: Rule = ({ data, codeReferences }, report) => {
  for (const kind of kindNames) {
    const path = `src/content/${kind}.yml`;
    if (!Object.hasOwn(needed, kind) || data.some((file) => file.path === path)) continue;
    const why = needed[kind as keyof typeof needed];
    report({ path, line: 1, column: 1, message: `this file is gone: ${why}; put it back` });
  }
  for (const { target, ...place } of codeReferences) {
    if (target.startsWith('/') || data.some((file) => file.path === target)) continue;
    const message = 'this file is gone; write its new name, put it back, or ask a developer to take it out here';
    report({ ...place, found: JSON.stringify(target), message });
  }
};

/** Data that visitors never see: files that no page imports, and imports that are not used. */
export const unusedData: Rule = (site, report) => {
  const pages = allMdx(site);
  const imported = new Set(pages.flatMap((page) => [...page.dataFiles]));
  // A page with invalid imports may import the file.
  if (pages.every((page) => !page.fault && !page.imports.some((one) => importFault(page, one)))) {
    for (const { path } of site.data) {
      if (!path.startsWith('docs/') || imported.has(path.replace(/\.yaml$/, '.yml'))) continue;
      const page = path.replace(/\.ya?ml$/, '.mdx');
      report({ path, line: 1, column: 1, message: `no page shows this file; import it in ${page}, or remove it` });
    }
  }
  for (const { path, imports, components, expressions } of pages) {
    const used = new Set([
      ...components.map(({ name }) => name),
      ...components.flatMap(({ props }) => props.map(({ value }) => (value.form === 'identifier' ? value.name : ''))),
      ...expressions.map(({ code }) => code),
    ]);
    for (const { names, line, column } of imports) {
      const unused = names.filter((name) => !used.has(name));
      if (unused.length === 0) continue;
      const found = unused.map((name) => `"${name}"`).join(', ');
      report({ path, line, column, found, message: 'this is imported and never shown; show it, or remove the import' });
    }
  }
};
