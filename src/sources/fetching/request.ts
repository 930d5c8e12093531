import { site } from '../../site';
import { trouble, type Trouble, type Validators } from './outcome';

/** Whoever runs a watched server can see who asks, and where to complain. */
export const AGENT_NAME = 'PaisaDishaSources';
const AGENT = `${AGENT_NAME}/1.0 (+${site.repositoryUrl})`;

const TIMEOUT_MS = 30_000;
const MOST_BYTES = 20 * 1024 * 1024;

/** One answer of a host, its redirects not followed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** Sends one request. A failure of the network is a trouble with `mayPass`, since another try may go better. */
export type Send = (
  address: string,
  validators: Validators,
) => Promise<Answer | (Trouble & { readonly mayPass: boolean })>;

/** @param mirror stands in for all hosts: `MIRROR/<address, percent-encoded>` */
export function createSend(mirror?: string): Send {
  return async (address, { etag, lastModified }) => {
    const target = mirror === undefined ? address : `${mirror}/${encodeURIComponent(address)}`;
    try {
      const response = await fetch(target, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'user-agent': AGENT,
          accept: 'text/html,application/pdf,text/csv,application/json,application/xhtml+xml;q=0.9,*/*;q=0.5',
          'accept-language': 'en-IN,en;q=0.9,hi;q=0.5',
          ...(etag !== undefined && { 'if-none-match': etag }),
          ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
        },
      });
      const bytes = await readAtMost(response, MOST_BYTES);
      if (bytes === undefined) return { ...trouble('unreadable', 'larger than 20 MB'), mayPass: false };
      return { status: response.status, headers: response.headers, bytes };
    } catch (error) {
      return failure(error);
    }
  };
}

/** The body of a response, or undefined when it is too large; then the rest is not downloaded. */
async function readAtMost({ headers, body }: Response, most: number): Promise<Buffer | undefined> {
  if (Number(headers.get('content-length') ?? 0) > most) {
    await body?.cancel();
    return undefined;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  if (body === null) return Buffer.alloc(0);
  // The loop cancels the body when it is left.
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function failure(error: unknown): Trouble & { mayPass: boolean } {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  if (isTimeout) return { ...trouble('unreadable', `no whole answer within ${TIMEOUT_MS / 1000} s`), mayPass: false };
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
  return { ...trouble('unreadable', `the host does not answer (${code})`), mayPass: true };
}
