/**
 * `npm run test:faults`: the whole matrix of faults. Each case leaves its result on disk, so that a run can be ended at any moment, and the next does
 * only what has no result for this build. `-- --shard 1/4` does a part, `-- --failed` does those again that failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildId, cases, folderOf, nameOf, readResult, shardOf, summary, type Case } from './results';

/** The longest that Playwright runs at a time. */
const SHARD_MINUTES = 30;

const args = process.argv.slice(2);
const shard = args.includes('--shard') ? (args[args.indexOf('--shard') + 1] ?? '') : '1/1';

const say = (text: string): unknown => process.stdout.write(`${text}\n`);

function main(): number {
  const wanted = shardOf(cases, shard);
  const folder = folderOf(buildId());
  mkdirSync(folder, { recursive: true });
  let again = args.includes('--failed');
  const todo = (): Case[] =>
    wanted.filter((one) => {
      const result = readResult(folder, nameOf(one));
      return !result || (again && result.outcome === 'failed');
    });
  for (let left = todo(), before = Infinity; left.length > 0 && left.length < before; left = todo()) {
    before = again ? Infinity : left.length;
    again = false;
    say(
      `${left.length} of ${wanted.length} cases to try, for at most ${SHARD_MINUTES} minutes; results are in ${folder}`,
    );
    const file = path.join(folder, `todo-${shard.replace('/', '-of-')}.json`);
    writeFileSync(file, JSON.stringify(left.map(nameOf)));
    const env = { ...process.env, TEST_ALL: '1', FAULTS_TODO: path.resolve(file), FAULTS_FOLDER: path.resolve(folder) };
    const limit = `--global-timeout=${SHARD_MINUTES * 60_000}`;
    spawnSync('npx', ['playwright', 'test', '--config', 'tests/faults', limit], { stdio: 'inherit', env });
  }
  const { text, isGreen } = summary(wanted, folder);
  writeFileSync(path.join(folder, `summary-${shard.replace('/', '-of-')}.txt`), text);
  say(text);
  return isGreen ? 0 : 1;
}

process.exitCode = main();
