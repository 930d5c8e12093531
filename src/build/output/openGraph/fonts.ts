/** The fonts of the text. */
export const FONTS = [
  { name: 'Display', weight: 700, family: 'noto-serif' },
  { name: 'Body', weight: 600, family: 'noto-sans' },
] as const;

/** The first has the letters of English, the second the rupee sign. */
export const SUBSETS = ['latin', 'latin-ext'] as const;

/** The `font-family` with all subsets. */
export function fontFamily(name: (typeof FONTS)[number]['name']): string {
  return SUBSETS.map((subset) => `'${name} ${subset}'`).join(', ');
}
