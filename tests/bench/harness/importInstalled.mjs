// @ts-check

/**
 * Imports a package of tests/bench/package.json. `npm run bench` installs them, and the site's type check does not see them.
 * @param {string} name
 * @returns {Promise<unknown>} the module
 */
export function importInstalled(name) {
  return import(name);
}
