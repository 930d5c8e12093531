import { asNetlifyHeaders, asNetlifyRedirects, asNginxConfig, asVercelConfig, headerRules } from './headers';

const rules = headerRules(["'sha256-abc='"]);
const moved = [{ from: '/loans/home', to: '/home-loans' }];

test('the policy allows our own files and the named inline scripts, and nothing unsafe', () => {
  const policy = rules[0]?.headers['Content-Security-Policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules' 'sha256-abc='");
  expect(policy).not.toMatch(/'unsafe-(?:inline|eval|hashes)'/);
});

test('files whose names change with their content are kept for a year', () => {
  expect(asNetlifyHeaders(rules)).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('Vercel gets the same headers, and addresses without an ending', () => {
  const config = JSON.parse(asVercelConfig(rules, moved)) as { cleanUrls: boolean; headers: { source: string }[] };
  expect(config.cleanUrls).toBe(true);
  expect(config.headers.map(({ source }) => source)).toEqual([
    '/(.*)',
    '/assets/(.*)',
    '/pagefind/fragment/(.*)',
    '/pagefind/index/(.*)',
    '/pagefind/pagefind.js',
    '/pagefind/pagefind-worker.js',
    '/pagefind/pagefind-entry.json',
    '/pagefind/words.json',
    '/pagefind/wasm.(.*)',
  ]);
});

test('nginx repeats the general headers where it sets others', () => {
  const assets = asNginxConfig(rules, moved).split('location /assets/')[1];
  expect(assets).toContain('Cache-Control');
  expect(assets).toContain('Content-Security-Policy');
});

test('nginx asks for pages anew, and sends an address with a slash at its end on to that without', () => {
  const config = asNginxConfig(rules, moved);
  expect(config.split('location / {')[1]?.split('}')[0]).toContain('add_header Cache-Control "no-cache" always;');
  const [, pattern = '', target = ''] = /rewrite (\S+) (\S+) permanent;/.exec(config) ?? [];
  const answered = (address: string) => address.replace(new RegExp(pattern), target);
  expect(answered('/home-loans/')).toBe('/home-loans');
  expect(answered('/blog/page/2/')).toBe('/blog/page/2');
  expect(answered('/home-loans')).toBe('/home-loans');
  expect(answered('/')).toBe('/');
});

test('a line of _headers stays within what hosts accept', () => {
  const longest = Math.max(
    ...asNetlifyHeaders(rules)
      .split('\n')
      .map((line) => line.length),
  );
  expect(longest).toBeLessThan(2000);
});

test('every host answers a moved address with 301', () => {
  expect(asNetlifyRedirects(moved)).toBe('/loans/home /home-loans 301!\n');
  expect(JSON.parse(asVercelConfig(rules, moved))).toMatchObject({
    redirects: [{ source: '/loans/home', destination: '/home-loans', permanent: true }],
  });
  expect(asNginxConfig(rules, moved)).toContain('location = /loans/home {\n  return 301 /home-loans;\n}');
});

test('with nothing moved the files say nothing of it', () => {
  expect(asNetlifyRedirects([])).toBe('');
  expect(asNginxConfig(rules, [])).not.toContain('return 301');
});
