import { evaluate, type Score } from './evaluate';
import { readPairs } from './pairs';

/** Prints how well the reader does on the mirror: `npx jiti tests/sources/report.ts [--unseen]`. */
const isUnseen = process.argv.includes('--unseen');
const pairs = readPairs().filter(({ unseen }) => (unseen === true) === isUnseen);
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

function line(name: string, { changed, found, right, precision, recall, falseInNoise }: Score): string {
  return `${name}: precision ${percent(precision)} (${right} of ${found}), recall ${percent(recall)} (${right} of ${changed}), false changes in noise ${falseInNoise}\n`;
}

process.stdout.write(`${pairs.length} pairs\n`);
for (const [name, isCold] of [
  ['second run', false],
  ['first run', true],
] as const) {
  const score = await evaluate(pairs, isCold);
  process.stdout.write(line(name, score));
  for (const mistake of score.mistakes) process.stdout.write(`  ${mistake.slice(0, 330)}\n`);
}
