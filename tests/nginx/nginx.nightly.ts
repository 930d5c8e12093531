/** @jest-environment node */
// cspell:ignore cother fother
/** The configuration for nginx, tried in a real one. Its text alone is checked beside the code that writes it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readContent } from '../../src/build/content/loadDataFile';
import { contentTypes, isCompressible } from '../../src/build/output/hosts/contentTypes.mjs';
import { headerRules } from '../../src/build/output/hosts/headers';
import { inlineHashes } from '../../src/build/output/hosts/inlineHashes';
import { nginxConfig } from '../../src/build/output/hosts/nginx';
import { Nginx, writeBuild, type Answer } from './server';

const pageText = (name: string): string => `<!doctype html><title>${name}</title><p>${'Text. '.repeat(400)}</p>`;
const files = {
  'index.html': pageText('Home'),
  'home-loans.html': pageText('Home loans'),
  'insurance.html': pageText('Insurance'),
  'insurance/health.html': pageText('Health'),
  '404.html': pageText('Not found'),
  'assets/js/islands.1a.js': `// ${'script '.repeat(400)}`,
  'home-loans.md': `# Home loans\n\n${'From ₹5 lakh. '.repeat(400)}`,
  'blog/rss.xml': `<rss>${'<item/>'.repeat(400)}</rss>`,
  _headers: '/*',
  _redirects: '/a /b 301',
};
/** One file of every kind that the site has. */
const kinds = Object.entries(contentTypes).filter(([ending]) => ending !== '.html');
const sample = 'Sum, ₹5 lakh. '.repeat(400);
const all = { ...files, ...Object.fromEntries(kinds.map(([ending]) => [`kinds/one${ending}`, sample])) };

/** The site's own list. */
const guessed = readContent('redirects').data.rows;
const moved = [{ from: '/loans/home', to: '/home-loans' }, ...guessed];
const configFor = (hashes: { scripts: string[]; styles: string[] }): string =>
  nginxConfig(headerRules(hashes), moved).replace('# brotli_static', 'brotli_static');

let nginx: Nginx;
const get = (address: string, headers: Record<string, string> = {}): Promise<Answer> => nginx.get(address, headers);

beforeAll(async () => {
  nginx = await Nginx.start(
    (folder) => `root ${folder}/build;\n${configFor({ scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] })}`,
  );
  await writeBuild(path.join(nginx.folder, 'build'), all);
});
afterAll(() => nginx.stop());

describe('nginx', () => {
  test.each([
    ['/', 'Home'],
    ['/home-loans', 'Home loans'],
    ['/insurance', 'Insurance'],
    ['/insurance/health?utm_source=a', 'Health'],
  ])('serves %s', async (address, title) => {
    const { status, headers, body } = await get(address);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  test('has scripts kept for a year', async () => {
    const { status, headers } = await get('/assets/js/islands.1a.js');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test.each([
    ['a slash at the end', '/home-loans/', '/home-loans'],
    ['a slash at the end of a deeper page', '/insurance/health/', '/insurance/health'],
    ['a file name', '/home-loans.html', '/home-loans'],
    ['a file name with a query', '/home-loans.html?a=1&b=2', '/home-loans?a=1&b=2'],
    ['the file of the home page', '/index.html?a=1', '/?a=1'],
    ['its name', '/index', '/'],
    ['a moved address', '/loans/home', '/home-loans'],
    ['a moved address with a query', '/loans/home?a=1&b=2', '/home-loans?a=1&b=2'],
    ['a moved address with a slash at the end', '/loans/home/?a=1', '/home-loans?a=1'],
  ])('sends %s to its one address, in one step', async (_what, from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
    expect((await get(to)).status).toBe(200);
  });

  test('sends every address of src/content/redirects.yml on, in one step and with its query', async () => {
    const answers = await Promise.all(
      guessed.map(async ({ from }) => {
        const { status, headers } = await get(`${from}?utm_source=a`);
        return { from, status, to: headers.location };
      }),
    );
    expect(answers).toEqual(guessed.map(({ from, to }) => ({ from, status: 301, to: `${to}?utm_source=a` })));
  });

  test.each([
    ...['/_headers', '/_redirects', '/nginx.conf', '/404', '/404.html', '/nothing', '/assets/', '/assets/js'],
    ...['/home-loans.html.gz', '/home-loans.html.br', '/assets/js/gone.js'],
  ])('has nothing at %s', async (address) => {
    const { status, headers, body } = await get(address);
    const followed = status === 301 ? await get(headers.location ?? '') : { status, body };
    expect(followed.status).toBe(404);
    expect(followed.body.toString()).toContain('<title>Not found</title>');
  });

  test.each([
    ...[
      '/%5c%5cother.example/',
      '//other.example/',
      '/%2f%2fother.example/',
      '/%5cother.example',
      '/%09/other.example/',
    ],
    ...['/.//other.example/', '/other.example%2f..//', '/%0d%0aSet-Cookie:a=b/'],
  ])('%s does not lead off the site', async (address) => {
    const { headers } = await get(address);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])[\w./-]*$/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each(['/home-loans', '/home-loans/', '/loans/home', '/nothing', '/assets/js/islands.1a.js'])(
    'sends the security headers with %s, each once',
    async (address) => {
      const { headers } = await get(address);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*default-src)/);
      expect(headers['strict-transport-security']).toMatch(/^max-age=63072000(?:;[^,]*)?$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('sends what was compressed with the build', async () => {
    const { headers, body } = await get('/home-loans', { 'Accept-Encoding': 'gzip' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    // A precompressed file has a known length; what nginx compresses itself has none.
    expect(headers['content-length']).toBe(String(body.length));
    expect(gunzipSync(body).toString()).toBe(files['home-loans.html']);
  });

  test('sends copies of pages as Markdown that no search engine lists', async () => {
    const { status, headers, body } = await get('/home-loans.md', { 'Accept-Encoding': 'gzip' });
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toBeDefined();
    expect(gunzipSync(body).toString()).toBe(files['home-loans.md']);
    expect((await get('/home-loans')).headers['x-robots-tag']).toBeUndefined();
  });

  test('compresses feeds itself', async () => {
    const { headers, body } = await get('/blog/rss.xml', { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(files['blog/rss.xml']);
  });

  describe('with its Brotli module', () => {
    test('sends Brotli to those who read it', async () => {
      const { headers, body } = await get('/assets/js/islands.1a.js', { 'Accept-Encoding': 'gzip, br' });
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).toString()).toBe(files['assets/js/islands.1a.js']);
    });
  });

  test.each(kinds)('sends %s as %s, smaller where it can be', async (ending, type) => {
    const { status, headers, body } = await get(`/kinds/one${ending}`, { 'Accept-Encoding': 'gzip' });
    expect([status, headers['content-type']]).toEqual([200, type]);
    const isPacked = headers['content-encoding'] === 'gzip';
    expect(isPacked).toBe(isCompressible(type));
    expect((isPacked ? gunzipSync(body) : body).toString()).toBe(sample);
  });

  test('a request that is none is refused without a line in the log for each', async () => {
    const before = nginx.errors();
    for (let tries = 0; tries < 3; tries++) {
      const socket = connect(nginx.port, '127.0.0.1');
      socket.write('GET /\u0001 nonsense\r\n\r\n');
      let said = '';
      for await (const chunk of socket) said += String(chunk);
      expect(said).toContain('400');
    }
    expect(nginx.errors()).toBe(before);
  });
});

/** A release as hosts/README.md says to make it: the files in a folder of their own, which the configuration names. */
async function release(name: string, style: string): Promise<string> {
  const page = `<!doctype html><title>${name}</title><style>${style}</style><p>${name}</p>`;
  const root = path.join(nginx.folder, name);
  mkdirSync(root);
  await writeBuild(root, { 'index.html': page, '404.html': page });
  return `root ${root};\n${configFor({ scripts: [], styles: inlineHashes(page, 'style') })}`;
}

test('policy and files change over together: no answer has the policy of another build', async () => {
  const first = await release('first', '.a{top:0}');
  const second = await release('second', '.b{top:1px}');
  const seen = new Set<string>();
  const ask = async (): Promise<void> => {
    const { headers, body } = await get('/');
    const html = body.toString();
    for (const hash of inlineHashes(html, 'style')) expect(headers['content-security-policy']).toContain(hash);
    seen.add(html);
  };
  for (const config of [first, second, first, second]) {
    writeFileSync(path.join(nginx.folder, 'site.conf'), config);
    nginx.reload();
    for (let asked = 0; asked < 60; asked++) await ask();
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('it can be read as a file of its own, as "nginx -t" does', async () => {
  const child = spawn('/usr/sbin/nginx', ['-t', '-p', nginx.folder, '-c', path.join(nginx.folder, 'nginx.conf')]);
  const [status] = (await once(child, 'exit')) as [number];
  expect(status).toBe(0);
});
