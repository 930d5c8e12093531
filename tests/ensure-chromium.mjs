// @ts-check
/**
 * Finds a Chromium for the browser tests, or installs one. Playwright's own download is the last resort: the system's
 * package gets its security fixes and is cached by most CI images.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

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
 * Looks for a Chromium: CHROMIUM_PATH, the PATH, the usual places, then Playwright's own.
 * @returns {string | undefined} the path of its executable
 * @throws {Error} when CHROMIUM_PATH is set to something that cannot be run
 */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, which is not a program that can be run.`);
  }
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => commands.map((command) => path.join(folder, command)));
  return [...onPath, ...places, chromium.executablePath()].find(isExecutable);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function succeeds(command, args) {
  console.log(`> ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** The words to put before apt-get, or undefined where it cannot be used. */
function rootPrefix() {
  if (!isExecutable('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
    return ['sudo', '-n'];
  } catch {
    return undefined;
  }
}

function installWithApt() {
  const prefix = rootPrefix();
  if (!prefix) return false;
  const apt = [...prefix, 'apt-get'];
  const run = (/** @type {string[]} */ ...args) => succeeds(apt[0] ?? '', [...apt.slice(1), ...args]);
  return run('update') && run('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-core');
}

/**
 * Finds a Chromium, and installs one where there is none.
 * @returns {string} the path of its executable
 * @throws {Error} that says what to do by hand, when no way worked
 */
function ensureChromium() {
  const ways = [
    installWithApt,
    () => succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
  ];
  const found = findChromium();
  if (found) return found;
  for (const install of ways) {
    const installed = install() && findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium and none could be found or installed.\n' +
      'Install it (Debian and Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium),\n' +
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
