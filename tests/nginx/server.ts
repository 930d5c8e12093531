import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compressFiles } from '../../src/build/output/compress';
import { needs, BROTLI_MODULE } from '../prepare/needs.mjs';

// cspell:ignore fastcgi uwsgi scgi

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real nginx, set up as Debian does, with Debian's own types. */
export class Nginx {
  private constructor(
    readonly folder: string,
    readonly port: number,
    private readonly process: ChildProcess,
  ) {}

  /**
   * Starts it, with what stands in its `server` block.
   * @param serverBlock gets the folder in which releases are
   */
  static async start(serverBlock: (folder: string) => string): Promise<Nginx> {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const port = await freePort();
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(path.join(folder, 'site.conf'), serverBlock(folder));
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `load_module ${BROTLI_MODULE};
      daemon off; pid ${folder}/pid; error_log ${folder}/errors warn; worker_processes 1;
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {}
      http {
        ${temporary.map((name) => `${name}_temp_path ${folder};`).join(' ')} access_log off;
        include /etc/nginx/mime.types;
        default_type application/octet-stream;
        gzip on;
        server { listen 127.0.0.1:${port}; include ${folder}/site.conf; }
      }`,
    );
    const program = needs.nginx.find();
    if (!program) throw new Error('There is no nginx: "npm run test:nginx" installs it where that can be done.');
    const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
    const nginx = new Nginx(folder, port, child);
    await nginx.untilItAnswers();
    return nginx;
  }

  /** What it has written into its log of errors. */
  errors(): string {
    return readFileSync(path.join(this.folder, 'errors'), 'utf8');
  }

  /** Reads its configuration anew, as `nginx -s reload` does. */
  reload(): void {
    this.process.kill('SIGHUP');
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill();
    await ended;
    rmSync(this.folder, { recursive: true });
  }

  /** Asks for an address as it is written, which `fetch` would tidy up first. */
  async get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
    const sent = request({
      host: '127.0.0.1',
      port: this.port,
      path: address,
      agent: false,
      headers: { Host: 'www.example.in', ...headers },
    }).end();
    const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
    const body = Buffer.concat((await response.toArray()) as Buffer[]);
    return { status: response.statusCode, headers: response.headers, body };
  }

  private async untilItAnswers(): Promise<void> {
    for (let tries = 0; tries < 100; tries++) {
      if (await this.get('/').catch(() => undefined)) return;
      await wait(50);
    }
    throw new Error('nginx does not answer.');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Writes the files of a build, with their compressed copies. */
export async function writeBuild(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  await compressFiles(root);
}
