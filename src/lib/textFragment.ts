/**
 * A link to words on a page (a text fragment): the browser scrolls to them, opens the fold around them and highlights them. A browser that does not
 * support text fragments scrolls to the anchor.
 *
 * @param place a page with a place on it: "/fixed-deposits#offers"
 */
export const addressOfWords = (place: string, words: string): string =>
  // A hyphen has a meaning of its own there.
  `${place}:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
