// @ts-check
import { parseArgs } from 'node:util';

/** The parts of the bench, in the order in which they run. */
export const parts = /** @type {const} */ (['pages', 'interactions', 'lists', 'growth', 'peers']);

/** @typedef {typeof parts[number]} PartName */

/**
 * What the command line asks for.
 * @typedef {object} Choice
 * @property {readonly PartName[]} only the parts to run
 * @property {boolean} quick fewer repetitions, routes and cases: to try the bench itself
 * @property {number} repetitions how often what is repeated is measured, 1 or more
 * @property {readonly string[] | undefined} routes the routes that pages are measured on; every route when left out
 * @property {string | undefined} build a folder with a finished build of the site; one is made when left out
 */

/**
 * What a part of the bench is given.
 * @typedef {object} Options
 * @property {boolean} quick
 * @property {number} repetitions
 * @property {readonly string[] | undefined} routes
 * @property {() => Promise<string>} site the folder of the production build; made when first asked for
 * @property {(text: string) => void} say reports progress, a line at a time
 */

/** @param {string} list */
function split(list) {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/**
 * @param {string} name
 * @returns {name is PartName}
 */
function isPart(name) {
  return /** @type {readonly string[]} */ (parts).includes(name);
}

/**
 * @param {readonly string[]} argv
 * @returns {Choice}
 * @throws {Error} that says what is wrong with the arguments
 */
export function readOptions(argv) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      repetitions: { type: 'string' },
      routes: { type: 'string' },
      build: { type: 'string' },
    },
  });
  const only = split(values.only ?? parts.join(','));
  const unknown = only.filter((name) => !isPart(name));
  if (only.length === 0 || unknown.length > 0) {
    throw new Error(`--only takes one or more of ${parts.join(', ')}, with commas between them.`);
  }
  const routes = values.routes === undefined ? undefined : split(values.routes);
  if (routes?.length === 0 || routes?.some((route) => !route.startsWith('/'))) {
    throw new Error('--routes takes paths such as /home-loans,/blog.');
  }
  const repetitions = Number(values.repetitions ?? (values.quick ? 1 : 3));
  if (!Number.isSafeInteger(repetitions) || repetitions < 1) {
    throw new Error('--repetitions takes a whole number of at least 1.');
  }
  return {
    only: parts.filter((name) => only.includes(name)),
    quick: values.quick,
    repetitions,
    routes,
    build: values.build,
  };
}

/**
 * Whether a run measures all there is, so that its result may take the place of the report in the repository.
 * @param {Choice} choice
 */
export function isWhole({ quick, routes, repetitions }) {
  return !quick && routes === undefined && repetitions >= 3;
}
