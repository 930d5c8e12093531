/**
 * Reads a plain decimal number, with or without its unit: '8.5', '8.5%', '20 years'.
 * A comma is never read as a decimal point: '8,5' is unreadable.
 *
 * @param unit matches the lower-case text that may follow the number.
 * @returns the number, zero or more; undefined when the text cannot be read with certainty.
 */
export function parseQuantity(text: string, unit: RegExp): number | undefined {
  const match = /^(?<figure>\d+\.?\d*|\.\d+)\s*(?<rest>.*)$/u.exec(text.trim().toLowerCase());
  const figure = match?.groups?.figure;
  const rest = match?.groups?.rest ?? '';
  if (figure === undefined || (rest !== '' && !unit.test(rest))) return undefined;
  const value = Number(figure);
  return Number.isFinite(value) ? value : undefined;
}
