import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pdfOf, render, type Form, type DocumentSection } from './documents';

/** How an address answers, where it does not simply serve its document. */
export interface Serve {
  readonly status?: number;
  readonly redirect?: string;
  /** What stands behind the redirect, if not the same document. */
  readonly page?: string;
  readonly raw?: string;
  readonly type?: string;
  readonly charset?: 'windows-1252' | 'utf-16le';
  readonly special?: 'scan' | 'huge' | 'broken-pdf';
}

export interface MirroredDocument {
  readonly address: string;
  readonly form: Form;
  readonly title: string;
  readonly sections: readonly DocumentSection[];
  readonly serve?: Serve | undefined;
}

export interface Mirror {
  readonly url: string;
  /** Serves these from now on. */
  readonly serve: (documents: readonly MirroredDocument[]) => void;
  /** The addresses that were asked for, in order, with the status of each answer. */
  readonly log: readonly { readonly address: string; readonly status: number }[];
  readonly close: () => Promise<void>;
}

const HUGE = 21 * 1024 * 1024;

/** Starts a server that stands in for all hosts: `/<address, percent-encoded>`. */
export async function startMirror(): Promise<Mirror> {
  let documents: ReadonlyMap<string, MirroredDocument> = new Map();
  let targets: ReadonlyMap<string, MirroredDocument> = new Map();
  const log: { address: string; status: number }[] = [];
  const server: Server = createServer(({ url = '/', headers }, response) => {
    const address = decodeURIComponent(url.slice(1));
    const document = documents.get(address);
    const target = targets.get(address);
    const status = document
      ? answer(document, headers['if-none-match'], response)
      : target
        ? answerTarget(target, response)
        : notFound(response);
    log.push({ address, status });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log,
    serve: (all) => {
      documents = new Map(all.map((one) => [one.address, one]));
      targets = new Map(all.flatMap((one) => (one.serve?.redirect === undefined ? [] : [[one.serve.redirect, one]])));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function notFound(response: ServerResponse): number {
  response.writeHead(404).end();
  return 404;
}

function answerTarget(document: MirroredDocument, response: ServerResponse): number {
  const { page } = document.serve ?? {};
  if (page === undefined) return answer({ ...document, serve: undefined }, undefined, response);
  response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  return 200;
}

function answer(
  { form, title, sections, serve = {} }: MirroredDocument,
  known: string | undefined,
  response: ServerResponse,
): number {
  const { status = 200, redirect, raw, special } = serve;
  if (redirect !== undefined) {
    response.writeHead(status, { location: redirect }).end();
    return status;
  }
  if (special === 'huge') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.alloc(HUGE, ' '));
    return 200;
  }
  const { type, body } = bodyOf(form, title, sections, serve);
  const etag = `"${body.length}-${body.reduce((sum, byte) => (sum * 31 + byte) % 1_000_000_007, 7)}"`;
  if (known === etag) {
    response.writeHead(304).end();
    return 304;
  }
  response.writeHead(status, { 'content-type': raw === undefined ? type : 'text/html', etag }).end(body);
  return status;
}

function bodyOf(
  form: Form,
  title: string,
  sections: readonly DocumentSection[],
  { raw, type, charset, special }: Serve,
) {
  if (special === 'scan') return { type: 'application/pdf', body: pdfOf('0.5 g 40 40 500 700 re f') };
  if (special === 'broken-pdf') return { type: 'application/pdf', body: Buffer.from('%PDF-1.7\nthis is no document') };
  const rendered = raw === undefined ? render(form, title, sections) : { type: 'text/html', body: Buffer.from(raw) };
  const text = rendered.body.toString('utf8');
  const body =
    charset === 'utf-16le'
      ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
      : charset === 'windows-1252'
        ? Buffer.from(text.replaceAll('–', '\u0096').replaceAll('“', '\u0093').replaceAll('”', '\u0094'), 'latin1')
        : rendered.body;
  return { type: type ?? rendered.type, body };
}
