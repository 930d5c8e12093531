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
/** A script of its own, which no page loads (src/worker). */
const WORKER = 'worker';
const WORKER_ENTRY = 'src/worker/worker.ts';
/** The chunk of what all islands need to wake. template.ts knows it by this name. */
const REACT = 'islands-react';
const CLIENT_ENTRY = 'src/plugins/islands/runtime/client.ts';
const DEVELOPMENT_CLIENT = 'src/behaviours/developmentClient.ts';

/**
 * Has Chromium compile a whole script beside the main thread, while it still arrives, and not function by function when each
 * is first called: on a slow phone, that was half of what the first answer of an island took. Other browsers read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';
/** Short, and most of it is not called on most pages. */
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
          // The bundler's own part is in the entry: a file of its own would be as large again and a second request.
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
            // The page's stylesheet holds the islands' styles already, so an island asks only for its class names.
            // Otherwise each one would wait for a stylesheet of its own that is the same file again.
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
        // The runtime need not know which bundler wrote it.
        experiments: { rspackFuture: { bundlerInfo: { force: false } } },
        output: {
          // As long as the inline loader waits for a script: then it is asked for again.
          chunkLoadTimeout: 8000,
          chunkFilename: `assets/js/[name].${COMMON_HASH}.js`,
          // The only bundle on a page needs no name to tell its scripts from those of others.
          uniqueName: '',
        },
        optimization: {
          minimizer: steadyMinimizers(config.optimization?.minimizer ?? [], bundler),
          splitChunks: {
            cacheGroups: {
              // What one island alone needs comes in one file with it.
              defaultVendors: false,
              // One copy of React for all islands of a page, and what has it wake one.
              islandsReact: {
                name: REACT,
                // Of its own, since it changes more rarely than what islands show.
                filename: 'assets/js/[name].[contenthash:8].js',
                test: /[\\/](?:node_modules[\\/](?:react|react-dom|scheduler)[\\/]|src[\\/]plugins[\\/]islands[\\/]runtime[\\/])/,
                layer: ENTRY,
                chunks: 'async',
                enforce: true,
                priority: 60,
              },
              // The rows of a list once for all islands that show them.
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
            // After minification, which leaves no comment.
            stage: bundler.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
          }),
          {
            apply(compiler: Compiler) {
              let packages: readonly string[] = [];
              compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
                // Before modules are merged and unused code goes: a package too many may be named, but none is forgotten.
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
