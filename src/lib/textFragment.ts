/**
 * The address of some words on a page: a browser goes to where they stand, opens the fold that holds them and marks them. One without text fragments goes
 * to the place before them.
 *
 * @param place a page with a place on it: "/fixed-deposits#offers"
 */
export const addressOfWords = (place: string, words: string): string =>
  // A hyphen has a meaning of its own there.
  `${place}:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
