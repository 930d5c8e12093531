/** Words with which people ask for a comparison or a choice. They are not what a page is about, and hardly any page says them. */
const ASKING = /(?<![\p{L}\p{N}])(?:vs\.?|versus|best|top|compare)(?![\p{L}\p{N}])/giu;

/**
 * A question without the words that only ask. A search has to find all words, and would find none of the pages that answer.
 * @returns the question itself where nothing else is in it
 */
export function meaningOf(question: string): string {
  const meaning = question.replace(ASKING, ' ').replace(/\s+/g, ' ').trim();
  return meaning === '' ? question : meaning;
}
