// @ts-check
/** Installs packages of Debian or Ubuntu, and waits for whoever else is installing. */
import { spawnSync } from 'node:child_process';
import { onPath } from './programs.mjs';

/** How long to wait for somebody else's installation, in seconds. */
const PATIENCE_S = 600;
/** What apt-get says where it does not wait for itself: for the lists of packages, and for what it downloads. */
const LOCKED = /Could not get lock|Unable to lock/;

/** @returns {string | undefined} why nothing can be installed; undefined where it can be tried */
export function whyNotApt() {
  if (!onPath('apt-get')) return 'there is no apt-get on this machine';
  if (process.getuid?.() === 0) return undefined;
  const isAllowed = onPath('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  return isAllowed ? undefined : 'installing needs root, or sudo without a password';
}

/** @param {readonly string[]} args */
function aptGet(args) {
  const command = ['apt-get', '-o', `DPkg::Lock::Timeout=${PATIENCE_S}`, ...args];
  // sudo passes no environment on, so the variable is set behind it.
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [program = '', ...rest] = [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'LC_ALL=C', ...command];
  const deadline = Date.now() + PATIENCE_S * 1000;
  for (let isFirst = true; ; isFirst = false) {
    const { status, stdout, stderr } = spawnSync(program, rest, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    const said = `${stdout}${stderr}`;
    if (status === 0 || !LOCKED.test(said) || Date.now() > deadline) return { isDone: status === 0, said };
    if (isFirst) console.log('Waiting for another installation on this machine to end.');
    spawnSync('sleep', ['2']);
  }
}

/**
 * The reason in what apt-get printed: its last error, or its last line.
 * @param {string} said
 */
function reasonIn(said) {
  const lines = said.trim().split('\n');
  return (lines.filter((line) => /^E: /.test(line)).at(-1) ?? lines.at(-1) ?? 'no reason given').replace(/^E: /, '');
}

let isUpdated = false;

/**
 * Installs the first of several sets of packages that can be installed.
 * @param {readonly (readonly string[])[]} ways
 * @returns {string | undefined} why none could be; undefined when one was
 */
export function aptInstall(ways) {
  const reason = whyNotApt();
  if (reason) return reason;
  let said = '';
  // Failing to reach one of several servers is no reason to stop: what was listed before may be enough.
  if (!isUpdated) said = aptGet(['update']).said;
  isUpdated = true;
  for (const packages of ways) {
    console.log(`Installing ${packages.join(', ')} with apt-get, below /usr.`);
    const attempt = aptGet(['install', '--yes', '--no-install-recommends', ...packages]);
    if (attempt.isDone) return undefined;
    said = attempt.said;
  }
  return `apt-get could not install it (${reasonIn(said)})`;
}
