// @ts-check
/** Builds a copy of the site in the pseudo-locale, so that the modules of messages here stay English, and serves it. */
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildCopy, copySite } from '../support/copySite.mjs';

const locale = ['--locale', 'en-XA'];
const copy = await copySite();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
execFileSync('npm', ['run', '--silent', 'messages', '--', ...locale], { cwd: copy });
await buildCopy(copy, locale);
const server = spawn(process.execPath, [path.resolve('tests/serve/serveBuild.mjs'), '0'], {
  cwd: copy,
  stdio: 'inherit',
});
server.on('exit', () => process.exit());
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill());
