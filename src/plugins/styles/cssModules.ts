import type { Plugin } from '@docusaurus/types';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
export type Rule = NonNullable<NonNullable<Parameters<ConfigureWebpack>[0]['module']>['rules']>[number];
type ObjectRule = Extract<Rule, object>;

/**
 * How css-loader names the classes of our CSS modules: after component and class. Docusaurus's own pattern ends in a hash, which
 * does not compress: on a page with two hundred class names that is a twentieth of its size.
 */
export const classNames = '[folder]-[local]';

/** Whether a rule of Docusaurus's is about stylesheets, CSS modules or others. */
export function isStyleRule(rule: Rule): rule is ObjectRule {
  return isRuleFor('x.module.css', rule) && !isRuleFor('x.js', rule);
}

/** Whether a rule of Docusaurus's is the one about CSS modules. */
export function isCssModuleRule(rule: Rule): rule is ObjectRule {
  return isStyleRule(rule) && !isRuleFor('x.css', rule);
}

/** Whether a rule takes in files of such a name. */
export function isRuleFor(file: string, rule: Rule): boolean {
  return typeof rule === 'object' && rule !== null && rule.test instanceof RegExp && rule.test.test(file);
}
