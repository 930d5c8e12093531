import { evaluate, type Score } from './evaluate';
import { readPairs } from './pairs';

/** Prints how well the reader does on the mirror: `npx jiti tests/sources/report.ts [--unseen] [--json]`. */
const isUnseen = process.argv.includes('--unseen');
const isJson = process.argv.includes('--json');
const pairs = readPairs().filter(({ unseen = false }) => unseen === isUnseen);
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

function text(name: string, { changed, found, right, precision, recall, falseInNoise, mistakes }: Score): string {
  const shares = `precision ${percent(precision)} (${right} of ${found}), recall ${percent(recall)} (${right} of ${changed})`;
  const lines = mistakes.map((mistake) => `  ${mistake}\n`).join('');
  return `${name}: ${shares}, false changes in noise ${falseInNoise}\n${lines}`;
}

const secondRun = await evaluate(pairs);
if (isJson) {
  process.stdout.write(JSON.stringify(secondRun));
} else {
  process.stdout.write(`${pairs.length} pairs\n${text('second run', secondRun)}`);
  process.stdout.write(text('first run', await evaluate(pairs, true)));
}
