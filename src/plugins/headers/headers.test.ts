import { asNetlifyHeaders, asNginxConfig, asVercelConfig, headerRules } from './headers';

const rules = headerRules(["'sha256-abc='"]);

test('the policy allows our own files and the named inline scripts, and nothing unsafe', () => {
  const policy = rules[0]?.headers['Content-Security-Policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules' 'sha256-abc='");
  expect(policy).not.toContain('unsafe');
});

test('files whose names change with their content are kept for a year', () => {
  expect(asNetlifyHeaders(rules)).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('Vercel gets the same headers, and addresses without an ending', () => {
  const config = JSON.parse(asVercelConfig(rules)) as { cleanUrls: boolean; headers: { source: string }[] };
  expect(config.cleanUrls).toBe(true);
  expect(config.headers.map(({ source }) => source)).toEqual(['/(.*)', '/assets/(.*)']);
});

test('nginx repeats the general headers where it sets others', () => {
  const assets = asNginxConfig(rules).split('location /assets/')[1];
  expect(assets).toContain('Cache-Control');
  expect(assets).toContain('Content-Security-Policy');
});

test('a line of _headers stays within what hosts accept', () => {
  const longest = Math.max(
    ...asNetlifyHeaders(rules)
      .split('\n')
      .map((line) => line.length),
  );
  expect(longest).toBeLessThan(2000);
});
