import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSite } from '../../checks/model';
import { readContent } from '../content/loadDataFile';
import type { Environment } from '../../content/environment';
import { PSEUDO_LOCALE } from '../../content/pseudoLocale';
import { allFiles, readBuiltIslands } from '../islands/reachableFiles';
import { compressFiles } from './compress';
import { writeGlossary } from './glossary';
import { writeHostFiles } from './hosts';
import { writePagePolicies } from './hosts/policy';
import { writeLicences } from './licences';
import { writeOpenData } from './openData';
import { writeMarkdown } from './markdown';
import { drawOpenGraphImages } from './openGraph';
import { pruneScripts } from './pruneScripts';
import { writeRedirectPages } from './redirectPages';
import { writeSearchIndex } from '../../search/build';
import { writeSiteFiles } from './siteFiles';
import { inlineStylesheet } from './stylesheet';
import { writeWorker } from './worker';

/** Post-processes the built pages, step by step; see README.md in this folder. */
export default function outputPlugin(context: LoadContext, { hostSendsHeaders }: Environment): Plugin {
  const { siteDir, generatedFilesDir } = context;
  const redirects = readContent('redirects').data.rows;

  return {
    name: 'paisa-disha-output',

    async postBuild(props) {
      const { outDir, baseUrl, routesPaths } = props;
      const site = readSite(siteDir);
      const files = await readBuiltIslands(generatedFilesDir);
      await pruneScripts(outDir, allFiles(files));
      await inlineStylesheet(outDir, baseUrl, files);
      await writeSearchIndex(outDir, routesPaths, site);
      // No font draws the marks of the pseudo-locale, and nobody reads them in a picture.
      if (context.i18n.currentLocale !== PSEUDO_LOCALE) await drawOpenGraphImages(siteDir, outDir, site);
      await writeGlossary(outDir);
      await writeOpenData(outDir, site);
      await writeMarkdown(outDir, site, context.siteConfig.url);
      await writeSiteFiles(siteDir, outDir, context.siteConfig.url);
      await writeLicences(siteDir, outDir, files.packages);
      // Netlify would serve such a page instead of redirecting.
      if (process.env.NETLIFY !== 'true') await writeRedirectPages(outDir, redirects, context.siteConfig.url);
      if (!hostSendsHeaders) await writePagePolicies(outDir);
      await writeWorker(siteDir, outDir, files);
      await writeHostFiles(siteDir, outDir, redirects);
      // Other hosts compress responses themselves.
      if (process.env.COMPRESSED_COPIES === 'true') await compressFiles(outDir);
    },
  };
}
