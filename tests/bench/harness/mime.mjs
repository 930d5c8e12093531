// @ts-check

/** What a page is made of. */
export const kinds = /** @type {const} */ (['HTML', 'CSS', 'script', 'font', 'image', 'other']);

/** @typedef {typeof kinds[number]} Kind */

/**
 * By what the server says it is, and not by why it is asked for: a script that is fetched ahead is a script.
 * @param {string} contentType
 * @returns {Kind}
 */
export function kindOfContent(contentType) {
  if (contentType.startsWith('text/html')) return 'HTML';
  if (contentType.startsWith('text/css')) return 'CSS';
  if (/^(?:text|application)\/javascript/.test(contentType)) return 'script';
  if (contentType.startsWith('font/')) return 'font';
  return contentType.startsWith('image/') ? 'image' : 'other';
}

/** @param {{ bytes: Record<Kind, number> }} view in bytes */
export function totalOf({ bytes }) {
  return kinds.reduce((sum, kind) => sum + bytes[kind], 0);
}
