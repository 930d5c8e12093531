// @ts-check
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { serveBuild } from '../../serve/serveBuild.mjs';

/**
 * Serves a build that has been compressed already, as a host's has: the first visitor of a test would wait for it.
 * @param {string} root
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveWarm(root) {
  const { server, url } = await serveBuild({ root, port: 0 });
  for (const file of await readdir(root, { recursive: true })) {
    if (!/\.(?:css|html|js|json|svg)$/.test(file)) continue;
    const address = `/${file.split(path.sep).join('/')}`;
    await (await fetch(url + address, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  }
  return { url, close: () => server.close() };
}
