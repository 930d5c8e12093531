// @ts-check
import { spawn } from 'node:child_process';
import { copyFile, cp, link, mkdir, mkdtemp, readdir, readFile, symlink, unlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addArticles, copySite } from '../../support/copySite.mjs';
import { ARTICLE, readPlainArticles, writeArticles } from './content.mjs';
import { ours, peers } from './generators.mjs';
/** @import { Generator, Peer } from './generators.mjs' */

/** @typedef {{ generator: Generator, folder: string }} Project */

/** Every site has ours: a browser asks for one, and the page that says that there is none weighs more. */
const ICON = 'favicon.svg';

/**
 * Installs a peer's packages where no checkout has them, unless they are there. It needs the network once.
 * @param {string} peer its folder, beside this file
 * @returns {Promise<string>} the folder of the packages
 */
async function installPeer(peer) {
  const wanted = path.join(import.meta.dirname, peer, 'package.json');
  const folder = path.resolve('node_modules/.cache/bench-peers', peer);
  const installed = path.join(folder, 'installed.json');
  const same = await Promise.all([wanted, installed].map((file) => readFile(file, 'utf8').catch(() => undefined)));
  if (same[0] !== same[1]) {
    await mkdir(folder, { recursive: true });
    await copyFile(wanted, path.join(folder, 'package.json'));
    const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = spawn('npm', args, { cwd: folder, shell: process.platform === 'win32', stdio: ['ignore', 2, 2] });
    const code = await new Promise((resolve, reject) => npm.once('error', reject).once('close', resolve));
    if (code !== 0) throw new Error(`npm could not install ${peer} into ${folder} (code ${code}).`);
    await copyFile(wanted, installed);
  }
  return path.join(folder, 'node_modules');
}

/** @param {string} name of an entry of node_modules: whether it is a package, and no cache of a tool */
const isPackage = (name) => !name.startsWith('.');

/**
 * Gives our site its packages by links, one for each, so that the caches that tools keep in `node_modules` are the
 * project's own: a new project is a cold one, and nothing is left in the repository.
 * @param {string} site
 */
async function linkPackages(site) {
  const packages = path.resolve('node_modules');
  const own = path.join(site, 'node_modules');
  await unlink(own);
  await mkdir(own);
  const names = (await readdir(packages)).filter(isPackage);
  await Promise.all(names.map((name) => symlink(path.join(packages, name), path.join(own, name), 'dir')));
}

/**
 * Gives a peer its packages as npm would, but quickly: by a second name for each file. Astro takes no links to folders.
 * @param {string} packages
 * @param {string} project
 */
async function nameAgain(packages, project) {
  const own = path.join(project, 'node_modules');
  await mkdir(own);
  for (const entry of await readdir(packages, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(packages, file);
    if (!isPackage(name)) continue;
    if (entry.isDirectory()) await mkdir(path.join(own, name));
    else if (entry.isFile()) await link(file, path.join(own, name)).catch(() => copyFile(file, path.join(own, name)));
  }
}

/**
 * Makes new projects with the same articles: a copy of our site, and one for each peer.
 * @param {number} count how many articles; nine, which are the real ones, or more
 * @returns {Promise<{ projects: Project[], title: string }>} ours first, which the caller removes, and the title of ARTICLE
 */
export async function makeProjects(count) {
  for (const { folder } of peers) await installPeer(folder);
  const site = await copySite();
  await linkPackages(site);
  await addArticles(site, count);
  const articles = await readPlainArticles(site);
  const projects = [{ generator: ours, folder: site }];
  for (const peer of peers) projects.push({ generator: peer, folder: await makePeer(peer, articles) });
  return { projects, title: articles.find(({ slug }) => slug === ARTICLE)?.title ?? '' };
}

/**
 * @param {Peer} peer
 * @param {Awaited<ReturnType<typeof readPlainArticles>>} articles
 */
async function makePeer(peer, articles) {
  const packages = await installPeer(peer.folder);
  const folder = await mkdtemp(path.join(os.tmpdir(), `peers-bench-${peer.folder}-`));
  await cp(path.join(import.meta.dirname, peer.folder), folder, { recursive: true });
  await nameAgain(packages, folder);
  await cp(path.resolve('static', ICON), path.join(folder, peer.files, ICON));
  await writeArticles(articles, peer.form, path.join(folder, peer.articles));
  return folder;
}
