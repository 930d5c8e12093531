import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;

/** Data blocks are not executed, so the policy need not allow them. */
const DATA_TYPE = /type="(?:application\/(?:ld\+)?json)"/;

/**
 * Lists the hashes of the inline scripts of a page, in the form of a Content-Security-Policy.
 * @param html a built page
 * @returns such as `'sha256-…'`, in the order of the page
 */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes]) => !DATA_TYPE.test(attributes ?? ''))
    .map(
      ([, , code]) =>
        `'sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}'`,
    );
}
