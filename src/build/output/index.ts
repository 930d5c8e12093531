import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSite } from '../../checks/model';
import { readContent } from '../content/loadDataFile';
import type { Environment } from '../../content/environment';
import { PSEUDO_LOCALE } from '../../content/pseudoLocale';
import { isAtRoot, moveHome } from '../languages';
import { siteIn } from '../languages/siteIn';
import { allFiles, readBuiltIslands } from '../islands/reachableFiles';
import { compressFiles } from './compress';
import { writeGlossary } from './glossary';
import { writeHostFiles } from './hosts';
import { writePagePolicies } from './hosts/policy';
import { writeLicences } from './licences';
import { writeOpenData } from './openData';
import { writeMarkdown } from './markdown';
import { drawOpenGraphImages } from './openGraph';
import { nameIslandImports } from './islandImports';
import { pruneScripts } from './pruneScripts';
import { writeSearchIndex } from '../../search/build';
import { writeSiteFiles } from './siteFiles';
import { inlineStylesheet, MOST_SHEETS, MOST_SHEETS_OF_A_LANGUAGE } from './stylesheet';
import { writeWorker } from './worker';

/** Post-processes the built pages, step by step; see README.md in this folder. */
export default function outputPlugin(context: LoadContext, { hostSendsHeaders }: Environment): Plugin {
  const { siteDir, generatedFilesDir } = context;
  const redirects = readContent('redirects').data.rows;
  const redirectPages = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [...redirects],
  });

  return {
    name: 'paisa-disha-output',

    async postBuild(props) {
      const { outDir, baseUrl, routesPaths } = props;
      const { url } = context.siteConfig;
      const { currentLocale } = context.i18n;
      const atRoot = isAtRoot(props);
      const english = readSite(siteDir);
      const site = atRoot ? english : siteIn(currentLocale, english, siteDir);
      const files = await readBuiltIslands(generatedFilesDir);
      await pruneScripts(outDir, allFiles(files));
      await inlineStylesheet(outDir, baseUrl, files, atRoot ? MOST_SHEETS : MOST_SHEETS_OF_A_LANGUAGE);
      await nameIslandImports(outDir, files);
      await writeSearchIndex(outDir, atRoot ? routesPaths : site.pages.map((page) => page.url), site, english);
      await writeGlossary(outDir);
      await writeMarkdown(outDir, site, url, baseUrl.replace(/\/$/u, ''));
      if (atRoot) {
        // No font draws the marks of the pseudo-locale, and nobody reads them in a picture.
        if (currentLocale !== PSEUDO_LOCALE) await drawOpenGraphImages(siteDir, outDir, site);
        await writeOpenData(outDir, site);
        await writeSiteFiles(siteDir, outDir, url);
        await writeLicences(siteDir, outDir, files.packages);
        // Netlify would serve such a page instead of redirecting.
        if (process.env.NETLIFY !== 'true') await redirectPages?.postBuild?.({ ...props, content: undefined });
      }
      if (!hostSendsHeaders) await writePagePolicies(outDir);
      await writeWorker(siteDir, outDir, files, { baseUrl });
      if (!atRoot) await moveHome(outDir, url, baseUrl);
      const root = atRoot ? outDir : path.dirname(outDir);
      await writeHostFiles(siteDir, root, redirects);
      // Other hosts compress responses themselves.
      if (process.env.COMPRESSED_COPIES === 'true') await compressFiles(root);
    },
  };
}
