// cspell:ignore hsts
import { SEARCH_INDEX_FOLDER } from '../../../content/searchIndex';
import { site } from '../../../site';
import { WORKER_PATH } from '../../../worker/addresses';
import { contentPolicy, type InlineHashes } from './policy';

/** Headers for all addresses that match a path, in which `*` matches anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Files with a hash of their content in their names. */
const HASHED_FILES = ['assets/*', `${SEARCH_INDEX_FOLDER}/fragment/*`, `${SEARCH_INDEX_FOLDER}/index/*`];

/** Files that change under the same name and must be from the same build. Without a header, a browser may keep some for days. */
const FILES_THAT_CHANGE = [
  WORKER_PATH.slice(1),
  ...[
    'pagefind.js',
    'pagefind-worker.js',
    'pagefind-entry.json',
    'words.json',
    'subjects.json',
    'absence.json',
    'wasm.*',
  ].map((name) => `${SEARCH_INDEX_FOLDER}/${name}`),
];

/** Copies of pages. Search engines should index the page instead. */
const MARKDOWN: HeaderRule = {
  path: '/*.md',
  headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Browser features that no page uses, and no embedded content may. Without `clipboard-write`, `fullscreen` and `web-share`, because pages share and
 * copy.
 */
const REFUSED_FEATURES = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture'],
  ...['encrypted-media', 'geolocation', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'storage-access', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/**
 * How long browsers use only HTTPS for this host. The preload list binds every subdomain, including those run by others, and takes months to leave,
 * so it is the owner's choice in src/site.ts.
 */
function transportSecurity(preload: boolean): string {
  return `max-age=${2 * YEAR_SECONDS}${preload ? '; includeSubDomains; preload' : ''}`;
}

/**
 * The headers of the whole site.
 * @param hashes of the pages' inline scripts and styles
 * @param folders of the languages: "/", "/hi/"
 * @param preload whether the owner wants the host and all its subdomains on browsers' list for HTTPS
 */
export function headerRules(
  hashes: InlineHashes,
  folders: readonly string[] = ['/'],
  preload: boolean = site.hstsPreload,
): readonly HeaderRule[] {
  const inEach = (files: readonly string[], cacheControl: string): readonly HeaderRule[] =>
    folders.flatMap((folder) =>
      files.map((file) => ({ path: folder + file, headers: { 'Cache-Control': cacheControl } })),
    );
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': `${contentPolicy(hashes)}; frame-ancestors 'none'`,
        'Strict-Transport-Security': transportSecurity(preload),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': REFUSED_FEATURES.map((name) => `${name}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    ...inEach(HASHED_FILES, `public, max-age=${YEAR_SECONDS}, immutable`),
    ...inEach(FILES_THAT_CHANGE, 'no-cache'),
    MARKDOWN,
  ];
}
