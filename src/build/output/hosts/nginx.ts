import { contentTypes, isCompressible } from './contentTypes.mjs';
import type { Redirect } from './formats';
import type { HeaderRule } from './headers';

const CACHE_CONTROL = 'Cache-Control';
const ROBOTS_TAG = 'X-Robots-Tag';

/**
 * A page's address. With other characters a redirect could leave the site: `/%5c%5c` and a host, without its trailing slash, would be `/\\` and that
 * host, which browsers read as another site.
 */
const PAGE = String.raw`(?<page>(?:/\w[\w.-]*)+?)`;

function block(location: string, ...lines: readonly string[]): string {
  return `location ${location} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
}

const moveTo = (address: string): string => `return 301 ${address}$is_args$args;`;

function escaped(address: string): string {
  return address.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

const plain = (type: string): string => type.replace(/;.*/, '');

/** Media types of one kind, without the character set. nginx includes `text/html` by default, and warns if it is listed. */
function plainTypes(isMeant: (type: string) => boolean): string[] {
  return [...new Set(Object.values(contentTypes).filter(isMeant).map(plain))].filter((type) => type !== 'text/html');
}

/** Our media types in place of the server's, and which of them state a character set. */
function typeDirectives(): string[] {
  const types = Object.entries(contentTypes).map(([ending, type]) => `  ${plain(type)} ${ending.slice(1)};`);
  return [
    'types {',
    ...types,
    '}',
    'charset utf-8;',
    `charset_types ${plainTypes((type) => type.includes('charset')).join(' ')};`,
  ];
}

/**
 * Directives for a `server` block of nginx whose `root` is the build.
 *
 * Headers are set once for the whole server, because a location with a header of its own inherits none. So only the values of Cache-Control and
 * X-Robots-Tag change between locations; an empty one is not sent. Pages are revalidated each time, since they refer to files that the next build may
 * remove. Of the locations with a regular expression, nginx takes the first that matches.
 */
export function nginxConfig(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  languages: readonly string[] = [],
): string {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? {};
  const cached = rules.flatMap(({ path, headers }) => {
    const value = headers[CACHE_CONTROL];
    return value === undefined || value === 'no-cache' ? [] : [{ path, value }];
  });
  return [
    [
      'absolute_redirect off;',
      'error_page 404 /404.html;',
      '# What a location sets is unknown where a request is refused before one is chosen, which is no reason for a line in the log.',
      'uninitialized_variable_warn off;',
      ...typeDirectives(),
      'gzip on;',
      'gzip_static on;',
      'gzip_vary on;',
      `gzip_types ${plainTypes(isCompressible).join(' ')};`,
      '# With the module libnginx-mod-http-brotli-static:',
      '# brotli_static on;',
    ].join('\n'),
    [
      'set $cache_control "no-cache";',
      'set $robots_tag "";',
      `add_header ${CACHE_CONTROL} $cache_control always;`,
      `add_header ${ROBOTS_TAG} $robots_tag always;`,
      ...Object.entries(everywhere).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ].join('\n'),
    block('/', 'try_files $uri $uri.html $uri/index.html =404;'),
    ...languages.map((language) =>
      block(`/${language}/`, `error_page 404 /${language}/404.html;`, 'try_files $uri $uri.html $uri/index.html =404;'),
    ),
    ...cached.map(({ path, value }) =>
      // `^~`: skips the regular expressions below for these files.
      block(`^~ ${path.replace('*', '')}`, `set $cache_control "${value}";`, 'try_files $uri =404;'),
    ),
    ...['', ...languages.map((language) => `/${language}`)].map((folder) => block(`= ${folder}/404.html`, 'internal;')),
    block('= /404', 'return 404;'),
    block(String.raw`~ ^/_(?:headers|redirects)$|\.(?:br|gz)$`, 'return 404;'),
    ...redirects.map(({ from, to }) => block(String.raw`~ ^${escaped(from)}(?:/|\.html|/index\.html)?$`, moveTo(to))),
    block(String.raw`~ \.md$`, 'set $robots_tag "noindex";', 'try_files $uri =404;'),
    block(String.raw`~ ^/index(?:\.html)?$`, moveTo('/')),
    block(String.raw`~ ^${PAGE}(?:/|\.html|/index\.html)$`, moveTo('$page')),
  ]
    .join('\n\n')
    .concat('\n');
}
