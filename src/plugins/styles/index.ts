import type { LoadContext, Plugin } from '@docusaurus/types';
import { cssModuleOptions, isCssModuleRule, type Rule } from './cssModules';
import { fontFiles, isFontRule } from './fontFiles';

function isPresetEnv(plugin: unknown): plugin is readonly [unknown, unknown] {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}

/** @throws when an upgrade of Docusaurus has removed what is changed here; see src/plugins/DOCUSAURUS.md */
function demand(isThere: boolean, what: string): void {
  if (!isThere) throw new Error(`Docusaurus has no ${what} any more: see src/plugins/DOCUSAURUS.md.`);
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
      return { mergeStrategy: { 'module.rules': 'replace' }, resolve, module: { rules } };
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
