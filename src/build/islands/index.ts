import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { WORKER_PATH } from '../../worker/addresses';
import type { Compiler } from '../bundler';
import { cssModuleOptions, isStyleRule } from '../styles/cssModules';
import { announceChunk } from './clientManifest';
import { CHUNK_STATS, COMMON_HASH, commonHash } from './commonHash';
import { steadyMinimizers } from './minimizers';
import { filesReachableFrom, keepBuiltIslands } from './reachableFiles';
import { packageFolders } from './servedPackages';

const NAME = 'paisa-disha-islands';
const ENTRY = 'islands';
/** The service worker (src/worker), which no page loads as a script. */
const WORKER = 'worker';
const WORKER_ENTRY = 'src/worker/worker.ts';
/** The chunk with the code that all islands need. template.ts depends on its name. */
const REACT = 'islands-react';
const CLIENT_ENTRY = 'src/parts/islands/client.ts';
const DEVELOPMENT_CLIENT = 'src/behaviours/developmentClient.ts';

/**
 * Makes Chromium compile a whole script off the main thread while it downloads, instead of each function at its first call: on a slow phone, that was
 * half of the time until an island first responded. Other browsers see a comment. https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';
/** Scripts of every page: short, with functions that most pages do not call. */
const LOADED_BY_EVERY_PAGE = /(?:islands|(?:runtime~)?main)\.[^/]+$/;

/**
 * Builds a second client entry beside Docusaurus's own, and ships only that one. See README.md in this folder.
 */
export default function islandsPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: NAME,

    // `docusaurus start` renders islands as ordinary React; only the behaviours need starting there.
    getClientModules: () => (process.env.NODE_ENV === 'production' ? [] : [path.join(siteDir, DEVELOPMENT_CLIENT)]),

    configureWebpack(config, isServer, { getStyleLoaders, currentBundler: { instance: bundler } }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const rules = config.module?.rules ?? [];
      return {
        mergeStrategy: {
          entry: 'replace',
          'module.rules': 'replace',
          'optimization.minimizer': 'replace',
          'optimization.splitChunks': 'append',
        },
        entry: {
          main: config.entry as string,
          // The entry includes the bundler's runtime: a separate file would double its size and add a request.
          [ENTRY]: { import: path.join(siteDir, CLIENT_ENTRY), layer: ENTRY, runtime: false },
          [WORKER]: {
            import: path.join(siteDir, WORKER_ENTRY),
            layer: WORKER,
            runtime: false,
            filename: WORKER_PATH.slice(1),
          },
        },
        module: {
          rules: [
            // The page's stylesheet already has the islands' styles, so an island imports only class names. Otherwise each would wait for its own
            // stylesheet with the same content.
            ...rules.map((rule) => (isStyleRule(rule) ? { ...rule, issuerLayer: { not: ENTRY } } : rule)),
            {
              test: /\.module\.css$/i,
              issuerLayer: ENTRY,
              use: getStyleLoaders(true, {
                modules: { ...cssModuleOptions(siteDir), exportOnlyLocals: true },
                importLoaders: 1,
                sourceMap: false,
              }),
            },
          ],
        },
        // Omits the bundler's name and version from the runtime.
        experiments: { rspackFuture: { bundlerInfo: { force: false } } },
        output: {
          // The same timeout as in the inline loader.
          chunkLoadTimeout: 12_000,
          chunkFilename: `assets/js/[name].${COMMON_HASH}.js`,
          // Only needed to tell several bundles on one page apart.
          uniqueName: '',
        },
        optimization: {
          minimizer: steadyMinimizers(config.optimization?.minimizer ?? [], bundler),
          splitChunks: {
            cacheGroups: {
              // Bundles packages used by a single island with that island.
              defaultVendors: false,
              // One copy of React and of the runtime for all islands of a page.
              islandsReact: {
                name: REACT,
                // With a separate hash, because it changes less often than the islands.
                filename: 'assets/js/[name].[contenthash:8].js',
                test: /[\\/](?:node_modules[\\/](?:react|react-dom|scheduler)[\\/]|src[\\/]islands[\\/]runtime[\\/])/,
                layer: ENTRY,
                chunks: 'async',
                enforce: true,
                priority: 60,
              },
              // One copy of a list's rows for all islands that show them.
              listData: { test: /\.yml$/, layer: ENTRY, chunks: 'async', minChunks: 2, enforce: true, priority: 50 },
            },
          },
        },
        plugins: [
          commonHash(ENTRY),
          new bundler.BannerPlugin({
            banner: COMPILE_ALL,
            raw: true,
            test: /\.js$/,
            exclude: LOADED_BY_EVERY_PAGE,
            // After minification, which removes comments.
            stage: bundler.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
          }),
          {
            apply(compiler: Compiler) {
              let packages: readonly string[] = [];
              compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
                // Before modules are merged and unused code is removed, so that no package is missing. Some may be unused.
                compilation.hooks.finishModules.tap(NAME, (modules) => {
                  const folders = packageFolders(modules, [ENTRY, WORKER]);
                  packages = folders.map((folder) => path.relative(siteDir, folder));
                });
              });
              compiler.hooks.done.tapPromise(NAME, async (stats) => {
                if (stats.hasErrors()) return;
                const files = filesReachableFrom(stats.toJson(CHUNK_STATS), ENTRY);
                await Promise.all([
                  keepBuiltIslands(generatedFilesDir, { ...files, packages }),
                  announceChunk(path.join(generatedFilesDir, 'client-manifest.json'), REACT),
                ]);
              });
            },
          },
        ],
      };
    },
  };
}
