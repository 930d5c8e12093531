import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Rule } from '../bundler';
import { cssModuleOptions, cssModulesVersion, isCssModuleRule } from './cssModules';
import { fontFiles, isFontRule } from './fontFiles';

function isPresetEnv(plugin: unknown): plugin is readonly [unknown, unknown] {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}

/** @throws when an upgrade of Docusaurus has removed what is changed here; see src/plugins/DOCUSAURUS.md */
function demand(isThere: boolean, what: string): void {
  if (!isThere) throw new Error(`Docusaurus has no ${what} any more: see src/plugins/DOCUSAURUS.md.`);
}

/** The part of Rspack's configuration that webpack's types do not have. */
interface KeepsModules {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/**
 * A class that is new gives those behind it other names, and the bundler would not know that the modules it has kept from the last
 * build still hold the ones before. So it keeps a cache for each set of names.
 */
function cacheOf(config: object, siteDir: string): object {
  const { cache } = (config as KeepsModules).experiments ?? {};
  return cache ? { experiments: { cache: { version: `${cache.version}-${cssModulesVersion(siteDir)}` } } } : {};
}

/** How stylesheets are compiled. What happens to the one that comes of it is in src/plugins/output. */
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

    configurePostCss(options) {
      // Lightning CSS compiles it too, to half the size: one pair of switches instead of one for each colour.
      const features = { 'light-dark-function': false };
      const plugins: unknown[] = options.plugins;
      demand(plugins.some(isPresetEnv), 'postcss-preset-env');
      return {
        ...options,
        plugins: plugins.map((plugin) => (isPresetEnv(plugin) ? [plugin[0], { features }] : plugin)),
      };
    },
  };
}
