import { SEARCH_INDEX_FOLDER } from '../../../lib/search/searchIndex';

/** Headers for all addresses that match a path, where `*` stands for anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An address that has moved for good. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Files whose names change with what is in them. */
const HASHED_FILES = ['/assets/*', `/${SEARCH_INDEX_FOLDER}/fragment/*`, `/${SEARCH_INDEX_FOLDER}/index/*`];

/** Files that change under the same name and fit only each other. Left alone, a browser may keep some of them for days. */
const FILES_THAT_CHANGE = ['pagefind.js', 'pagefind-worker.js', 'pagefind-entry.json', 'words.json', 'wasm.*'].map(
  (name) => `/${SEARCH_INDEX_FOLDER}/${name}`,
);

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The headers of the whole site.
 * @param scriptHashes of the inline scripts that every page holds
 */
export function headerRules(scriptHashes: readonly string[]): readonly HeaderRule[] {
  const policy = [
    "default-src 'none'",
    // The search reads its index with WebAssembly. A policy for its files alone would not do: where two rules match, hosts
    // send both policies, and a browser obeys the stricter.
    `script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules' ${scriptHashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ');
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': `max-age=${2 * YEAR_SECONDS}; includeSubDomains; preload`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    ...HASHED_FILES.map((path) => ({
      path,
      headers: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` },
    })),
    ...FILES_THAT_CHANGE.map((path) => ({ path, headers: { 'Cache-Control': 'no-cache' } })),
  ];
}

/** In the format of Netlify and Cloudflare Pages. */
export function asNetlifyHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/**
 * The moved addresses in the format of Netlify and Cloudflare Pages. The mark behind the status lets it go before the page
 * that the build leaves at the old address for other hosts.
 */
export function asNetlifyRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join('');
}

/** In the format of Vercel. */
export function asVercelConfig(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    headers: rules.map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * As a snippet for a `server` block of nginx. A location with a header of its own inherits none, so each repeats all. What the other
 * hosts do by themselves is said here: pages are asked for anew each time, since they name files that the next build may remove, and
 * an address with a slash at its end is that without.
 */
export function asNginxConfig(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? {};
  const lines = (headers: HeaderRule['headers']): string =>
    Object.entries(headers)
      .map(([name, value]) => `  add_header ${name} "${value}" always;`)
      .join('\n');
  const locations = rules
    .filter(({ path }) => path !== '/*')
    .map(({ path, headers }) => `location ${path.replace('*', '')} {\n${lines({ ...everywhere, ...headers })}\n}`);
  return [
    'error_page 404 /404.html;',
    'rewrite ^(/.+)/$ $1 permanent;',
    `location / {\n  try_files $uri $uri.html $uri/index.html =404;\n${lines({ ...everywhere, 'Cache-Control': 'no-cache' })}\n}`,
    ...locations,
    ...redirects.map(({ from, to }) => `location = ${from} {\n  return 301 ${to};\n}`),
  ]
    .join('\n\n')
    .concat('\n');
}
