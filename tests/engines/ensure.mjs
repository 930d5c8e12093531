// @ts-check
/** Finds the browsers of this folder, or installs them where that can be done. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} variable environment variable that names its program
 * @property {readonly string[]} commands what its program may be called on the path
 * @property {readonly string[]} [needs] other programs that must be there
 * @property {readonly string[]} packages of Debian, which bring all of them
 */

/** @typedef {'firefox' | 'webkit'} EngineId */

/** @type {Readonly<Record<EngineId, Engine>>} */
export const engines = {
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    needs: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} command */
function onPath(command) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, command)).find(isExecutable);
}

/**
 * @param {EngineId} id
 * @returns {string | undefined} the path of the program that starts the browser
 * @throws {Error} when the engine's variable names something that cannot be run
 */
export function findEngine(id) {
  const { variable, commands, needs = [] } = engines[id];
  const wanted = process.env[variable];
  if (wanted && !isExecutable(wanted)) throw new Error(`${variable} is ${wanted}, which is no program.`);
  return needs.every(onPath) ? wanted || commands.map(onPath).find(Boolean) : undefined;
}

/** @param {readonly string[]} packages */
function install(packages) {
  if (!onPath('apt-get')) return;
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const work of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const [command = '', ...rest] = [...root, 'apt-get', ...work];
    console.log(`> ${[command, ...rest].join(' ')}`);
    spawnSync(command, rest, { stdio: 'inherit', timeout: 300_000, env });
  }
}

/**
 * @param {EngineId} id
 * @returns {string | undefined} the path of the program, which was installed if need be; undefined where it cannot be had
 */
export function ensureEngine(id) {
  const found = findEngine(id);
  if (found) return found;
  install(engines[id].packages);
  return findEngine(id);
}
