import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSite } from '../../checks/model';
import { dataFolderOf, exampleOf, EXAMPLES_FOLDER } from '../../checks/exampleFiles';

const NAME = 'paisa-disha-vocabulary';
const ROUTE = '/components';
const PAGE = '@site/src/components/catalogue/VocabularyPage.tsx';
const CLIENT = 'src/behaviours/vocabularyClient.ts';

/** The part of the islands entry that is added to here; see src/plugins/islands. */
type ClientEntry = Readonly<Record<string, string | { readonly import: string }>>;

/** Under `docusaurus start`, and in a build that asks for it. */
function isShown({ NODE_ENV, COMPONENTS_PAGE }: NodeJS.ProcessEnv): boolean {
  return COMPONENTS_PAGE ? COMPONENTS_PAGE === 'yes' : NODE_ENV === 'development';
}

/** The examples, each with the component that it shows. */
function readExamples(siteDir: string) {
  return readSite(siteDir).examples.flatMap(({ path: name, text }) => {
    const component = exampleOf(name);
    return component === undefined ? [] : [{ path: name, text, component }];
  });
}

/**
 * Adds the page of components, where it is wanted. Where it is not, this plugin does nothing at all, so that no byte of the
 * page can reach production; see README.md in this folder.
 */
export default function vocabularyPlugin({ siteDir }: LoadContext): Plugin {
  if (!isShown(process.env)) return { name: NAME };
  const inProduction = process.env.NODE_ENV === 'production';
  const client = path.join(siteDir, CLIENT);

  return {
    name: NAME,
    getPathsToWatch: () => [`${siteDir}/${EXAMPLES_FOLDER}/**/*.mdx`],
    getClientModules: () => (inProduction ? [] : [client]),

    async contentLoaded({ actions }) {
      const examples = readExamples(siteDir);
      const sources = Object.fromEntries(examples.map(({ component, text }) => [component, text]));
      actions.addRoute({
        path: ROUTE,
        exact: true,
        component: PAGE,
        modules: {
          examples: Object.fromEntries(examples.map(({ component, path: file }) => [component, `@site/${file}`])),
          sources: await actions.createData('sources.json', sources),
        },
      });
      if (inProduction) logger.info(`The page of components is part of this build, at ${ROUTE}.`);
    },

    configureWebpack(config, isServer, { currentBundler: { instance: bundler } }) {
      const dataOfPages = new bundler.NormalModuleReplacementPlugin(/^\.\/[\w-]+\.yml$/, (request: ModuleRequest) => {
        const folder = path.relative(siteDir, request.context).replaceAll(path.sep, '/');
        const dataFolder = dataFolderOf(folder);
        if (dataFolder !== folder) request.request = path.join(siteDir, dataFolder, request.request);
      });
      if (isServer || !inProduction) return { plugins: [dataOfPages] };
      const entry = config.entry as ClientEntry;
      const { islands } = entry;
      if (typeof islands !== 'object')
        throw new Error('Put the islands plugin before this one: its entry is added to.');
      return {
        mergeStrategy: { entry: 'replace' },
        entry: { ...entry, islands: { ...islands, import: [islands.import, client] } },
        plugins: [dataOfPages],
      };
    },
  };
}

/** What a module asks for, before it is found. */
interface ModuleRequest {
  request: string;
  readonly context: string;
}
