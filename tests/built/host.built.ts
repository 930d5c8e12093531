/** What a host answers that reads the files of the build for hosts: statuses, kinds of file and redirects. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { redirects } from '../support/content';
import { allRoutes } from '../support/routes';
import { attribute, first } from './support/page';
import { pageAt } from './support/site';

let host: ChildProcess;
let url = '';
beforeAll(async () => {
  const child = spawn(process.execPath, ['tests/serve/serveBuild.mjs', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  host = child;
  for await (const line of createInterface({ input: child.stdout })) {
    url = /build\/ is at (\S+)/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  expect(url).toMatch(/^http:/);
});
afterAll(() => host.kill());

const ask = (address: string): Promise<Response> => fetch(url + address, { redirect: 'manual' });

test('every page answers 200, and is sent compressed', async () => {
  for (const path of allRoutes) {
    // Compressing takes most of the time that a page takes.
    const compressed = ['/', '/home-loans'].includes(path);
    const headers = { 'accept-encoding': compressed ? 'br' : 'identity' };
    const answer = await fetch(url + path, { redirect: 'manual', headers });
    expect([path, answer.status]).toEqual([path, 200]);
    expect([path, answer.headers.get('content-encoding')]).toEqual([path, compressed ? 'br' : null]);
  }
});

test.each([
  ...['/no-such-page', '/credit-cards/none', '/insurance/pet', '/loan-shark', '/home-loans/apply'],
  ...['/blog/no-such-article', '/blog/article-not-found'],
])('%s answers 404', async (address) => {
  expect((await ask(address)).status).toBe(404);
});

test('every page has a copy in Markdown, which search engines do not list', async () => {
  for (const path of allRoutes.filter((route) => route !== '/search')) {
    const answer = await ask(path === '/' ? '/index.md' : `${path}.md`);
    const { headers } = answer;
    expect([path, answer.status, headers.get('content-type'), headers.get('x-robots-tag')]).toEqual([
      ...[path, 200, 'text/markdown; charset=utf-8', 'noindex'],
    ]);
    expect(await answer.text()).toMatch(/^# .+\n\n<https:\/\/[^>]+>\n\n/);
  }
});

test('the icons of the manifest, and those that browsers guess, are pictures', async () => {
  const address = attribute(first('link[rel="manifest"]', pageAt('/about')), 'href');
  const { icons } = (await (await ask(address)).json()) as { icons: { src: string; type: string }[] };
  for (const { src, type } of [
    ...icons,
    { src: '/favicon.ico', type: 'image/x-icon' },
    { src: '/apple-touch-icon.png', type: 'image/png' },
  ]) {
    const answer = await ask(src);
    expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, expect.stringContaining(type)]);
  }
});

test('an address that people guess leads to its page', async () => {
  const answers = await Promise.all(
    [...redirects.keys()].map(async (from) => {
      const answer = await ask(from);
      return [from, answer.status, answer.headers.get('location')];
    }),
  );
  expect(answers).toEqual([...redirects].map(([from, to]) => [from, 301, to]));
});
