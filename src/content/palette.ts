/** Colours for categories, risk labels, products and tiles; each is a pair of tokens in src/css/tokens.css. */
export const hues = ['purple', 'green', 'red', 'emerald', 'blue', 'gray', 'orange', 'yellow', 'sky'] as const;

export type Hue = (typeof hues)[number];
