// @ts-check
import { spawn } from 'node:child_process';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const wanted = path.join(import.meta.dirname, 'package.json');
const folder = path.resolve('node_modules/.cache/bench-tools');
const manifest = path.join(folder, 'package.json');
/** What was wanted when everything had last been installed. */
const installed = path.join(folder, 'installed.json');

/** @param {string} file */
async function read(file) {
  return readFile(file, 'utf8').catch(() => undefined);
}

/** Installs what package.json in this folder names, unless it is there. It needs the network once. */
async function install() {
  if ((await read(installed)) === (await read(wanted))) return;
  await mkdir(folder, { recursive: true });
  await copyFile(wanted, manifest);
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn('npm', args, { cwd: folder, shell: process.platform === 'win32', stdio: ['ignore', 2, 2] });
  const code = await new Promise((resolve, reject) => npm.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`npm could not install the bench's tools into ${folder} (code ${code}).`);
  await copyFile(wanted, installed);
}

/**
 * Imports a package that the bench needs and the site does not. It is not in the repository's package.json, because it
 * would bring some 200 packages into every checkout and every run of the tests.
 * @param {string} name as in package.json in this folder
 * @returns {Promise<unknown>} the module
 * @throws {Error} when it cannot be installed
 */
export async function importTool(name) {
  await install();
  return import(pathToFileURL(createRequire(manifest).resolve(name)).href);
}
