import type { Locator } from '@playwright/test';

type ColourName = 'red' | 'orange' | 'yellow' | 'green' | 'sky' | 'blue' | 'grey' | 'other';

/** Where each name begins on the colour wheel, in degrees. */
const wheel: readonly (readonly [from: number, name: ColourName])[] = [
  [0, 'red'],
  [18, 'orange'],
  [42, 'yellow'],
  [70, 'green'],
  [165, 'other'],
  [190, 'sky'],
  [210, 'blue'],
  [250, 'other'],
  [345, 'red'],
];

function nameOf([red, green, blue]: readonly [number, number, number]): ColourName {
  const max = Math.max(red, green, blue);
  const spread = max - Math.min(red, green, blue);
  if (spread < 0.15 * 255) return 'grey';
  const sector =
    max === red ? (green - blue) / spread : max === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  const degrees = (sector * 60 + 360) % 360;
  return wheel.filter(([from]) => degrees >= from).at(-1)?.[1] ?? 'other';
}

/** What a person would call the colour of an element's text, or of another of its colours. */
export async function colourName(
  element: Locator,
  property: 'color' | 'border-top-color' = 'color',
): Promise<ColourName> {
  const css = await element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return nameOf([red, green, blue]);
}
