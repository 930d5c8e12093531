/** The fonts of Open Graph images. */
export const FONTS = [
  { name: 'Display', weight: 700, family: 'noto-serif' },
  { name: 'Body', weight: 600, family: 'noto-sans' },
] as const;

/** `latin` has the English letters, `latin-ext` the rupee sign. */
export const SUBSETS = ['latin', 'latin-ext'] as const;

/** The `font-family` with all subsets. */
export function fontFamily(name: (typeof FONTS)[number]['name']): string {
  return SUBSETS.map((subset) => `'${name} ${subset}'`).join(', ');
}
