import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { icons } from '../icons';

/** Draws the icons anew after a change of static/favicon.svg, from the root of the repository. */
const drawn = icons(readFileSync('static/favicon.svg', 'utf8'));
for (const [name, bytes] of Object.entries(drawn)) writeFileSync(path.join('static', name), bytes);
