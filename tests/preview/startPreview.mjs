// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The most that a start may take in milliseconds: it compiles everything, while other checks may be running. */
export const START_LIMIT_MS = 600_000;

/** A port that nobody uses: an editor's own preview may be open, and another clone be tested. */
async function freePort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Starts the preview of a site, as `npm start` does.
 * @param {string} site its folder
 * @param {readonly string[]} options of Docusaurus
 * @returns {Promise<{ url: string, stop: () => void }>} when a page can be opened
 * @throws {Error} when it ends or does not answer in time, with what it printed
 */
export async function startPreview(site, options = []) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const answers = async () => (await fetch(url).catch(() => undefined))?.ok === true;

  const preview = spawn('npm', ['start', '--', '--no-open', '--port', String(port), ...options], {
    cwd: site,
    detached: true,
  });
  let printed = '';
  for (const stream of [preview.stdout, preview.stderr]) {
    stream.on('data', (chunk) => {
      printed += String(chunk);
    });
  }
  preview.on('error', (error) => {
    printed += `${error}\n`;
  });
  const runs = () => preview.pid !== undefined && preview.exitCode === null && preview.signalCode === null;
  const stop = () => {
    // What npm has started goes with it.
    if (preview.pid !== undefined && runs()) process.kill(-preview.pid, 'SIGKILL');
  };

  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && runs()) {
    if (await answers()) return { url, stop };
    await wait(250);
  }
  stop();
  throw new Error(`The preview did not start. It printed:\n${printed}`);
}
