import type { Point, Tab } from './tab';

/** Runs in an empty page, which no policy keeps from reading a picture: the colours of a PNG at some points. */
async function readColours(png: string, points: readonly Point[]): Promise<number[][]> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  return points.map(({ x, y }) => [...context.getImageData(Math.round(x), Math.round(y), 1, 1).data].slice(0, 3));
}

/** Relative luminance of a colour with channels from 0 to 255. Source: WCAG 2.2, definition of relative luminance. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * How well two points of what the window shows can be told apart, from 1 to 21. The tab is on an empty page afterwards.
 * Source: WCAG 2.2, definition of contrast ratio.
 * @param pairs points of the window
 */
export async function contrasts(tab: Tab, pairs: readonly (readonly [Point, Point])[]): Promise<number[]> {
  const png = (await tab.screenshot()).toString('base64');
  await tab.open('about:blank');
  const colours = await tab.evaluate(readColours, png, pairs.flat());
  return pairs.map((_pair, index) => {
    const [one, other] = [colours[2 * index] ?? [], colours[2 * index + 1] ?? []].map(luminance) as [number, number];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  });
}
