import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host that passes on what another one serves, but for some files. */
interface IncompleteHost {
  readonly url: string;
  /** From then on it serves everything. */
  mend(): void;
  stop(): Promise<void>;
}

/**
 * Stands before a host and answers 404 for the files whose paths match, whatever the browser: not every engine lets a test
 * come between a page and its requests.
 */
export async function serveWithout(site: string, missing: RegExp): Promise<IncompleteHost> {
  let isMended = false;
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (!isMended && missing.test(path)) {
      answer.writeHead(404, { 'content-type': 'text/html' }).end('<!DOCTYPE html><title>Not found</title>');
      return;
    }
    const passedOn = request(new URL(path, site), { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mend: () => (isMended = true),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser keeps connections open for its next request.
        server.closeAllConnections();
      }),
  };
}
