/** What a first view may weigh, in bytes as they are sent, compressed with Brotli. */

/**
 * The files of a first view besides the page itself. The font is requested after the first view, once for all pages, and counts all the same.
 */
export const LIMITS_BYTES = {
  stylesheet: 0,
  script: 6 * 1024,
  image: 15 * 1024,
  font: 20 * 1024,
};
/** The same in a language whose letters take six bytes each in a script and three in a page, and whose pages are in a font of the device. */
export const OTHER_SCRIPT_LIMIT_BYTES = 6.6 * 1024;
export const OTHER_HTML_LIMIT_BYTES = 30 * 1024;
/** The page without its styles, and its styles. */
export const HTML_LIMIT_BYTES = 27 * 1024;
export const STYLES_LIMIT_BYTES = 13 * 1024;
export const FIRST_VIEW_LIMIT_BYTES = 45 * 1024;
