// @ts-check
/** Finds a Chromium for the browser tests, or installs one: CHROMIUM_PATH, the system's own, then Playwright's. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without windows: it lays out and paints as the browser does, and the tests take about 0.6 of the time in it. */
const shells = ['chromium-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {readonly string[]} commands the first of them that is on the PATH is taken
 * @returns {string | undefined} the path of its executable
 * @throws {Error} when CHROMIUM_PATH is set to something that cannot be run
 */
function find(commands) {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !isExecutable(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, which is no program.`);
  if (wanted) return wanted;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...onPath, chromium.executablePath()].find(isExecutable);
}

/** A Chromium to test with. */
export const findChromium = () => find([...shells, ...browsers]);

/** A Chromium to measure with: the whole browser where there is one, as visitors have it. */
export const findBrowser = () => find([...browsers, ...shells]);

/** @param {string} command */
function succeeds(command) {
  console.log(`> ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

/**
 * @returns {string} the path of its executable
 * @throws {Error} that says what to do by hand
 */
function ensureChromium() {
  const root = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const install = `${root}apt-get install --yes --no-install-recommends fonts-noto-core`;
  const ways = [
    // The system's package gets its security fixes and is cached by most CI images.
    `command -v apt-get && ${root}apt-get update && (${install} chromium-headless-shell || ${install} chromium)`,
    'npx playwright install chromium',
  ];
  const found = findChromium() ?? (ways.some(succeeds) ? findChromium() : undefined);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed. Run "npx playwright install chromium",\n' +
      'or set CHROMIUM_PATH to the executable of a Chromium or Chrome that you have.',
  );
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(`Chromium: ${ensureChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
