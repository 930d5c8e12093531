const LONGEST = 4;

/**
 * The letters on a monogram: "SBI" as it is, "Bank of India" as "BoI", "Canara Bank" as "CAN".
 * @param shortName what people call a provider
 */
export function monogramLetters(shortName: string): string {
  const words = shortName.split(/[\s&.-]+/u).filter(Boolean);
  const [first = ''] = words;
  if (first.length <= LONGEST && first === first.toUpperCase()) return first;
  const isOneName = words.length === 1 || (words.length === 2 && words[1] === 'Bank');
  if (isOneName) return first.slice(0, 3).toUpperCase();
  return words
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, LONGEST);
}
