import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copySite } from '../bench/frame/copySite.mjs';

const PORT = 4918;
/** The first preview on a machine compiles everything, while other checks may be running. */
export const START_LIMIT_MS = 300_000;

export interface Preview {
  readonly url: string;
  /**
   * Changes a file as an editor does, by replacing a text that stands in it.
   * @returns a function that puts the file back as it was
   */
  readonly edit: (file: string, from: string, to: string) => Promise<() => Promise<void>>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the preview of a copy of the site, as `npm start` does.
 * @throws when it does not answer in time, with what it printed
 */
export async function startPreview(): Promise<Preview> {
  const site = await copySite();
  const url = `http://localhost:${PORT}`;
  const preview = spawn('npm', ['start', '--', '--no-open', '--port', String(PORT)], { cwd: site, detached: true });
  let printed = '';
  for (const stream of [preview.stdout, preview.stderr]) {
    stream.on('data', (chunk) => {
      printed += String(chunk);
    });
  }

  async function stop(): Promise<void> {
    // npm would leave what it has started.
    if (preview.pid !== undefined && preview.exitCode === null) process.kill(-preview.pid, 'SIGKILL');
    await rm(site, { recursive: true, force: true, maxRetries: 5 });
  }

  async function edit(file: string, from: string, to: string): Promise<() => Promise<void>> {
    const place = path.join(site, file);
    const text = await readFile(place, 'utf8');
    if (!text.includes(from))
      throw new Error(`${file} does not say “${from}” any more; this test has to change something else.`);
    await writeFile(
      place,
      text.replace(from, () => to),
    );
    return () => writeFile(place, text);
  }

  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && preview.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return { url, edit, stop };
    await wait(500);
  }
  await stop();
  throw new Error(`The preview did not start. It printed:\n${printed}`);
}
