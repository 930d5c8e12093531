import type { Rule } from '../bundler';
import { isRuleFor } from './cssModules';

/** Whether a rule of Docusaurus's is about fonts. */
export function isFontRule(rule: Rule): boolean {
  return isRuleFor('x.woff2', rule) && !isRuleFor('x.js', rule);
}

/**
 * Makes every font a file with a hashed name. Docusaurus would inline small ones into the stylesheet, which blocks rendering, and the
 * Content-Security-Policy does not allow inlined fonts.
 */
export function fontFiles(isServer: boolean): Rule {
  return {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { emit: !isServer, filename: 'assets/fonts/[name]-[contenthash:8][ext]' },
  };
}
