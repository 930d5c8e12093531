/** @jest-environment node */
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A small stand-in for the host: the comments of one pull request. */
interface Comment {
  readonly id: number;
  body: string;
}

let comments: Comment[] = [];
let mayWrite = true;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const given = chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as { body: string }) : undefined;
      const { method, url = '' } = request;
      const page = Number(new URL(url, 'http://host').searchParams.get('page'));
      const known = comments.find(({ id }) => url.endsWith(`/issues/comments/${id}`));
      if (request.headers.authorization !== 'Bearer secret') response.writeHead(401).end('{}');
      else if (method === 'GET') response.end(JSON.stringify(comments.slice((page - 1) * 100, page * 100)));
      else if (!mayWrite) response.writeHead(403).end('{}');
      else if (method === 'POST' && url === '/repos/me/site/issues/7/comments') {
        comments.push({ id: 1000 + comments.length, body: given!.body });
        response.writeHead(201).end('{}');
      } else if (method === 'PATCH' && known) {
        known.body = given!.body;
        response.end('{}');
      } else response.writeHead(404).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  comments = [];
  mayWrite = true;
});

function comment(text: string): Promise<{ readonly status: number | null; readonly said: string }> {
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, [path.resolve(__dirname, '../../.github/comment.mjs')], {
    env: {
      TEXT: text,
      PULL_REQUEST: '7',
      GITHUB_TOKEN: 'secret',
      GITHUB_REPOSITORY: 'me/site',
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      said += data.toString();
    });
  return new Promise((resolve) => {
    child.on('close', (status) => {
      resolve({ status, said });
    });
  });
}

test('one comment, which a later run replaces, among those of people', async () => {
  comments = Array.from({ length: 120 }, (_, id) => ({ id, body: 'Thank you!' }));
  expect(await comment('First table')).toMatchObject({ status: 0 });
  expect(await comment('Second table')).toMatchObject({ status: 0 });
  expect(comments).toHaveLength(121);
  expect(comments.at(-1)?.body).toMatch(/^<!-- .* -->\nSecond table$/);
});

test('where the token may not write, it says where the table is', async () => {
  mayWrite = false;
  const { status, said } = await comment('A table');
  expect(status).toBe(0);
  expect(said).toMatch(/summary of this run/);
  expect(comments).toEqual([]);
});

test('a table that is too long is cut, and an answer that is no yes is an error', async () => {
  await comment('x'.repeat(70_000));
  expect(comments[0]?.body.length).toBeLessThanOrEqual(65_536);
  comments = [];
  const { status } = await new Promise<{ status: number | null }>((resolve) => {
    const { port } = server.address() as AddressInfo;
    spawn(process.execPath, [path.resolve(__dirname, '../../.github/comment.mjs')], {
      env: { TEXT: 'x', PULL_REQUEST: '7', GITHUB_REPOSITORY: 'me/site', GITHUB_API_URL: `http://127.0.0.1:${port}` },
    }).on('close', (code) => {
      resolve({ status: code });
    });
  });
  expect(status).not.toBe(0);
});
