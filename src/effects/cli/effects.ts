import { spawn } from 'node:child_process';
import path from 'node:path';
import '../../checks/closedPipe';
import { translatedTexts } from '../../checks/madeFrom/translatedTexts';
import { readSite } from '../../checks/model';
import type { Answers } from '../answers';
import { effectsOf, unanswered, type Version } from '../effects';
import { markdownOf } from '../markdown';
import { baseCommit, withTree } from '../tree';

/**
 * npm run effects: prints what the working tree changes for visitors, against the commit that it has in common with main, or with a branch that is
 * named. --json prints it as data. Run from the root of the repository.
 */
const root = process.cwd();
const args = process.argv.slice(2);
const [branch] = args.filter((argument) => !argument.startsWith('--'));

/** Runs a program of a tree and returns what it prints. @throws {Error} with what it says, if it fails */
function output(folder: string, ...program: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, program, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        said[stream] += text;
      });
    }
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve(said.stdout);
      else reject(new Error(said.stderr.trim()));
    });
  });
}

/** The message of an error that a program died of, without the code and the calls around it. */
const messageOf = (said: string): string => /^\[?\w*Error.*?: (.*?)\]?$/mu.exec(said)?.[1] ?? said;

async function versionIn(folder: string, name: string): Promise<Version> {
  const site = readSite(folder);
  const translations = translatedTexts(folder);
  try {
    await output(folder, path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs'), 'src/checks/cli/messages.ts');
    return { site, translations, answers: JSON.parse(await output(folder, 'src/effects/cli/answers.cjs')) as Answers };
  } catch (error) {
    return { site, translations, answers: unanswered(site, `${name}: ${messageOf((error as Error).message)}`) };
  }
}

try {
  const commit = baseCommit(root, branch);
  const effects = await withTree(root, commit, async (folder) => {
    const [before, after] = await Promise.all([
      versionIn(folder, `The commit ${commit.slice(0, 10)}`),
      versionIn(root, 'The working tree'),
    ]);
    return effectsOf(before, after);
  });
  console.log(args.includes('--json') ? JSON.stringify(effects, undefined, 2) : markdownOf(effects));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
