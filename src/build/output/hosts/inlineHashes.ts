import { createHash } from 'node:crypto';

const INLINE = {
  script: /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g,
  style: /<style()>([^]*?)<\/style>/g,
} as const;

/** Data blocks are not executed, so the policy need not allow them. */
const DATA_TYPE = /type="(?:application\/(?:ld\+)?json)"/;

/**
 * Lists the hashes of the inline scripts or styles of a page, in the form of a Content-Security-Policy.
 * @param html a built page
 * @returns such as `'sha256-…'`, in the order of the page
 */
export function inlineHashes(html: string, tag: keyof typeof INLINE): string[] {
  return [...html.matchAll(INLINE[tag])]
    .filter(([, attributes = '']) => !DATA_TYPE.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
