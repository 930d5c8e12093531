import { allText } from '../model';
import type { Rule } from './rule';

/** Products whose advice needs a licence from SEBI or IRDAI, as texts call them. */
const PRODUCT =
  '(?:funds?|ETFs?|ELSS|ULIPs?|SIPs?|shares|stocks|units|bonds?|annuity|annuities|(?:term|health) (?:plan|policy|insurance|cover)|policy|policies|insurance|NPS|PPF)';

/** The start of a sentence: a line, a list item, bold words, or the end of another sentence. */
const START = String.raw`(?:^\s*(?:[-*]\s+|\d+\.\s+)?(?:\*\*)?|[.!?:]\s+(?:\*\*)?|\*\*\s+)`;
const UP_TO_PRODUCT = String.raw`\b[^.!?:]{0,50}?\b${PRODUCT}\b`;

const patterns: readonly RegExp[] = [
  new RegExp(`${START}(?<words>(?:Buy|Sell|Hold|Redeem|Surrender|Switch to|Invest in)${UP_TO_PRODUCT})`, 'u'),
  // "Choose the fund" is a step of buying one; "Choose a large cap fund" is an opinion.
  new RegExp(
    `${START}(?<words>(?:Take|Choose|Pick|Prefer) (?:(?:an?|one)${UP_TO_PRODUCT}|the [a-z]+ ${PRODUCT}\\b))`,
    'u',
  ),
  /(?<words>\bshould (?:buy|sell|hold|invest|redeem|surrender)\b)/u,
  /(?<words>\b[Ww]e (?:recommend|suggest|advise)\b)(?! none| no\b)/u,
  new RegExp(String.raw`(?<words>\bthe best ${PRODUCT}\b)`, 'u'),
];

/** Lines that are not our sentences: headings, which the specification sets, and imports. */
const NO_SENTENCE = /^\s*(?:#|import )/u;

/** Texts of pages, articles and data. Titles of documents are third-party text. */
const OURS = /^(?:docs|blog)\/.*\.(?:mdx|ya?ml)$|^src\/content\/(?!documents\.yml|search-words\.yml).*\.ya?ml$/u;

/** The words of a line that advise a reader to buy, sell or hold; undefined if none. */
export function adviceIn(line: string): string | undefined {
  if (NO_SENTENCE.test(line)) return undefined;
  const plain = line.replaceAll(/<[^>]*>/g, '');
  return patterns.map((pattern) => pattern.exec(plain)?.groups?.['words']).find((words) => words !== undefined);
}

/** Advice to buy, sell or hold, which only people registered with SEBI or IRDAI may give. */
export const advice: Rule = (site, report) => {
  for (const { path, text } of allText(site)) {
    if (!OURS.test(path)) continue;
    for (const [index, line] of text.split('\n').entries()) {
      const words = adviceIn(line);
      if (words === undefined) continue;
      const [first = ''] = words.split(' ');
      const message =
        'describe, compute or compare, and leave the choice to the reader: only registered advisers may say what to buy, sell or hold';
      report({
        path,
        line: index + 1,
        column: Math.max(line.indexOf(first), 0) + 1,
        found: JSON.stringify(words),
        message,
      });
    }
  }
};
