import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { OPEN_GRAPH_IMAGE_SIZE } from '../../../lib/openGraph';
import { FONTS, SUBSETS } from './fonts';
import type { Element } from './layout';

/** Loads each subset as a font with another name: satori falls back to the next font only if its name is different. */
async function loadFonts(): Promise<Font[]> {
  return Promise.all(
    FONTS.flatMap(({ name, weight, family }) =>
      SUBSETS.map(async (subset) => {
        const file = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
        return { name: `${name} ${subset}`, weight, style: 'normal' as const, data: await readFile(file) };
      }),
    ),
  );
}

let fonts: Promise<Font[]> | undefined;

/**
 * Renders an image.
 * @returns a PNG
 * @throws when no font has one of the letters
 */
export async function renderPng(element: Element): Promise<Uint8Array> {
  const svg = await satori(element as never, {
    ...OPEN_GRAPH_IMAGE_SIZE,
    fonts: await (fonts ??= loadFonts()),
    loadAdditionalAsset(_, letters) {
      throw new Error(
        `the fonts of its picture have no "${letters}"; write the title without it, or add a subset in src/build/output/openGraph/fonts.ts`,
      );
    },
  });
  // The text is outlines by now.
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
