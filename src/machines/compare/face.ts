interface Face {
  readonly shortName: string;
  /** From 0 to 359 degrees */
  readonly hue: number;
}

const HUES = 360;
/** Spreads names that differ in their last letters over the colour circle. */
const FACTOR = 31;

/** Colour and initials for something without a provider record, derived from its name, so that it looks the same everywhere. */
export function faceOf(name: string): Face {
  const hue = [...name].reduce((sum, letter) => (sum * FACTOR + (letter.codePointAt(0) ?? 0)) % HUES, 0);
  return { shortName: name.replace(/ ?\(.*/u, ''), hue };
}

/** A health plan has the face of its insurer, whose name follows in brackets. */
export const planFace = (name: string): Face => faceOf(/\((?<insurer>.+)\)$/u.exec(name)?.groups?.['insurer'] ?? name);

/** Funds of one house share its hue: its name comes first. */
export const fundFace = (name: string): Face => ({ ...faceOf(name), hue: faceOf(/^\S+/u.exec(name)?.[0] ?? name).hue });
