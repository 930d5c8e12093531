import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cells, titleOf, type Cell } from '../e2e/support/faultCells';

/** Beside what Playwright empties when it begins. */
const FOLDER = 'test-results/faults';

export const screens = ['phone', 'desktop'] as const;
export type Screen = (typeof screens)[number];

/** A cell on a screen. */
export interface Case extends Cell {
  readonly screen: Screen;
}

export interface Result {
  readonly name: string;
  /** Whether it is right; "not there" where the island asks for no such file, or has no address */
  readonly outcome: 'passed' | 'failed' | 'not there';
  /** In milliseconds */
  readonly took: number;
  readonly error?: string;
}

export const nameOf = ({ screen, ...cell }: Case): string => `${screen}: ${titleOf(cell)}`;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** All of them, well mixed, so that every part has some of each island, fault and screen, and takes as long as another. */
export const cases: readonly Case[] = cells
  .flatMap((cell) =>
    screens.map((screen) => ({ key: digest(`${screen} ${titleOf(cell)}`), each: { ...cell, screen } })),
  )
  .sort((one, other) => (one.key < other.key ? -1 : 1))
  .map(({ each }) => each);

/** Names a build by what is in it, so that results are never taken for those of another one. */
export function buildId(build = 'build'): string {
  const hash = createHash('sha256');
  const names = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|js|json)$/.test(name),
  );
  for (const name of names.sort()) hash.update(name).update(readFileSync(path.join(build, name)));
  return hash.digest('hex').slice(0, 12);
}

export const folderOf = (build: string): string => path.join(FOLDER, build);

const fileOf = (folder: string, name: string): string => path.join(folder, `${digest(name)}.json`);

/** Writes a result, whole or not at all. */
export function writeResult(folder: string, result: Result): void {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, result.name);
  writeFileSync(`${file}.new`, JSON.stringify(result));
  renameSync(`${file}.new`, file);
}

/** The result of a case for a build, if there is one. */
export function readResult(folder: string, name: string): Result | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(folder, name), 'utf8')) as Result;
  } catch {
    return undefined;
  }
}

/**
 * The part of a list for one of several machines or nights.
 * @param shard such as 2/4
 * @throws when it is none
 */
export function shardOf<Item>(list: readonly Item[], shard: string): Item[] {
  const [, part, of] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (!part || !of || part > of)
    throw new Error(`--shard ${shard}: write the part and the number of parts, such as 1/4.`);
  return list.filter((_item, index) => index % of === part - 1);
}

/** A summary of results, the failures last. */
export function summary(wanted: readonly Case[], folder: string): { text: string; isGreen: boolean } {
  const results = wanted.map((one) => readResult(folder, nameOf(one)));
  const count = (outcome: Result['outcome']): number => results.filter((result) => result?.outcome === outcome).length;
  const missing = results.filter((result) => !result).length;
  const failed = results.filter((result) => result?.outcome === 'failed') as Result[];
  const minutes = results.reduce((sum, result) => sum + (result?.took ?? 0), 0) / 60_000;
  const lines = [
    `${wanted.length} cases: ${count('passed')} passed, ${failed.length} failed, ${count('not there')} not there, ${missing} without a result`,
    `${minutes.toFixed(1)} minutes of one browser`,
    ...failed.map(({ name, error }) => `\nFAILED  ${name}\n${error ?? ''}`),
  ];
  return { text: `${lines.join('\n')}\n`, isGreen: failed.length === 0 && missing === 0 };
}
