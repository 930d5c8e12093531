// cspell:ignore behavi butili neighb
import { allText } from '../model';
import type { Problem } from '../problem';
import type { Rule } from './rule';

/** Words that readers misread or do not search for, and what to write instead. */
const AVOIDED: readonly (readonly [words: RegExp, better: string])[] = [
  [/\butili[sz]e[sd]?\b/iu, 'use'],
  [/\bavail(?:ed|ing)? (?:of )?(?=an?\b|the\b|it\b|this\b|your\b)/iu, 'get'],
  [/\bprior to\b/iu, 'before'],
  [/\bsubsequent to\b/iu, 'after'],
  [/\bin order to\b/iu, 'to'],
  [/\bin the event (?:of|that)\b/iu, 'if'],
  [/\bkindly\b/iu, 'please'],
  [/\bthe same (?:may|shall|will|has|can) be\b/iu, 'it'],
  [/\bset apart\b/iu, 'does not match, or hidden'],
  [/\bnot told\b/iu, 'choose'],
  [/\b(?:stands?|listed) by name\b/iu, 'from A to Z'],
  [/\bin no document\b/iu, 'we could not find'],
  [/\bno condition (?:is )?named\b/iu, 'we did not find who gets it'],
  [/\bput in your\b/iu, 'enter your'],
  [/\bthe year of the opening\b/iu, 'the year in which you open it'],
  [/\b(?:behavi|col|fav|hon|lab|neighb)or(?:s|ed|ing|able|ite)?\b(?![=:])/iu, 'it in British spelling, with "our"'],
];

/** Any of them, to pass over texts without one. */
const ANY = new RegExp(AVOIDED.map(([words]) => words.source).join('|'), 'i');

const OURS =
  /^(?:docs|blog)\/.*\.(?:mdx|ya?ml)$|^src\/(?!content\/documents\.yml|content\/search-words\.yml).*\.(?:ya?ml|ftl)$/u;

/** Comments and imports, which no visitor reads. */
const NOT_READ = /^\s*(?:#|import )/u;

/** Words to avoid in a text, as problems. */
export function wordsToAvoid(path: string, text: string): readonly Problem[] {
  if (!OURS.test(path) || !ANY.test(text)) return [];
  return text.split('\n').flatMap((line, index) =>
    AVOIDED.flatMap(([words, better]) => {
      const found = NOT_READ.test(line) && !path.endsWith('.mdx') ? null : words.exec(line);
      if (!found) return [];
      const message = `readers stumble over it; write ${better}`;
      return [{ path, line: index + 1, column: found.index + 1, found: JSON.stringify(found[0].trim()), message }];
    }),
  );
}

/** Words for which there are plainer ones. */
export const plainWords: Rule = (site, report) => {
  for (const { path, text } of allText(site)) wordsToAvoid(path, text).forEach(report);
};
