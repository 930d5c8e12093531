/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import type { Kept } from '../../../worker/scope';
import { writeWorker } from '.';

const page = (island: string): string =>
  `<div data-island="${island}"></div><script>"/assets/js/islands.2.js"</script>`;
const texts: Readonly<Record<string, string>> = {
  'index.html': page('CardList'),
  'calculators.html': page('SiteSearch'),
  'calculators/sip.html': page('Calculator'),
  'glossary.html': '<main>',
  'glossary.json': '{}',
  'offline.html': '<main>',
  'assets/fonts/anek.woff2': 'font',
  'worker.js': 'run();',
};
const files = {
  everyPage: ['assets/js/islands.2.js'],
  byIsland: { Calculator: ['assets/js/3.js', 'assets/js/3.css.map'], CardList: ['assets/js/4.js'] },
};

let folder: string;
const written = (): string => readFileSync(path.join(folder, 'worker.js'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

async function keptBy(): Promise<Kept> {
  await writeWorker(process.cwd(), folder, files, true);
  const self: { kept?: Kept } = {};
  const run = jest.fn();
  vm.runInNewContext(written(), { self, run });
  expect(run).toHaveBeenCalledTimes(1);
  return self.kept!;
}

test('the worker knows the calculators, the glossary and what these load, and nothing else', async () => {
  const { pages, assets } = await keptBy();
  expect(pages.map(({ url }) => url).sort()).toEqual([
    '/calculators',
    '/calculators/sip',
    '/glossary',
    '/glossary.json',
    '/offline',
  ]);
  expect(assets).toEqual(['/assets/fonts/anek.woff2', '/assets/js/3.js', '/assets/js/islands.2.js']);
});

test('a page that changed has another revision, the others have the same', async () => {
  const before = await keptBy();
  writeFileSync(path.join(folder, 'worker.js'), texts['worker.js']!);
  writeFileSync(path.join(folder, 'glossary.html'), '<main>New');
  const after = await keptBy();
  const changed = after.pages.filter(({ revision }, at) => revision !== before.pages[at]?.revision);
  expect(changed.map(({ url }) => url)).toEqual(['/glossary']);
});

test('switched off, what stands there removes every copy and itself, and answers nothing', async () => {
  await writeWorker(process.cwd(), folder, files, false);
  const listeners = new Map<string, (event: object) => void>();
  const world = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: jest.fn(),
    caches: { keys: () => Promise.resolve(['pages', 'assets']), delete: jest.fn() },
    indexedDB: { deleteDatabase: jest.fn() },
    registration: { unregister: jest.fn() },
  };
  vm.runInNewContext(written(), world);
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
  listeners.get('install')?.({});
  expect(world.skipWaiting).toHaveBeenCalled();
  let done: Promise<void> | undefined;
  listeners.get('activate')?.({ waitUntil: (work: Promise<void>) => (done = work) });
  await done;
  expect(world.caches.delete.mock.calls.map(([name]: string[]) => name)).toEqual(['pages', 'assets']);
  expect(world.indexedDB.deleteDatabase).toHaveBeenCalledWith('workbox-expiration');
  expect(world.registration.unregister).toHaveBeenCalled();
});
