import { createHash } from 'node:crypto';
import type { Compiler } from '../bundler';
import { allFiles, filesReachableFrom } from './reachableFiles';

/** Placeholder in the names of chunks until their content is known. */
export const COMMON_HASH = '~common-hash~';
const HASH_DIGITS = 8;
const NAME = 'paisa-disha-common-hash';

/** The statistics options for `filesReachableFrom`. */
export const CHUNK_STATS = {
  all: false,
  chunks: true,
  chunkRelations: true,
  chunkOrigins: true,
  chunkModules: true,
  entrypoints: true,
  ids: true,
};

/** @returns a hash of all contents, in an order independent of their names */
function hashOf(contents: readonly string[]): string {
  const hash = createHash('sha256');
  [...contents].sort().forEach((content) => hash.update(content));
  return hash.digest('hex').slice(0, HASH_DIGITS);
}

/**
 * A bundler plugin that gives all chunks of an entry one hash, of all their contents. The entry is on every page and can load each chunk: with
 * separate hashes it would have to list them all, and every new island would make every page larger. The cost: if one chunk changes, visitors fetch
 * the others again, too.
 * @param entry whose chunks have `COMMON_HASH` in their names
 */
export const commonHash = (entry: string) => ({
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before the bundler hashes the other scripts, which contain these names.
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
