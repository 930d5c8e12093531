import { createHash } from 'node:crypto';
import type { Compiler } from '../bundler';
import { allFiles, filesReachableFrom } from './reachableFiles';

/** Stands in the names of chunks until the build knows what is in them. */
export const COMMON_HASH = '~common-hash~';
const HASH_DIGITS = 8;
const NAME = 'paisa-disha-common-hash';

/** What `filesReachableFrom` reads. */
export const CHUNK_STATS = {
  all: false,
  chunks: true,
  chunkRelations: true,
  chunkOrigins: true,
  entrypoints: true,
  ids: true,
};

/** @returns a hash of all contents, in an order that does not depend on their names */
function hashOf(contents: readonly string[]): string {
  const hash = createHash('sha256');
  [...contents].sort().forEach((content) => hash.update(content));
  return hash.digest('hex').slice(0, HASH_DIGITS);
}

/**
 * Gives all chunks of an entry one hash, that of their contents together. The script of every page can ask for any of them, so
 * with a hash each it would hold all their names; so it holds one hash, and the next island costs other pages nothing. In
 * return, a change to one of them has a visitor fetch again what their next page needs of the others.
 * @param entry whose chunks have `COMMON_HASH` in their names
 * @returns a plugin of the bundler
 */
export const commonHash = (entry: string) => ({
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before the bundler hashes the contents of the other scripts, which hold these names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const files = allFiles(filesReachableFrom(compilation.getStats().toJson(CHUNK_STATS), entry));
        const scripts = compilation
          .getAssets()
          .filter(({ name }) => files.has(name))
          .map(({ name, source }) => ({ name, text: source.source().toString() }));
        const common = scripts.filter(({ name }) => name.includes(COMMON_HASH));
        const hash = hashOf(common.map(({ text }) => text));
        scripts.forEach(({ name, text }) => {
          compilation.updateAsset(name, new sources.RawSource(text.replaceAll(COMMON_HASH, hash)));
        });
        common.forEach(({ name }) => compilation.renameAsset(name, name.replace(COMMON_HASH, hash)));
      });
    });
  },
});
