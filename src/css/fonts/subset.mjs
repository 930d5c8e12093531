/*
 * Cuts the display face down to what headings, numbers and buttons use: `npm run fonts`, after an update of the package or a
 * change below. The result is committed, so that a build needs no font tools and every build serves the same bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FIGURES = '0123456789';
const SIGNS = ' .,:?!%&()/+-–−’“”';
/** Kerning and figures of one width. Ligatures, fractions and small signs would add a quarter. */
const FEATURES = ['kern', 'tnum'];

/** One weight: with 600 to 800 the file is 8 KB larger, a fifth of all that a first view may weigh. */
const source = createRequire(import.meta.url).resolve('@expo-google-fonts/anek-latin/700Bold/AnekLatin_700Bold.ttf');
const characters = `${LETTERS}${FIGURES}${SIGNS}₹`;
const face = await subsetFont(await readFile(source), characters, { targetFormat: 'woff2', keepFeatures: FEATURES });
await writeFile(path.join(import.meta.dirname, 'anek.woff2'), face);
console.log(`anek.woff2: ${characters.length} characters, ${face.length} bytes`);
