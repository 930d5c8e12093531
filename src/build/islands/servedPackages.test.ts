import { packageFolders } from './servedPackages';

const moduleOf = (layer: string | undefined, file?: string) => ({ layer, nameForCondition: () => file });

test('names each package of the layers once, the innermost where one holds another', () => {
  const modules = [
    moduleOf('islands', '/site/node_modules/react/index.js'),
    moduleOf('islands', '/site/node_modules/react/cjs/react.production.js'),
    moduleOf('islands', '/site/node_modules/@site/part/lib/a.js'),
    moduleOf('islands', '/site/node_modules/outer/node_modules/inner/index.js'),
    moduleOf('islands', '/site/src/islands/SipCalculator/index.tsx'),
    moduleOf('islands'),
    moduleOf('worker', '/site/node_modules/workbox-core/index.js'),
    moduleOf(undefined, '/site/node_modules/express/index.js'),
    { layer: 'islands' },
  ];
  expect(packageFolders(modules, ['islands', 'worker'])).toEqual([
    '/site/node_modules/@site/part',
    '/site/node_modules/outer/node_modules/inner',
    '/site/node_modules/react',
    '/site/node_modules/workbox-core',
  ]);
});
