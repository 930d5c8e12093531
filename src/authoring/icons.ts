import { Resvg } from '@resvg/resvg-js';

/** Sizes in pixels of the pictures in favicon.ico, for tabs, and for tabs on dense screens. */
const TAB_SIZES = [16, 32, 48];
const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** The logo on a square of its own colour, for platforms that crop icons. @throws if the first shape of the logo is not its disc */
function filled(mark: string): string {
  const fill = /<circle[^>]* fill="(#[\da-f]{6})"/.exec(mark)?.[1];
  if (!fill) throw new Error('static/favicon.svg begins with no disc of one colour any more.');
  return mark.replace('<circle', `<rect width="40" height="40" fill="${fill}"/><circle`);
}

function png(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** Packs square PNGs of less than 256 pixels into an ICO file: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(pictures: readonly { readonly size: number; readonly png: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png: { length } }, index) => {
    const entry = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * index;
    header.set([size, size], entry);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += length;
  });
  return Buffer.concat([header, ...pictures.map((picture) => picture.png)]);
}

/**
 * Draws the icons that browsers and phones ask for and that cannot be SVG.
 * @param mark text of static/favicon.svg
 * @returns contents by the names of files in static/
 */
export function icons(mark: string): Readonly<Record<string, Uint8Array>> {
  const square = filled(mark);
  return {
    'favicon.ico': ico(TAB_SIZES.map((size) => ({ size, png: png(mark, size) }))),
    'icon-192.png': png(mark, 192),
    'icon-512.png': png(mark, 512),
    // Phones cut these themselves: iOS into a square with round corners, Android into what its maker likes.
    'apple-touch-icon.png': png(square, 180),
    'icon-full-512.png': png(square, 512),
  };
}
