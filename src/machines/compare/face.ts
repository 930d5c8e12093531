interface Face {
  readonly shortName: string;
  /** From 0 to 359 degrees */
  readonly hue: number;
}

const HUES = 360;
/** Spreads names that differ in their last letters over the circle. */
const FACTOR = 31;

/** A face for what has no record as a provider: from its name alone, so that it is the same wherever it stands. */
export function faceOf(name: string): Face {
  const hue = [...name].reduce((sum, letter) => (sum * FACTOR + (letter.codePointAt(0) ?? 0)) % HUES, 0);
  return { shortName: name.replace(/ ?\(.*/u, ''), hue };
}
