import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 150;

/**
 * Stands between the browser and the site, and sends pages in pieces, as a slow network does.
 * @param site address of the site
 * @param pieces cuts the HTML of a page
 */
export async function startSlowHost(
  site: string,
  pieces: (html: string) => string[],
): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    void (async () => {
      const answer = await fetch(site + url);
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
      for (const piece of pieces(await answer.text())) {
        response.write(piece);
        await pause(PAUSE_MS);
      }
      return response.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
