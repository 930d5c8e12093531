/** Words with which people ask for a comparison or a choice. They are not what a page is about, and hardly any page says them. */
const ASKING = /^(?:vs\.?|versus|best|top|compare)$/i;

/**
 * A question without the words that only ask. A search has to find all words, and would find none of the pages that answer.
 * @returns the question itself where nothing else is in it
 */
export function meaningOf(question: string): string {
  const meaning = question.split(/\s+/).filter((word) => !ASKING.test(word));
  return meaning.length > 0 ? meaning.join(' ') : question;
}
