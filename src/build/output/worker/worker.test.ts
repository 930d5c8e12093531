/** @jest-environment node */
import vm from 'node:vm';
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import type { IslandParts } from '../../../worker/addresses';
import { writeWorker } from '.';

const folder = temporaryFolder();

const calculator = (chunk: string): string =>
  `<div data-island="Calculator" data-island-imports="${chunk}" data-island-props="{}"></div>` +
  `<script>"/assets/js/islands.2.js"</script>`;
const button = '<button data-pages="">Keep<span data-copies-size=""></span></button>';
const texts: Readonly<Record<string, string>> = {
  'index.html': calculator('5'),
  'calculators.html': '<main>',
  'calculators/sip.html': calculator('4'),
  'offline.html': `<script>"/assets/js/islands.2.js"</script>${button}`,
  'assets/js/islands.2.js': 'start();',
  'assets/js/3.js': 'calculator();',
  'assets/js/4.js': 'sip();',
  'worker.js': 'run();',
};
const files = {
  byIslandWithoutImports: { Calculator: ['assets/js/3.js', 'assets/js/3.css.map'] },
  byImport: {
    'calculators/sip': { atOnce: ['assets/css/4.css', 'assets/js/4.js', 'assets/js/6.js'], ever: ['assets/js/4.js'] },
    'calculators/ppf': { atOnce: ['assets/js/5.js'], ever: ['assets/js/5.js', 'assets/js/7.js'] },
  },
};

beforeEach(() => {
  for (const [name, text] of Object.entries(texts)) folder.write(name, text);
});

test('beside the entry of a build stands what each island needs, so that the worker itself stays the same', async () => {
  await writeWorker(process.cwd(), folder.path, files, { worksOffline: true });
  expect(JSON.parse(folder.read('assets/js/islands.2.json')) as IslandParts).toEqual({
    islands: { Calculator: ['/assets/js/3.js'] },
    imports: { 4: ['/assets/js/4.js'], 5: ['/assets/js/5.js', '/assets/js/7.js'] },
  });
  expect(folder.read('worker.js')).toBe('run();');
});

test('the button names the calculators and says how much they are', async () => {
  await writeWorker(process.cwd(), folder.path, files, { worksOffline: true });
  expect(folder.read('offline.html')).toContain(
    '<button data-pages="/calculators /calculators/sip">Keep (2 pages, about 10 KB)</button>',
  );
});

test('a page without the button stops the build', async () => {
  folder.write('offline.html', calculator('4'));
  await expect(writeWorker(process.cwd(), folder.path, files, { worksOffline: true })).rejects.toThrow(
    '/offline lacks',
  );
});

test('switched off, what stands there removes every copy and itself, and answers nothing', async () => {
  await writeWorker(process.cwd(), folder.path, files, { worksOffline: false });
  const listeners = new Map<string, (event: object) => void>();
  const world = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: jest.fn(),
    caches: { keys: () => Promise.resolve(['pages', 'assets']), delete: jest.fn() },
    indexedDB: { deleteDatabase: jest.fn() },
    registration: { unregister: jest.fn() },
  };
  vm.runInNewContext(folder.read('worker.js'), world);
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
