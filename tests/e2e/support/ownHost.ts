import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import type { Fault } from './faultyHost';

const SIGN_IN = '<!DOCTYPE html><title>Sign in to this network</title>';

/** A host of one test alone, which can go down: Playwright takes the network from pages, and not from their workers. */
export interface OwnHost {
  readonly url: string;
  /** Paths that were asked for, with what stands behind `?` */
  readonly asked: string[];
  isDown: boolean;
  /** What it sends in place of a file of the build, by path */
  readonly replaced: Map<string, string>;
  /** The files that do not come, and in which way */
  fault?: { readonly kind: Fault; readonly isKept: (path: string) => boolean };
}

function forward(host: OwnHost, from: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const path = incoming.url ?? '/';
  host.asked.push(path);
  const { pathname } = new URL(path, from);
  const kind = host.fault?.isKept(pathname) ? host.fault.kind : undefined;
  const text = host.replaced.get(pathname);
  if (kind === 'no answer') return;
  if (host.isDown || kind === 'no network' || kind === 'a reset connection') incoming.socket.destroy();
  else if (kind === '404' || kind === '500')
    outgoing.writeHead(Number(kind), { 'Content-Type': 'text/html' }).end(SIGN_IN);
  else if (kind === 'a page in its place') outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(SIGN_IN);
  else if (text !== undefined) outgoing.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text);
  else {
    const asking = ask(new URL(path, from), { headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (kind !== 'half of the file') answer.pipe(outgoing);
      else
        answer.once('data', (part: Buffer) =>
          outgoing.write(part.subarray(0, part.length / 2), () => incoming.socket.destroy()),
        );
    });
    asking.on('error', () => incoming.socket.destroy());
    asking.end();
  }
}

/** Tests with a host of their own before the one that serves the build, and workers allowed. */
export const test = base.extend<{ host: OwnHost }>({
  serviceWorkers: 'allow',
  host: async ({ baseURL }, use) => {
    const from = baseURL ?? '';
    const server = createServer((incoming, outgoing) => forward(host, from, incoming, outgoing));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const host: OwnHost = { url: `http://127.0.0.1:${port}`, asked: [], isDown: false, replaced: new Map() };
    await use(host);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },
});
