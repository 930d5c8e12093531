import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { readSite } from '../../checks/model';
import type { SourceFinding } from '../finding';
import { quotedValues } from '../watched/quotedValues';
import { gitHub } from './host';
import { publish } from './publish';

// Prettier is an ES module that Jest cannot load.
jest.mock('../../checks/tools/format', () => ({ fixFormat: () => Promise.resolve([]) }));

const banks = ['Axis Bank', 'HDFC Bank', 'ICICI Bank', 'Kotak Mahindra Bank', 'Yes Bank', 'IDBI Bank'];
const idOf = (bank: string): string => bank.toLowerCase().replaceAll(' ', '-');

const files = {
  'package.json': '{ "scripts": {} }\n',
  'src/content/providers.yml': `kind: providers\nrows:\n${banks.map((name) => `  - { id: ${idOf(name)}, name: ${name}, shortName: ${name}, kind: private bank, hue: 1, depositsInsured: true }\n`).join('')}`,
  'src/content/official-domains.yml': `kind: official-domains\nrows:\n${banks.map((name) => `  - { domain: ${idOf(name)}.bank.in, owner: ${name} }\n`).join('')}`,
  ...Object.fromEntries(
    banks.map((name) => [
      `src/content/documents/${idOf(name)}.yml`,
      `kind: documents\nrows:\n  - { id: ${idOf(name)}-1, publisher: ${name}, title: Rates, address: 'https://${idOf(name)}.bank.in/rates', kind: issuer, read: 2026-09-27 }\n`,
    ]),
  ),
  'docs/company-deposits.yml': `kind: company-deposits
asOf: 2026-09
checked: 2026-09-27
reviewEveryDays: 60
chosen: Every company of the record.
order: { by: interestRate, first: highest }
rows:
${banks
  .map(
    (name) =>
      `  - { name: ${name}, provider: ${idOf(name)}, interestRate: 8.00%, seniorExtra: 0.25%, rating: CRISIL A+, source: ${idOf(name)}-1, link: 'https://${idOf(name)}.bank.in/rates' }\n`,
  )
  .join('')}`,
  'docs/fixed-deposits.mdx': 'Axis Bank pays 8.00% for three years.\n',
};

interface Item {
  number: number;
  title: string;
  body: string;
  state: string;
  branch?: string;
  writes: number;
}

/** A stand-in for the API of the host, which keeps pull requests and issues. */
async function startHost(
  mayOpenPulls: boolean,
): Promise<{ readonly items: Item[]; readonly api: string; readonly server: Server }> {
  const items: Item[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const content =
        chunks.length > 0
          ? (JSON.parse(Buffer.concat(chunks).toString()) as {
              head?: string;
              title?: string;
              body?: string;
              state?: string;
            })
          : {};
      const url = request.url ?? '';
      const item = items[Number(/\/issues\/(?<number>\d+)/u.exec(url)?.groups?.['number']) - 1];
      const open = items.filter(({ state }) => state === 'open');
      let answer: unknown = {};
      if (request.method === 'GET' && url.includes('/pulls')) {
        answer = open.flatMap(({ branch, ...rest }) =>
          branch === undefined ? [] : [{ ...rest, head: { ref: branch } }],
        );
      } else if (request.method === 'GET')
        answer = open.map((one) => ({ ...one, ...(one.branch !== undefined && { pull_request: {} }) }));
      else if (request.method === 'PATCH' && item) Object.assign(item, content, { writes: item.writes + 1 });
      else if (url.endsWith('/pulls') && !mayOpenPulls) response.statusCode = 403;
      else if (/\/(?:pulls|issues)$/u.test(url)) {
        items.push({
          number: items.length + 1,
          title: content.title ?? '',
          body: content.body ?? '',
          state: 'open',
          writes: 1,
          ...(content.head !== undefined && { branch: content.head }),
        });
      }
      response.end(JSON.stringify(answer));
    });
  });
  // Git works between two requests; on a busy machine the connection would end just as the next one is sent.
  server.keepAliveTimeout = 10 * 60 * 1000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { items, server, api: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const folder = temporaryFolder();
let root: string;
let bare: string;
let servers: Server[];

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

beforeEach(() => {
  servers = [];
  bare = folder.at('bare.git');
  root = folder.at('clone');
  execFileSync('git', ['init', '--quiet', '--bare', bare]);
  execFileSync('git', ['clone', '--quiet', bare, root], { stdio: 'ignore' });
  for (const [name, text] of Object.entries(files)) folder.write(`clone/${name}`, text);
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'content');
  git('push', '--quiet', 'origin', 'HEAD:main');
});

afterEach(() => {
  for (const server of servers) server.close();
});

/** A week of the workflow, in which these banks' pages say another rate, or are "unreadable". */
async function week(
  host: Awaited<ReturnType<typeof startHost>>,
  rates: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const values = quotedValues(readSite(root, '2026-11-28'));
  const findings = values.flatMap(({ file, row, field, text, addresses: [address = ''] }): SourceFinding[] => {
    const now = field === 'interestRate' ? rates[row] : undefined;
    const base = { address, file, row, field, was: text };
    if (now === undefined) return [{ ...base, verdict: 'same', now: text, excerpt: text }];
    if (now === 'unreadable')
      return [{ ...base, verdict: 'unreadable', now: null, excerpt: 'the host refuses us (403)' }];
    return [{ ...base, verdict: 'changed', now, excerpt: `3 years | ${now} @everyone` }];
  });
  const said: string[] = [];
  await publish({
    root,
    findings,
    values,
    host: gitHub({ api: host.api, repository: 'a/b', token: 't', base: 'main' }),
    runScript: () => ({ isOk: true, output: 'Content is in order' }),
    readSiteOf: (at) => readSite(at, '2026-11-28'),
    say: (line) => said.push(line),
  });
  return said;
}

async function started(mayOpenPulls = true) {
  const host = await startHost(mayOpenPulls);
  servers.push(host.server);
  return host;
}

const branches = (): string => git('ls-remote', '--heads', 'origin');

test('opens one request a provider, with the change on its branch and its sentences', async () => {
  const host = await started();
  await week(host, { 'Axis Bank': '8.25%', 'HDFC Bank': '7.75%' });
  expect(host.items.map(({ branch }) => branch)).toEqual(['sources/axis-bank', 'sources/hdfc-bank']);
  const [axis] = host.items;
  expect(axis?.body).toContain('| 8.00% | **8.25%** |');
  expect(axis?.body).toContain('`3 years / 8.25% @everyone`');
  expect(axis?.body).toContain('docs/fixed-deposits.mdx:1');
  git('fetch', '--quiet', 'origin');
  expect(git('show', 'origin/sources/axis-bank:docs/company-deposits.yml')).toContain(
    'name: Axis Bank, provider: axis-bank, interestRate: 8.25%',
  );
  expect(git('show', 'origin/sources/axis-bank:docs/company-deposits.yml')).not.toContain('7.75%');
});

test('does not repeat a request, brings it up to date, and closes it when the page goes back', async () => {
  const host = await started();
  await week(host, { 'Axis Bank': '8.25%' });
  await week(host, { 'Axis Bank': '8.25%' });
  expect(host.items).toHaveLength(1);
  expect(host.items[0]?.writes).toBe(1);
  await week(host, { 'Axis Bank': '8.40%' });
  expect(host.items).toHaveLength(1);
  expect(host.items[0]?.body).toContain('**8.40%**');
  await week(host, {});
  expect(host.items[0]?.state).toBe('closed');
  expect(branches()).not.toContain('sources/axis-bank');
});

test('a page that cannot be read leaves the request of last week open', async () => {
  const host = await started();
  await week(host, { 'Axis Bank': '8.25%' });
  expect(await week(host, { 'Axis Bank': 'unreadable' })).toEqual([expect.stringContaining('stays open')]);
  expect(host.items[0]?.state).toBe('open');
  expect(branches()).toContain('sources/axis-bank');
});

test('does not open again what a person closed, until the page changes again', async () => {
  const host = await started();
  await week(host, { 'Axis Bank': '8.25%' });
  host.items[0]!.state = 'closed';
  expect(await week(host, { 'Axis Bank': '8.25%' })).toEqual([expect.stringContaining('was closed by a person')]);
  await week(host, { 'Axis Bank': '8.50%' });
  expect(host.items).toHaveLength(2);
});

test('at most five are open', async () => {
  const host = await started();
  const said = await week(host, Object.fromEntries(banks.map((bank) => [bank, '8.25%'])));
  expect(host.items).toHaveLength(5);
  expect(said.filter((line) => line.startsWith('waits'))).toHaveLength(1);
});

test('where workflows may open no pull requests, an issue says the same', async () => {
  const host = await started(false);
  await week(host, { 'Axis Bank': '8.25%' });
  await week(host, { 'Axis Bank': '8.25%' });
  expect(host.items).toHaveLength(1);
  expect(host.items[0]?.branch).toBeUndefined();
  expect(host.items[0]?.body).toContain('**8.25%**');
  await week(host, {});
  expect(host.items[0]?.state).toBe('closed');
});

test('what was seen unchanged comes as a request of its own', async () => {
  const host = await started();
  folder.write('clone/src/content/watch/axis-bank.bank.in.json', '{}\n');
  await week(host, {});
  expect(host.items.map(({ branch }) => branch)).toEqual(['sources/seen']);
  await week(host, {});
  expect(host.items).toHaveLength(1);
});
