import contentAltText from '@csstools/postcss-content-alt-text';
import type { LoadContext, Plugin } from '@docusaurus/types';
import autoprefixer from 'autoprefixer';
import type { Rule } from '../bundler';
import { cssModuleOptions, cssModulesVersion, isCssModuleRule } from './cssModules';
import { fontFiles, isFontRule } from './fontFiles';

/** @throws when an upgrade of Docusaurus has removed something that this plugin changes; see src/build/DOCUSAURUS.md */
function demand(isThere: boolean, what: string): void {
  if (!isThere) throw new Error(`Docusaurus has no ${what} any more: see src/build/DOCUSAURUS.md.`);
}

/** The part of Rspack's configuration missing in webpack's types. */
interface KeepsModules {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/** A separate bundler cache for each set of class names: a new class renames those after it, and cached modules would keep the old names. */
function cacheOf(config: object, siteDir: string): object {
  const { cache } = (config as KeepsModules).experiments ?? {};
  return cache ? { experiments: { cache: { version: `${cache.version}-${cssModulesVersion(siteDir)}` } } } : {};
}

/** Configures how stylesheets are compiled. src/build/output processes the result. */
export default function stylesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'paisa-disha-styles',

    configureWebpack(config, isServer, { getStyleLoaders }) {
      // src/css replaces Infima, the theme's base.
      const resolve = { alias: { [require.resolve('infima/dist/css/default/default.css')]: false as const } };
      if (process.env.NODE_ENV !== 'production') return { resolve };
      const use = getStyleLoaders(isServer, {
        modules: { ...cssModuleOptions(siteDir), exportOnlyLocals: isServer },
        importLoaders: 1,
        sourceMap: false,
      });
      const existing = config.module?.rules ?? [];
      demand(existing.some(isCssModuleRule), 'webpack rule for CSS modules');
      demand(existing.some(isFontRule), 'webpack rule for fonts');
      const rules = existing.map((rule): Rule => {
        if (isCssModuleRule(rule)) return { ...rule, use };
        return isFontRule(rule) ? fontFiles(isServer) : rule;
      });
      return { mergeStrategy: { 'module.rules': 'replace' }, resolve, module: { rules }, ...cacheOf(config, siteDir) };
    },

    /*
     * Replaces postcss-preset-env, Docusaurus's default, which took a fifth of the bundling time. Lightning CSS compiles nested rules and
     * the like when it minifies; it lacks only a fallback for the alternative text of `content`, and some prefixes.
     */
    configurePostCss: (options) => ({ ...options, plugins: [contentAltText(), autoprefixer({ flexbox: 'no-2009' })] }),
  };
}
