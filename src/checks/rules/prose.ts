import { addressed } from '../model';
import type { Rule } from './rule';

/** In characters: shorter paragraphs, such as "Ask the bank.", may be repeated. */
const LEAST_REPEATED = 60;

export const repeatedParagraphs: Rule = (site, report) => {
  const seen = new Map<string, string>();
  for (const { path, paragraphs } of [...addressed(site), ...site.partials]) {
    for (const { words, line, column } of paragraphs) {
      if (words.length <= LEAST_REPEATED) continue;
      const earlier = seen.get(words);
      if (earlier === undefined) {
        seen.set(words, `${path}:${line}`);
        continue;
      }
      const found = JSON.stringify(`${words.slice(0, 57)}…`);
      const message = `${earlier} says the same; say it once, or put it into a partial that both pages import`;
      report({ path, line, column, found, message });
    }
  }
};
