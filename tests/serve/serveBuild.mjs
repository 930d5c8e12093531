// @ts-check
/**
 * Serves build/ as a good static host would: clean addresses, 404.html with status 404, Brotli, cache headers, and what
 * build/_headers and build/_redirects say, so that the browser tests run under the site's Content-Security-Policy.
 * Usage: node tests/serve/serveBuild.mjs <port>, where 0 takes a free one
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { headersFor, readHeaderRules, readRedirects } from './netlifyFiles.mjs';

const HOST = '127.0.0.1';

/** @type {Readonly<Record<string, string>>} */
const contentTypes = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yml': 'text/yaml; charset=utf-8',
};

const compressible = /charset=utf-8|image\/x-icon|application\/wasm/;

/** What the host reads and does not show. */
const hidden = new Set(['/_headers', '/_redirects', '/nginx.conf', '/vercel.json']);

/** @param {string} file */
async function isFile(file) {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false;
}

/**
 * Finds what answers a path: a file, an address to go to instead, or neither.
 * @param {string} root
 * @param {string} pathname decoded
 * @returns {Promise<{ file?: string, redirect?: string }>}
 */
async function resolvePath(root, pathname) {
  const base = path.join(root, pathname);
  const inside = base === root || base.startsWith(root + path.sep);
  if (!inside || pathname.includes('\0') || hidden.has(pathname)) return {};
  if (pathname === '/') return { file: path.join(root, 'index.html') };
  if (pathname.endsWith('/index.html')) return { redirect: pathname.slice(0, -'/index.html'.length) || '/' };
  if (pathname.endsWith('.html') && pathname !== '/404.html' && (await isFile(base))) {
    return { redirect: pathname.slice(0, -'.html'.length) };
  }
  if (await isFile(base)) return { file: base };
  const trimmed = base.replace(/\/+$/, '');
  for (const file of [`${trimmed}.html`, path.join(trimmed, 'index.html')]) {
    if (await isFile(file)) return pathname.endsWith('/') ? { redirect: pathname.replace(/\/+$/, '') } : { file };
  }
  return {};
}

/** @typedef {{ body: Buffer, type: string, etag: string, encodings: Map<string, Buffer> }} Asset */

/** @type {Map<string, Promise<Asset>>} */
const assets = new Map();

/**
 * Reads a file, once for each time it was written.
 * @param {string} file
 * @returns {Promise<Asset>}
 */
async function readAsset(file) {
  const { mtimeMs } = await stat(file);
  const key = `${file}@${mtimeMs}`;
  const asset = assets.get(key) ?? load(file);
  assets.set(key, asset);
  return asset;
}

/**
 * @param {string} file
 * @returns {Promise<Asset>}
 */
async function load(file) {
  const body = await readFile(file);
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  return { body, type, etag, encodings: new Map() };
}

/**
 * @param {Asset} asset
 * @param {string} accepted the request's Accept-Encoding
 */
function encode(asset, accepted) {
  if (!compressible.test(asset.type) || asset.body.length < 256) return { body: asset.body };
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return { body: asset.body };
  const body = asset.encodings.get(encoding) ?? (encoding === 'br' ? brotliCompressSync : gzipSync)(asset.body);
  asset.encodings.set(encoding, body);
  return { body, encoding };
}

/** @param {string} pathname */
function cacheControl(pathname) {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

/**
 * Starts the server.
 * @param {{ root?: string, port?: number }} [options] without a port, a free one is taken
 * @returns {Promise<{ server: import('node:http').Server, url: string }>}
 */
export async function serveBuild({ root = path.resolve('build'), port = 0 } = {}) {
  const rules = await readHeaderRules(path.join(root, '_headers'));
  const redirects = await readRedirects(path.join(root, '_redirects'));
  const server = createServer((request, response) => {
    answer(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { pathname, search } = new URL(request.url ?? '/', `http://${HOST}`);
    let decoded;
    try {
      decoded = decodeURIComponent(pathname);
    } catch {
      response.writeHead(400).end();
      return;
    }
    const moved = redirects.get(decoded);
    const { file, redirect = moved } = moved === undefined ? await resolvePath(root, decoded) : {};
    if (redirect) {
      const [target = '', hash = ''] = encodeURI(redirect).split(/(?=#)/);
      response.writeHead(301, { ...headersFor(rules, decoded), Location: target + search + hash }).end();
      return;
    }
    const asset = await readAsset(file ?? path.join(root, '404.html'));
    const { body, encoding } = encode(asset, String(request.headers['accept-encoding'] ?? ''));
    const headers = {
      'content-type': asset.type,
      'cache-control': file ? cacheControl(decoded) : 'no-store',
      etag: asset.etag,
      vary: 'Accept-Encoding',
      ...headersFor(rules, decoded),
    };
    if (file && request.headers['if-none-match'] === asset.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(file ? 200 : 404, {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, () => resolve(undefined));
  });
  const address = server.address();
  return { server, url: `http://${HOST}:${typeof address === 'object' ? address?.port : port}` };
}

if (process.argv[1] === import.meta.filename) {
  if (!existsSync('build/404.html')) {
    console.error('There is no build to serve; run `npm run build` first.');
    process.exit(1);
  }
  serveBuild({ port: Number(process.argv[2]) }).then(
    ({ url }) => console.log(`build/ is at ${url}`),
    (/** @type {unknown} */ error) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
