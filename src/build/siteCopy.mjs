// @ts-check
import { cp, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** What a build needs of the repository, beside its packages. */
const parts = [
  'blog',
  'docs',
  'i18n',
  'src',
  'static',
  'build.env',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

/**
 * Copies the site, so that a build may change files that others read meanwhile. Packages are shared by a link.
 * @param {string} root of the repository
 * @param {string} folder whose content is replaced
 */
export async function copySite(root, folder) {
  await rm(folder, { recursive: true, force: true });
  const copy = (/** @type {string} */ part) => cp(path.join(root, part), path.join(folder, part), { recursive: true });
  await Promise.all(parts.map(copy));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
}

/**
 * The environment of a build in a copy: it has the repository's history, which /changes shows.
 * @param {string} root of the repository
 * @returns {NodeJS.ProcessEnv}
 */
export const environmentOfCopy = (root) => ({ ...process.env, GIT_DIR: path.join(root, '.git') });
