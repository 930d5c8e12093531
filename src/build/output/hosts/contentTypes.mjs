// @ts-check
/**
 * The type of each kind of file of the site, with its character set. Hosts have lists of their own, but those of Debian's nginx lack some of
 * these, and others say nothing of UTF-8.
 * @type {Readonly<Record<string, string>>}
 */
export const contentTypes = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yml': 'text/yaml; charset=utf-8',
};

/** Whether files of a type become smaller when they are compressed. */
export const isCompressible = (/** @type {string} */ type) =>
  /charset=utf-8|image\/x-icon|application\/wasm/.test(type);
