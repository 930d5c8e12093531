import type { HeaderRule } from './headers';

/** An address that has moved permanently. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** `_headers` of Netlify and Cloudflare Pages. */
export function netlifyHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/**
 * `_redirects` of Netlify and Cloudflare Pages, with the page for unknown addresses of each other language: Cloudflare finds it by itself. Not `301!`, with which a redirect takes precedence over a file on Netlify: Cloudflare ignores
 * such a line as invalid.
 */
export function netlifyRedirects(redirects: readonly Redirect[], languages: readonly string[] = []): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  const unknown = languages.map((language) => `/${language}/* /${language}/404.html 404\n`);
  return [...moved, ...unknown].join('');
}
