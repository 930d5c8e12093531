// @ts-check
// cspell:ignore FONTCONFIG
/** Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's own, then Playwright's. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { isProgram, onPath } from './programs.mjs';

/** Chromium without windows: it lays out and paints as the browser does, and the tests take about 0.6 of the time in it. */
const shells = ['chromium-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Asks a browser for its version, which one that lacks a library cannot say.
 * @param {string} file
 * @returns {string | undefined} why it cannot start
 */
function whyNotStarting(file) {
  if (!isProgram(file)) return 'which is no program';
  const { status, stdout, stderr, error } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  if (status === 0 && /\d+\.\d+\.\d+/.test(stdout)) return undefined;
  const words = (error?.message ?? stderr.trim().split('\n').at(-1)) || `status ${status}`;
  return `which cannot say its version (${words})`;
}

/**
 * @param {readonly string[]} commands the first of them that is on the PATH and starts is taken
 * @returns {string | undefined} the path of its executable
 * @throws {Error} when CHROMIUM_PATH is set to something that cannot be run
 */
function find(commands) {
  const wanted = process.env.CHROMIUM_PATH;
  // Each worker of a run reads the configuration again, and the first process has asked.
  if (wanted && process.env.TEST_WORKER_INDEX !== undefined) return wanted;
  const reason = wanted && whyNotStarting(wanted);
  if (reason)
    throw new Error(`CHROMIUM_PATH is ${wanted}, ${reason}; set it to the executable of a Chromium or Chrome.`);
  if (wanted) return wanted;
  const found = [...commands.map(onPath), chromium.executablePath()];
  return found.find((file) => file && !whyNotStarting(file));
}

/** A Chromium to test with. */
export const findChromium = () => find([...shells, ...browsers]);

/** A Chromium to measure with: the whole browser where there is one, as visitors have it. */
export const findBrowser = () => find([...browsers, ...shells]);

/** Whether there is any font that a browser on Linux would draw with; elsewhere the system has its own. */
export function hasFonts() {
  if (process.platform !== 'linux' || process.env.FONTCONFIG_FILE) return true;
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts'];
  folders.push(path.join(os.homedir(), '.fonts'), path.join(os.homedir(), '.local/share/fonts'));
  return folders.some((folder) => {
    try {
      return readdirSync(folder, { recursive: true }).some((name) => /\.(?:ttf|otf|ttc)$/i.test(String(name)));
    } catch {
      return false;
    }
  });
}
