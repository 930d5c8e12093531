import { createHash } from 'node:crypto';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { PurgeCSS } from 'purgecss';

const CSS_FOLDER = 'assets/css';

async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith(ending)).map((name) => path.join(folder, name));
}

/** Takes out what no page and no script names. */
async function purge(css: string, outDir: string): Promise<string> {
  const content = [...(await filesBelow(outDir, '.html')), ...(await filesBelow(outDir, '.js'))];
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content,
    // Class names of CSS modules hold `+` and `/` from base64.
    defaultExtractor: (text) => text.match(/[\w+/-]+/g) ?? [],
    // Set by scripts, before or after the page is there.
    safelist: {
      standard: ['data-theme', 'open', 'hidden'],
      greedy: [/data-notice-part/, /data-dismissed/, /popover-open/],
    },
    keyframes: true,
  });
  if (!result) throw new Error('PurgeCSS returned no stylesheet.');
  return result.css;
}

export default function stylesheetPlugin(): Plugin {
  return {
    name: 'paisa-disha-stylesheet',

    configureWebpack: () => ({
      resolve: { alias: { [require.resolve('infima/dist/css/default/default.css')]: false } },
    }),

    async postBuild({ outDir, baseUrl }) {
      const folder = path.join(outDir, CSS_FOLDER);
      const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
      const [oldName] = sheets;
      if (!oldName || sheets.length > 1) {
        throw new Error(`Expected one stylesheet in ${CSS_FOLDER}, found ${sheets.length}: ${sheets.join(', ')}`);
      }
      const css = await purge(await readFile(path.join(folder, oldName), 'utf8'), outDir);
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
          await writeFile(file, html.replaceAll(oldHref, newHref));
        }),
      );
    },
  };
}
