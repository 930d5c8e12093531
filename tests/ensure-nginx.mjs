// @ts-check
/** Installs nginx where that can be done, so that its configuration is tested for real; elsewhere that test says it was skipped. */
import { spawnSync } from 'node:child_process';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

const isThere = spawnSync('nginx', ['-v']).status === 0;
const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
if (!isThere && mayInstall) {
  console.log(`Installing ${PACKAGES.join(' and ')} for the test of the nginx configuration.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 60_000 });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
    stdio: 'ignore',
    timeout: 120_000,
    env,
  });
}
