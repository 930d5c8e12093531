/*
 * Cuts the display face down to what headings, numbers and buttons use: `npm run fonts`, after an update of the package or a
 * change below. The results are committed, so that a build needs no font tools and every build serves the same bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FIGURES = '0123456789';
const SIGNS = ' .,:?!%&()/+-–−’“”';
/** One weight: with 600 to 800 the files are 8 KB larger, a fifth of all that a first view may weigh. */
const WEIGHT = 700;
/** Kerning and figures of one width. Ligatures, fractions and small signs would add a quarter. */
const FEATURES = ['kern', 'tnum'];

/** The package divides the face by script; the sign of the rupee is in another part than the letters. */
const PARTS = [
  { from: 'latin', to: 'anek.woff2', characters: LETTERS + FIGURES + SIGNS },
  { from: 'latin-ext', to: 'anek-rupee.woff2', characters: '₹' },
];

const require = createRequire(import.meta.url);
for (const { from, to, characters } of PARTS) {
  const source = require.resolve(`@fontsource-variable/anek-latin/files/anek-latin-${from}-wght-normal.woff2`);
  const face = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
    keepFeatures: FEATURES,
  });
  await writeFile(path.join(import.meta.dirname, to), face);
  console.log(`${to}: ${characters.length} characters, ${face.length} bytes`);
}
