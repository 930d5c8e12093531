import { isRecord } from '../../../lib/isRecord';
import { addressed, type Site } from '../../model';
import { rowsOf } from '../../records';
import type { Rule } from '../rule';

/** What the label of a figure calls by its own name: "80C", "ELSS", "NPS", "rebate". Two letters and common short forms name too much. */
const OWN_NAME =
  /\b(?:\d{2}[A-Z]{1,4}|(?!GST|RBI|EMI|LTV|CIBIL)[A-Z]{3,}|Sukanya Samriddhi|rebate|standard deduction)\b/gu;

/** A sum or a time alone, as limits and lock-ins are. Rates stand in worked examples, which keep theirs. */
const LIMIT = /^(?:₹[\d,.]+(?: lakh| crore)?|\d+ years)$/u;

/** Limits of the law that a sentence writes by hand, and that would stay as they are when the law changes. */
export const limitsByHand: Rule = (site, report) => {
  const limits = limitsOf(site);
  for (const { path, paragraphs } of addressed(site)) {
    for (const { words, line, column } of paragraphs) {
      for (const sentence of words.split(/(?<=[.!?:;])\s/u)) {
        const limit = limits.find(
          ({ names, text }) => names.every((name) => has(sentence, name)) && has(sentence, text),
        );
        if (!limit) continue;
        const message = `write <Figure id="${limit.id}" /> for it, so that the sentence follows the law`;
        report({ path, line, column, found: JSON.stringify(limit.text), message });
      }
    }
  }
};

interface Limit {
  readonly id: string;
  readonly names: readonly string[];
  readonly text: string;
}

function limitsOf(site: Site): readonly Limit[] {
  return (rowsOf(site, 'figures') ?? []).flatMap(({ id, label, practice, periods }) => {
    const last: unknown = Array.isArray(periods) ? periods.at(-1) : undefined;
    const text = isRecord(last) ? String(last['value']) : '';
    const names = [...new Set(String(label).match(OWN_NAME))];
    return practice !== undefined || names.length === 0 || !LIMIT.test(text) ? [] : [{ id: String(id), names, text }];
  });
}

/** Whether words stand in a sentence, and not as a part of others: ₹5 lakh is no part of ₹5 lakh crore, nor 80C of 80CCD. */
function has(sentence: string, words: string): boolean {
  const index = sentence.indexOf(words);
  if (index === -1) return false;
  const isOfMore =
    /[\w,.]/u.test(sentence[index - 1] ?? ' ') || /^(?:\w|[,.]\d)/u.test(sentence.slice(index + words.length));
  return !isOfMore || has(sentence.slice(index + words.length), words);
}
