/** Rounded to one decimal: as exact as a drawing is seen, in fewer bytes. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;
