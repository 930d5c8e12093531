// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Where the preview is; another one than an editor's own, which may be open. */
const PORT = 4918;

/** The most that a start may take in milliseconds: it compiles everything, while other checks may be running. */
export const START_LIMIT_MS = 600_000;

/**
 * Starts the preview of a site, as `npm start` does.
 * @param {string} site its folder
 * @returns {Promise<{ url: string, stop: () => void }>} when a page can be opened
 * @throws {Error} when it ends or does not answer in time, with what it printed; and when something else answers in its place
 */
export async function startPreview(site) {
  const url = `http://localhost:${PORT}`;
  const answers = async () => (await fetch(url).catch(() => undefined))?.ok === true;
  if (await answers()) throw new Error(`Something else answers at ${url}: stop it first.`);

  const preview = spawn('npm', ['start', '--', '--no-open', '--port', String(PORT)], { cwd: site, detached: true });
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
