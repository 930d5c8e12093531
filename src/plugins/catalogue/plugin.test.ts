/** @jest-environment node */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { vocabulary } from '../../content/schemas/mdxComponents';
import vocabularyPlugin from './';

const siteDir = path.resolve(__dirname, '../../..');
const before = process.env;

function plugin(environment: Readonly<Record<string, string>>) {
  process.env = { ...environment };
  return vocabularyPlugin({ siteDir } as LoadContext);
}

afterEach(() => {
  process.env = before;
});

test.each<Readonly<Record<string, string>>>([
  { NODE_ENV: 'production' },
  { NODE_ENV: 'development', COMPONENTS_PAGE: 'no' },
])('with %j it is a name and nothing more', (environment) => {
  expect(plugin(environment)).toEqual({ name: 'paisa-disha-vocabulary' });
});

test('in a preview it adds one page, with each example compiled and as it is written', async () => {
  const said = jest.spyOn(logger, 'info').mockImplementation(() => undefined);
  const routes: RouteConfig[] = [];
  const data: Record<string, unknown> = {};
  const actions = {
    addRoute: (route: RouteConfig) => void routes.push(route),
    createData: (name: string, content: unknown) => {
      data[name] = content;
      return Promise.resolve(`/data/${name}`);
    },
  } as unknown as PluginContentLoadedActions;
  await plugin({ NODE_ENV: 'production', COMPONENTS_PAGE: 'yes' }).contentLoaded!({ content: undefined, actions });

  expect(said).toHaveBeenCalledWith('The page of components is part of this build, at /components.');
  expect(routes.map((route) => route.path)).toEqual(['/components']);
  const { examples, sources } = routes[0]!.modules as { examples: Record<string, string>; sources: string };
  const names = Object.keys(vocabulary).sort();
  expect(Object.keys(examples).sort()).toEqual(names);
  expect(examples.CardList).toBe('@site/src/content/examples/credit-cards/_CardList.mdx');
  expect(sources).toBe('/data/sources.json');
  const written = data['sources.json'] as Record<string, string>;
  expect(Object.keys(written).sort()).toEqual(names);
  expect(written.CardList).toBe("import rows from './cashback.yml'\n\n<CardList data={rows} />\n");
});

/** Calls the plugin's hook as the bundler of a production build would. */
function configure(entry: unknown, isServer: boolean) {
  const NormalModuleReplacementPlugin = jest.fn<
    void,
    [RegExp, (request: { context: string; request: string }) => void]
  >();
  const hook = plugin({ NODE_ENV: 'production', COMPONENTS_PAGE: 'yes' }).configureWebpack as (
    ...args: unknown[]
  ) => Record<string, unknown>;
  const added = hook({ entry }, isServer, { currentBundler: { instance: { NormalModuleReplacementPlugin } } });
  return { added, replacements: NormalModuleReplacementPlugin.mock.calls };
}

test('what the copy buttons need joins the islands entry of a preview, and is a client module under docusaurus start', () => {
  const client = path.join(siteDir, 'src/behaviours/vocabularyClient.ts');
  const entry = { main: '/main.js', islands: { import: '/islands.ts', layer: 'islands' } };
  expect(configure(entry, false).added).toMatchObject({
    mergeStrategy: { entry: 'replace' },
    entry: { main: '/main.js', islands: { import: ['/islands.ts', client], layer: 'islands' } },
  });
  expect(configure('/server.js', true).added).not.toHaveProperty('entry');
  expect(() => configure({ main: '/main.js' }, false)).toThrow('Put the islands plugin before this one');
  expect(plugin({ NODE_ENV: 'production', COMPONENTS_PAGE: 'yes' }).getClientModules!()).toEqual([]);
  expect(plugin({ NODE_ENV: 'development' }).getClientModules!()).toEqual([client]);
});

test.each([
  ['src/content/examples', './home-loans.yml', 'docs/home-loans.yml'],
  ['src/content/examples/credit-cards', './cashback.yml', 'docs/credit-cards/cashback.yml'],
  ['docs', './home-loans.yml', undefined],
  ['src/content/examples', './_part.mdx', undefined],
])('what %s imports as %s is %p', (folder, request, expected) => {
  const [[pattern, redirect] = []] = configure('/server.js', true).replacements;
  const asked = { context: path.join(siteDir, folder), request };
  if (pattern!.test(request)) redirect!(asked);
  expect(asked.request).toBe(expected ? path.join(siteDir, expected) : request);
});
