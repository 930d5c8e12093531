/** @jest-environment node */
// cspell:ignore cother fother fastcgi uwsgi scgi
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readContent } from '../../content/loadDataFile';
import { compressFiles } from '../compress';
import { headerRules } from './headers';
import { nginxConfig } from './nginx';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const hasBrotli = existsSync(BROTLI_MODULE);
const describeWith = (isThere: boolean): jest.Describe => (isThere ? describe : describe.skip);

if (!hasNginx) {
  process.stderr.write('\nNOT TESTED: the nginx configuration. Install nginx: apt-get install nginx\n\n');
}

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

/** The site's own list. */
const guessed = readContent('redirects').data.rows;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let folder: string;
let port: number;
let nginx: ChildProcess;

/** Asks for an address as it is written, which `fetch` would tidy up first. */
async function get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path: address,
    headers: { Host: 'www.example.in', ...headers },
  }).end();
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  const body = Buffer.concat((await response.toArray()) as Buffer[]);
  return { status: response.statusCode, headers: response.headers, body };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilItAnswers(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await get('/').catch(() => undefined);
    if (isUp) return;
    await wait(50);
  }
  throw new Error('nginx does not answer.');
}

beforeAll(async () => {
  if (!hasNginx) return;
  folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const root = path.join(folder, 'build');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  await compressFiles(root);
  const config = nginxConfig(headerRules({ scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] }), [
    { from: '/loans/home', to: '/home-loans' },
    ...guessed,
  ]);
  writeFileSync(
    path.join(folder, 'site.conf'),
    hasBrotli ? config.replace('# brotli_static', 'brotli_static') : config,
  );
  port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
    daemon off; master_process off; pid ${folder}/pid; error_log stderr;
    events {}
    http {
      ${temporary.join(' ')} access_log off;
      types { text/html html; text/javascript js; application/rss+xml xml; }
      server { listen 127.0.0.1:${port}; root ${root}; include ${folder}/site.conf; }
    }`,
  );
  nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  await untilItAnswers();
});

afterAll(async () => {
  if (!hasNginx) return;
  const ended = once(nginx, 'exit');
  nginx.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

describeWith(hasNginx)('nginx', () => {
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
    ...[
      '/_headers',
      '/_redirects',
      '/nginx.conf',
      '/vercel.json',
      '/404',
      '/404.html',
      '/nothing',
      '/assets/',
      '/assets/js',
    ],
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
      expect(headers['strict-transport-security']).toMatch(/^max-age=63072000;[^,]*$/);
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

  describeWith(hasBrotli)('with its Brotli module', () => {
    test('sends Brotli to those who read it', async () => {
      const { headers, body } = await get('/assets/js/islands.1a.js', { 'Accept-Encoding': 'gzip, br' });
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).toString()).toBe(files['assets/js/islands.1a.js']);
    });
  });
});
