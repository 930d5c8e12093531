import { createHash } from 'node:crypto';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PurgeCSS } from 'purgecss';
import { inlineConstants } from './constants';
import { cssModuleOptions, isCssModuleRule } from './cssModules';
import { fontFiles, isFontRule } from './fontFiles';

const CSS_FOLDER = 'assets/css';

async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith(ending)).map((name) => path.join(folder, name));
}

/** Takes out what no page and no script names. */
async function purge(css: string, content: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content,
    // The names of the theme's own CSS modules hold `+` and `/` from base64.
    defaultExtractor: (text) => text.match(/[\w+/-]+/g) ?? [],
    // Set by scripts, before or after the page is there.
    safelist: {
      standard: ['data-theme', 'open', 'hidden'],
      greedy: [
        /^:focus-visible$/,
        /data-notice-part/,
        /data-face/,
        /data-first-view/,
        /data-query/,
        /data-island/,
        /data-arrived/,
        /data-dismissed/,
        /data-away/,
        /popover-open/,
      ],
    },
    keyframes: true,
  });
  if (!result) throw new Error('PurgeCSS returned no stylesheet.');
  return result.css;
}

/** Names of custom properties that pages set or scripts read. */
async function customPropertiesIn(files: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const file of files) {
    for (const [name] of (await readFile(file, 'utf8')).matchAll(/--[\w-]+/g)) names.add(name);
  }
  return names;
}

/**
 * Replaces a file in one step. Another plugin may be reading it, and must not find half of it.
 */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** The options of postcss-preset-env, with these of its features switched; any other plugin as it is. */
function withFeatures(plugin: unknown, features: Readonly<Record<string, boolean>>): unknown {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env') ? [plugin[0], { features }] : plugin;
}

export default function stylesheetPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'paisa-disha-stylesheet',

    configureWebpack(config, isServer, { getStyleLoaders }) {
      const resolve = { alias: { [require.resolve('infima/dist/css/default/default.css')]: false as const } };
      if (process.env.NODE_ENV !== 'production') return { resolve };
      const use = getStyleLoaders(isServer, {
        modules: { ...cssModuleOptions(siteDir), exportOnlyLocals: isServer },
        importLoaders: 1,
        sourceMap: false,
      });
      const rules = config.module?.rules ?? [];
      return {
        mergeStrategy: { 'module.rules': 'replace' },
        resolve,
        module: {
          rules: rules.map((rule) => {
            if (isCssModuleRule(rule)) return Object.assign({}, rule, { use });
            return isFontRule(rule) ? fontFiles(isServer) : rule;
          }),
        },
      };
    },

    configurePostCss(options) {
      // Lightning CSS compiles it too, to half the size: one pair of switches instead of one for each colour.
      const features = { 'light-dark-function': false };
      return { ...options, plugins: options.plugins.map((plugin) => withFeatures(plugin, features)) };
    },

    async postBuild({ outDir, baseUrl }) {
      const folder = path.join(outDir, CSS_FOLDER);
      const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
      const [oldName] = sheets;
      if (!oldName || sheets.length > 1) {
        throw new Error(`Expected one stylesheet in ${CSS_FOLDER}, found ${sheets.length}: ${sheets.join(', ')}`);
      }
      const users = [...(await filesBelow(outDir, '.html')), ...(await filesBelow(outDir, '.js'))];
      const purged = await purge(await readFile(path.join(folder, oldName), 'utf8'), users);
      const named = await customPropertiesIn(users);
      const css = inlineConstants(purged, (name) => named.has(name));
      const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
      const newName = `styles.${hash}.css`;
      await writeFile(path.join(folder, oldName), css);
      await rename(path.join(folder, oldName), path.join(folder, newName));

      const [oldHref, newHref] = [oldName, newName].map((name) => `${baseUrl}${CSS_FOLDER}/${name}`) as [
        string,
        string,
      ];
      await Promise.all(
        (await filesBelow(outDir, '.html')).map(async (file) => {
          const html = await readFile(file, 'utf8');
          // A page without it is a redirect, which its plugin may be writing just now.
          if (html.includes(oldHref)) await replaceFile(file, html.replaceAll(oldHref, newHref));
        }),
      );
    },
  };
}
