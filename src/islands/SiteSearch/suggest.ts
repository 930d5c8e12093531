import { correctWords } from '@site/src/lib/search/correctWords';
import { SEARCH_WORDS_PATH } from '@site/src/lib/search/searchIndex';

let words: readonly string[] | undefined;

async function readWords(): Promise<readonly string[]> {
  const response = await fetch(SEARCH_WORDS_PATH);
  if (!response.ok) throw new Error(`The list of words was answered with ${response.status}.`);
  return (await response.json()) as readonly string[];
}

/**
 * What a question with misspelt words may have meant.
 * @param missing the words of it that were not found; the others keep their beginnings
 * @returns undefined where nothing is near, or where the list of words cannot be fetched: the answer does without
 */
export async function suggest(question: string, missing: readonly string[]): Promise<string | undefined> {
  try {
    words ??= await readWords();
    return correctWords(question, missing, words);
  } catch {
    return undefined;
  }
}
