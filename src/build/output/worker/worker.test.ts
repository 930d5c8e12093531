/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import type { IslandParts } from '../../../worker/addresses';
import { writeWorker } from '.';

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

let folder: string;
const written = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

test('beside the entry of a build stands what each island needs, so that the worker itself stays the same', async () => {
  await writeWorker(process.cwd(), folder, files, { worksOffline: true });
  expect(JSON.parse(written('assets/js/islands.2.json')) as IslandParts).toEqual({
    islands: { Calculator: ['/assets/js/3.js'] },
    imports: { 4: ['/assets/js/4.js'], 5: ['/assets/js/5.js', '/assets/js/7.js'] },
  });
  expect(written('worker.js')).toBe('run();');
});

test('the button names the calculators and says how much they are', async () => {
  await writeWorker(process.cwd(), folder, files, { worksOffline: true });
  expect(written('offline.html')).toContain(
    '<button data-pages="/calculators /calculators/sip">Keep (2 pages, about 10 KB)</button>',
  );
});

test('a page without the button stops the build', async () => {
  writeFileSync(path.join(folder, 'offline.html'), calculator('4'));
  await expect(writeWorker(process.cwd(), folder, files, { worksOffline: true })).rejects.toThrow('/offline lacks');
});

test('switched off, what stands there removes every copy and itself, and answers nothing', async () => {
  await writeWorker(process.cwd(), folder, files, { worksOffline: false });
  const listeners = new Map<string, (event: object) => void>();
  const world = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: jest.fn(),
    caches: { keys: () => Promise.resolve(['pages', 'assets']), delete: jest.fn() },
    indexedDB: { deleteDatabase: jest.fn() },
    registration: { unregister: jest.fn() },
  };
  vm.runInNewContext(written('worker.js'), world);
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
