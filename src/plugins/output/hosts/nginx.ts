import type { Redirect } from './formats';
import type { HeaderRule } from './headers';

const CACHE_CONTROL = 'Cache-Control';
const ROBOTS_TAG = 'X-Robots-Tag';

/**
 * A page's address. With other characters a redirect could be made to leave the site: `/%5c%5c` and a host, without the slash at
 * its end, would be `/\\` and that host, which browsers read as another site.
 */
const PAGE = String.raw`(?<page>(?:/\w[\w.-]*)+?)`;

function block(location: string, ...lines: readonly string[]): string {
  return `location ${location} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
}

const moveTo = (address: string): string => `return 301 ${address}$is_args$args;`;

function escaped(address: string): string {
  return address.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * Directives for a `server` block of nginx whose `root` is the build.
 *
 * Headers are set once, for the whole server: a location with a header of its own would inherit none. So only the values of
 * Cache-Control and X-Robots-Tag change between locations; an empty one is not sent. Pages are asked for anew each time, since they name files that the next build may
 * remove. Of the locations with a regular expression, nginx takes the first that matches.
 */
export function nginxConfig(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? {};
  const cached = rules.flatMap(({ path, headers }) => {
    const value = headers[CACHE_CONTROL];
    return value === undefined || value === 'no-cache' ? [] : [{ path, value }];
  });
  return [
    [
      'absolute_redirect off;',
      'error_page 404 /404.html;',
      'gzip on;',
      'gzip_static on;',
      'gzip_vary on;',
      'gzip_types text/css application/javascript text/javascript application/json application/xml application/rss+xml application/atom+xml image/svg+xml text/markdown;',
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
    ...cached.map(({ path, value }) =>
      // `^~`: no location below looks at these files.
      block(`^~ ${path.replace('*', '')}`, `set $cache_control "${value}";`, 'try_files $uri =404;'),
    ),
    block('= /404.html', 'internal;'),
    block('= /404', 'return 404;'),
    block(String.raw`~ ^/_(?:headers|redirects)$|\.(?:br|gz)$`, 'return 404;'),
    ...redirects.map(({ from, to }) => block(String.raw`~ ^${escaped(from)}(?:/|\.html|/index\.html)?$`, moveTo(to))),
    block(
      String.raw`~ \.md$`,
      'set $robots_tag "noindex";',
      'types {}',
      'default_type text/markdown;',
      'charset utf-8;',
      'charset_types text/markdown;',
      'try_files $uri =404;',
    ),
    block(String.raw`~ ^/index(?:\.html)?$`, moveTo('/')),
    block(String.raw`~ ^${PAGE}(?:/|\.html|/index\.html)$`, moveTo('$page')),
  ]
    .join('\n\n')
    .concat('\n');
}
