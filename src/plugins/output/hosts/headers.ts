import { SEARCH_INDEX_FOLDER } from '../../../lib/search/searchIndex';
import { WORKER_PATH } from '../../../worker/addresses';

/** Headers for all addresses that match a path, in which `*` matches anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Files with a hash of their content in their names. */
const HASHED_FILES = ['/assets/*', `/${SEARCH_INDEX_FOLDER}/fragment/*`, `/${SEARCH_INDEX_FOLDER}/index/*`];

/** Files that change under the same name and must be of the same build. Without a header, a browser may keep some of them for days. */
const FILES_THAT_CHANGE = [
  WORKER_PATH,
  ...[
    'pagefind.js',
    'pagefind-worker.js',
    'pagefind-entry.json',
    'words.json',
    'subjects.json',
    'absence.json',
    'wasm.*',
  ].map((name) => `/${SEARCH_INDEX_FOLDER}/${name}`),
];

/** Copies of pages. Search engines should index the page instead. */
const MARKDOWN: HeaderRule = {
  path: '/*.md',
  headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Hashes such as `'sha256-…'` of what pages hold inline. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The headers of the whole site. */
export function headerRules({ scripts, styles }: InlineHashes): readonly HeaderRule[] {
  const policy = [
    "default-src 'none'",
    // The search reads its index with WebAssembly. A separate policy for its files would not work: if two rules match, hosts send both
    // policies, and a browser enforces both.
    `script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules' ${scripts.join(' ')}`,
    // The worker of the search, and the service worker.
    "worker-src 'self'",
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
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
    MARKDOWN,
  ];
}
