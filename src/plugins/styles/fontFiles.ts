import type { Rule } from '../bundler';
import { isRuleFor } from './cssModules';

/** Whether a rule of Docusaurus's is about fonts. */
export function isFontRule(rule: Rule): boolean {
  return isRuleFor('x.woff2', rule) && !isRuleFor('x.js', rule);
}

/**
 * Docusaurus writes a small font into the stylesheet, which every page waits for and from where the Content-Security-Policy
 * allows none. By this rule each becomes a file with a hashed name.
 */
export function fontFiles(isServer: boolean): Rule {
  return {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { emit: !isServer, filename: 'assets/fonts/[name]-[contenthash:8][ext]' },
  };
}
