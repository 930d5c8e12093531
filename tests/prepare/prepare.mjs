// @ts-check
/**
 * The one step before all checks: what they need is found, or installed once. As a command, `node tests/prepare/prepare.mjs chromium`, it ends with
 * the status 77 where that could not be, so that the check behind it does not begin.
 */
import '../../src/checks/readyForTests.mjs';
import { pathToFileURL } from 'node:url';

/** By a convention of test runners: could not be run here, so neither passed nor failed. */
export const COULD_NOT_RUN = 77;

/** @typedef {import('./needs.mjs').NeedId} NeedId */

/**
 * Finds or installs what checks need.
 * @param {readonly NeedId[]} ids
 * @returns {Promise<ReadonlyMap<string, string>>} each check that cannot run, with one sentence that says why and what to do
 */
export async function prepare(ids) {
  const { needs } = await import('./needs.mjs');
  const { alone } = await import('./lock.mjs');
  /** @type {Map<string, string>} */
  const notRun = new Map();
  /** @param {NeedId} id */
  const attempt = (id) => {
    const need = needs[id];
    try {
      const found = need.find();
      if (found) return;
      const reason = need.install() ?? (need.find() ? undefined : 'it was installed and does not start');
      if (reason) throw new Error(`${need.name} is missing, and ${reason}: ${need.byHand}.`);
    } catch (error) {
      for (const check of need.checks) notRun.set(check, error instanceof Error ? error.message : String(error));
    }
  };
  /** @param {NeedId} id */
  const isThere = (id) => {
    try {
      return Boolean(needs[id].find());
    } catch {
      return false;
    }
  };
  const missing = ids.filter((id) => !isThere(id));
  if (missing.length > 0) await alone(() => missing.forEach(attempt));
  return notRun;
}

/**
 * The checks that did not run, one line for each reason.
 * @param {ReadonlyMap<string, string>} notRun
 */
export function sentences(notRun) {
  const reasons = [...new Set(notRun.values())];
  return reasons.map((reason) => {
    const checks = [...notRun].filter(([, other]) => other === reason).map(([check]) => check);
    return `Not run: ${checks.join(', ')}. ${reason}`;
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const notRun = await prepare(/** @type {NeedId[]} */ (process.argv.slice(2)));
  const check = process.env.npm_lifecycle_event;
  const reason = (check && notRun.get(check)) || [...notRun.values()][0];
  if (reason) {
    console.error(`Not run: ${check ?? [...notRun.keys()].join(', ')}. ${reason}`);
    process.exitCode = COULD_NOT_RUN;
  }
}
