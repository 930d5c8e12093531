/** What is known of the texts of a few large pages. */
const MOST_REMEMBERED = 50_000;

/** Remembers what was made of a text. The labels and headings of a table stand around each of its cells, so most are asked for many times. */
export function remembered<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    if (known.size > MOST_REMEMBERED) known.clear();
    const result = make(text);
    known.set(text, { result });
    return result;
  };
}
