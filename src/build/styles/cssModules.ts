import path from 'node:path';
import type { Rule } from '../bundler';
import { classNamesVersion, shortClassNames } from './classNames';

type ObjectRule = Extract<Rule, object>;

/**
 * How css-loader names the classes of CSS modules in a build: the same for the stylesheet, the pages and the islands.
 * @param siteDir root of the repository
 */
export function cssModuleOptions(siteDir: string): object {
  const nameOf = shortClassNames(path.join(siteDir, 'src'));
  return {
    getLocalIdent: ({ resourcePath }: { readonly resourcePath: string }, _pattern: string, className: string) =>
      nameOf(resourcePath, className),
    // Docusaurus's own pattern, for the modules of its theme.
    localIdentName: '[local]_[contenthash:base64:4]',
  };
}

/** @returns a text that changes when a class of a CSS module gets another name in a build */
export function cssModulesVersion(siteDir: string): string {
  return classNamesVersion(path.join(siteDir, 'src'));
}

/** Whether a rule of Docusaurus's is about stylesheets, CSS modules or others. */
export function isStyleRule(rule: Rule): rule is ObjectRule {
  return isRuleFor('x.module.css', rule) && !isRuleFor('x.js', rule);
}

/** Whether a rule of Docusaurus's is the one about CSS modules. */
export function isCssModuleRule(rule: Rule): rule is ObjectRule {
  return isStyleRule(rule) && !isRuleFor('x.css', rule);
}

/** Whether a rule applies to a file of this name. */
export function isRuleFor(file: string, rule: Rule): boolean {
  return typeof rule === 'object' && rule !== null && rule.test instanceof RegExp && rule.test.test(file);
}
