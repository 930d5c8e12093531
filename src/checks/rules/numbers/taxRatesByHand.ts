import { addressed, type Site } from '../../model';
import { rowsOf } from '../../records';
import type { Rule } from '../rule';

/** "GST at 18%", "GST is 18%", "18% GST", "10% as TDS": a tax beside its rate. */
const RATE_OF_A_TAX =
  /\b(?<tax>GST|TDS|TCS)(?: (?:at|of|is))? \d+(?:\.\d+)?%|\d+(?:\.\d+)?% (?:as |of )?(?<after>GST|TDS|TCS)\b/gu;

/** A rate of the past stays as it was. */
const OF_THE_PAST = /\b(?:old|earlier|until|would|was|were|had)\b/iu;

/** Rates of GST, TDS and TCS that a sentence writes by hand, without the document that a figure has. */
export const taxRatesByHand: Rule = (site, report) => {
  for (const { path, paragraphs } of addressed(site)) {
    for (const { words, line, column } of paragraphs) {
      for (const sentence of words.split(/(?<=[.!?:;])\s/u)) {
        if (OF_THE_PAST.test(sentence)) continue;
        for (const { 0: found, groups = {} } of sentence.matchAll(RATE_OF_A_TAX)) {
          const ids = figuresOf(site, groups['tax'] ?? groups['after'] ?? '');
          if (ids.length === 0) continue;
          const message = `take the rate from its figure, which has a document: <Figure id="…" /> with ${ids.join(', ')}`;
          report({ path, line, column, found: JSON.stringify(found), message });
        }
      }
    }
  }
};

/** The ids of the figures whose labels name a tax. */
function figuresOf(site: Site, tax: string): readonly string[] {
  const name = new RegExp(`\\b${tax}\\b`, 'u');
  return (rowsOf(site, 'figures') ?? []).flatMap(({ id, label }) => (name.test(String(label)) ? [String(id)] : []));
}
