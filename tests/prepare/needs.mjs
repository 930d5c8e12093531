// @ts-check
/** What checks need of a machine besides Node and the packages, how it is found, and how it is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { findChromium, hasFonts } from './chromium.mjs';
import { isProgram, onPath } from './programs.mjs';

/**
 * @typedef {object} Need
 * @property {string} name
 * @property {readonly string[]} checks the npm scripts that cannot run without it
 * @property {() => string | undefined} find where it is; throws when the environment names something that cannot be run
 * @property {() => string | undefined} install why it could not be; undefined when it was
 * @property {string} byHand what somebody can do
 */

/**
 * @param {string} variable of the environment
 * @param {readonly string[]} commands
 */
function program(variable, commands) {
  const wanted = process.env[variable];
  if (wanted && !isProgram(wanted)) throw new Error(`${variable} is ${wanted}, which is no program.`);
  return wanted || commands.map(onPath).find(Boolean);
}

/** Of Playwright, where there is no apt-get or it may not install: a download of some 180 MB. */
function playwrightInstall() {
  if (!onPath('npx')) return 'there is no npx to download one';
  console.log(
    'Downloading Chromium with "npx playwright install chromium", into the cache of Playwright in your home folder.',
  );
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    env,
    stdio: 'ignore',
    timeout: 600_000,
  });
  return status === 0 ? undefined : 'the download of one failed';
}

/** Noto Sans, as phones with Android have it: Chromium alone brings DejaVu, which is a sixth wider than what visitors see. */
const FONTS = 'fonts-noto-core';
const NGINX = ['nginx-light', 'libnginx-mod-http-brotli-static'];
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** @typedef {'chromium' | 'nginx' | 'firefox' | 'webkit'} NeedId */

/** @type {Readonly<Record<NeedId, Need>>} */
export const needs = {
  chromium: {
    name: 'Chromium with fonts',
    checks: ['test:e2e', 'test:preview', 'test:faults'],
    find: () => (hasFonts() ? findChromium() : undefined),
    install() {
      const found = findChromium();
      // The system's package gets its security fixes and is cached by most CI images. Ubuntu has neither of these two.
      const ways = found
        ? [[FONTS]]
        : [
            [FONTS, 'chromium-headless-shell'],
            [FONTS, 'chromium'],
          ];
      const reason = aptInstall(ways);
      if (!reason || found) return reason;
      const other = playwrightInstall();
      return other && `${reason}, and ${other}`;
    },
    byHand:
      'run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to the executable of a Chromium or Chrome',
  },
  nginx: {
    name: 'nginx with its Brotli module',
    checks: ['test:nginx'],
    find: () => (existsSync(BROTLI_MODULE) ? (onPath('nginx') ?? ['/usr/sbin/nginx'].find(isProgram)) : undefined),
    install: () => aptInstall([NGINX]),
    byHand: `run "apt-get install ${NGINX.join(' ')}"`,
  },
  firefox: {
    name: 'Firefox',
    checks: ['test:firefox'],
    find: () => program('FIREFOX_PATH', ['firefox-esr', 'firefox']),
    install: () => aptInstall([['firefox-esr']]),
    byHand: 'run "apt-get install firefox-esr", or set FIREFOX_PATH to its program',
  },
  webkit: {
    name: 'WebKit',
    checks: ['test:webkit'],
    find: () => (onPath('Xvfb') ? program('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']) : undefined),
    install: () => aptInstall([['webkit2gtk-driver', 'xvfb']]),
    byHand: 'run "apt-get install webkit2gtk-driver xvfb", or set WEBKIT_DRIVER_PATH to its driver',
  },
};
