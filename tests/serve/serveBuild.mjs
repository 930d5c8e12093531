// @ts-check
/**
 * Serves build/ as a good static host would: clean addresses, 404.html with status 404, Brotli, cache headers, and what
 * build/_headers and build/_redirects say, so that the browser tests run under the site's Content-Security-Policy.
 * Usage: node tests/serve/serveBuild.mjs [port], 3000 without one, where 0 takes a free one
 */
import '../../src/checks/ready.mjs';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { putBack } from '../../src/build/wholeBuild.mjs';
import { contentTypes, isCompressible } from '../../src/build/output/hosts/contentTypes.mjs';
import { headersFor, readHeaderRules, readRedirects } from './netlifyFiles.mjs';

const HOST = '127.0.0.1';

/** What the host reads and does not show. */
const hidden = new Set(['/_headers', '/_redirects', '/nginx.conf']);

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

/**
 * The page for an unknown address: of its language, where that has one.
 * @param {string} root
 * @param {string} pathname decoded
 */
async function notFoundPage(root, pathname) {
  const [, folder = ''] = pathname.split('/');
  const own = path.join(root, folder, '404.html');
  return /^[a-z]{2}$/.test(folder) && (await isFile(own)) ? own : path.join(root, '404.html');
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
  if (!isCompressible(asset.type) || asset.body.length < 256) return { body: asset.body };
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return { body: asset.body };
  const body = asset.encodings.get(encoding) ?? (encoding === 'br' ? brotliCompressSync : gzipSync)(asset.body);
  asset.encodings.set(encoding, body);
  return { body, encoding };
}

/**
 * What a build says to hosts. It is read anew when another build has come in its place, whose policy fits its own pages only.
 * @param {string} root
 */
function hostFiles(root) {
  const headers = path.join(root, '_headers');
  const read = async () => ({
    rules: await readHeaderRules(headers),
    redirects: await readRedirects(path.join(root, '_redirects')),
  });
  /** @type {{ at: number | undefined, files: ReturnType<typeof read> } | undefined} */
  let known;
  return async () => {
    const at = (await stat(headers).catch(() => undefined))?.mtimeMs;
    if (known?.at !== at || !known) known = { at, files: read() };
    return known.files;
  };
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
  const said = hostFiles(root);
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
    const { rules, redirects } = await said();
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
    const asset = await readAsset(file ?? (await notFoundPage(root, decoded)));
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

/**
 * @param {unknown} error
 * @param {number} port
 */
function inWords(error, port) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what runs there, or name another one, "npm run serve -- ${port + 1}".`;
  if (code === 'EACCES') return `Port ${port} is not yours to use: name another one, "npm run serve -- 3000".`;
  return error;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [given = '3000'] = process.argv.slice(2);
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) {
    console.error(`"${given}" is no port: write a number, "npm run serve -- 3001".`);
    process.exit(1);
  }
  putBack(process.cwd());
  // Hosts' files are among the last that a build writes.
  if (!existsSync('build/404.html') || !existsSync('build/_headers')) {
    console.error('There is no whole build to serve; run "npm run build" first.');
    process.exit(1);
  }
  serveBuild({ port }).then(
    ({ url }) => console.log(`build/ is at ${url}`),
    (/** @type {unknown} */ error) => {
      console.error(inWords(error, port));
      process.exitCode = 1;
    },
  );
}
