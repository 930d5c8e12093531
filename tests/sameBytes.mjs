// @ts-check
// cspell:ignore ब्याज
/**
 * `npm run test:bytes`: the same commit and day give the same bytes on every machine, or devices would fetch again what they keep whenever another one
 * builds. Builds the site twice in copies of it: here, and with another time zone, language, umask and path. `npm run test:all` runs it every night.
 */
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildCopy, copySite } from './support/copySite.mjs';
import { differences } from './support/differences.mjs';

// The day may change between two builds.
process.env.BUILD_DATE ||= new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10);
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = '1';

/** @param {NodeJS.ProcessEnv} environment */
async function build(environment) {
  Object.assign(process.env, environment);
  const copy = await copySite();
  const site = `${copy} ${environment.TZ?.includes('/') ? 'ब्याज' : 'plain'}`;
  await rename(copy, site);
  return { site, folder: await buildCopy(site) };
}

const here = await build({ TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' });
process.umask(0o077);
const elsewhere = await build({ TZ: 'America/Los_Angeles', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
try {
  const different = await differences(here.folder, elsewhere.folder);
  if (different.length > 0) {
    console.error(
      `Built in another time zone, language and path, the site differs in ${different.length} files: ${different.slice(0, 20).join(', ')}.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`The same bytes with ${path.basename(here.site)} and ${path.basename(elsewhere.site)}.`);
  }
} finally {
  await Promise.all([here, elsewhere].map(({ site }) => rm(site, { recursive: true, force: true })));
}
