import { createHash } from 'node:crypto';

const INLINE = {
  script: /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g,
  style: /<style()>([^]*?)<\/style>/g,
} as const;

/** Data blocks are not executed, so the policy need not allow them. */
const DATA_TYPE = /type="(?:application\/(?:ld\+)?json)"/;

/**
 * Hashes of a page's inline scripts or styles, in the form of a Content-Security-Policy.
 * @param html a built page
 * @returns such as `'sha256-…'`, in page order
 */
export function inlineHashes(html: string, tag: keyof typeof INLINE): string[] {
  return [...html.matchAll(INLINE[tag])]
    .filter(([, attributes = '']) => !DATA_TYPE.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
