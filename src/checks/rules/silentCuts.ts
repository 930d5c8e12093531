import { allMdx } from '../model';
import type { Rule } from './rule';

/** A value without quotes that a remark follows: YAML leaves out all from " #" on. */
const REMARK = /^\s*(?:- +)*(?:[\w-]+: +|(?![\w-]+:(?: |$)))(?!["'#[{>|])\S.*?(?= #)/u;
/** A value in curly quotation marks, which YAML takes for letters. */
const CURLY = /^\s*(?:- +)*[\w-]+: +(?=[“‘].*[”’]\s*$)/u;

/** Parts of YAML that visitors would not see as they were written. */
export const silentCuts: Rule = (site, report) => {
  const texts = [
    ...[...site.data, ...site.translations].map(({ path, text }) => ({ path, text })),
    ...allMdx(site).flatMap(({ path, frontMatter }) => (frontMatter ? { path, text: frontMatter.text } : [])),
  ];
  for (const { path, text } of texts) {
    for (const [index, line] of text.split('\n').entries()) {
      const kept = REMARK.exec(line)?.[0];
      const before = CURLY.exec(line)?.[0];
      if (kept !== undefined) {
        const message = 'nobody reads what follows " #"; put the value in quotes, or the remark on a line of its own';
        report({
          path,
          line: index + 1,
          column: kept.length + 2,
          found: JSON.stringify(line.slice(kept.length + 1)),
          message,
        });
      } else if (before !== undefined) {
        const message = 'write straight quotation marks, or none: these would be read as part of the text';
        report({ path, line: index + 1, column: before.length + 1, found: JSON.stringify(line.trim()), message });
      }
    }
  }
};
