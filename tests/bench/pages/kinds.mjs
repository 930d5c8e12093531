// @ts-check

/** What a page is made of, as a browser asks for it. */
export const kinds = /** @type {const} */ (['HTML', 'CSS', 'script', 'font', 'image', 'other']);

/** @typedef {typeof kinds[number]} Kind */

/**
 * What a page weighs on the wire, in bytes as the server compresses them.
 * @typedef {object} Weight
 * @property {Record<Kind, number>} bytes bodies, by kind
 * @property {number} inlineScript what the scripts inside the HTML would weigh alone; part of HTML
 * @property {number} headers of all responses, uncompressed as HTTP/1.1 sends them
 * @property {number} requests
 */

/**
 * @param {string} resourceType as Playwright and the DevTools protocol name it
 * @returns {Kind}
 */
export function kindOf(resourceType) {
  switch (resourceType.toLowerCase()) {
    case 'document':
      return 'HTML';
    case 'stylesheet':
      return 'CSS';
    case 'script':
      return 'script';
    case 'font':
      return 'font';
    case 'image':
    case 'media':
      return 'image';
    default:
      return 'other';
  }
}

/** @param {Weight} weight */
export function totalOf({ bytes }) {
  return kinds.reduce((sum, kind) => sum + bytes[kind], 0);
}
