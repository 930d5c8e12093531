import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { icons } from '../icons';

/** Draws the icons anew after a change of static/favicon.svg, from the root of the repository. */
async function main(): Promise<void> {
  const drawn = await icons(readFileSync('static/favicon.svg', 'utf8'));
  for (const [name, bytes] of Object.entries(drawn)) writeFileSync(path.join('static', name), bytes);
}

void main();
