/** A number of a text: a sum in rupees, a percentage, or another number. */
export interface WrittenNumber {
  /** As it is written, with its sign and unit: "₹1.5 lakh", "8.00%", "37" */
  readonly text: string;
  /** In rupees, percent or ones */
  readonly value: number;
  /** Half of its last digit: how far the number that it rounds may lie from it */
  readonly rounding: number;
  readonly unit: 'rupees' | 'percent' | 'other';
  readonly index: number;
}

const SIZES: Readonly<Record<string, number>> = { lakh: 1e5, crore: 1e7 };

const WRITTEN =
  /(?<![\d.,₹])(?<rupees>₹)?(?<figure>\d(?:[\d,]*\d)?(?:\.\d+)?)(?:(?<percent> ?%)|(?: (?<size>lakh|crore)\b))?/gu;

/** The numbers of a text, in order. */
export function numbersIn(text: string): readonly WrittenNumber[] {
  return [...text.matchAll(WRITTEN)].map(({ 0: written, index, groups = {} }) => {
    const figure = (groups['figure'] ?? '').replaceAll(',', '');
    const size = SIZES[groups['size'] ?? ''] ?? 1;
    const decimals = figure.split('.')[1]?.length ?? 0;
    const unit = groups['rupees'] ? 'rupees' : groups['percent'] ? 'percent' : 'other';
    return { text: written, value: Number(figure) * size, rounding: (size * 10 ** -decimals) / 2, unit, index };
  });
}

/** Whether a number is the other one, or rounds it: "₹16.5 lakh" is ₹16,46,987. */
export function rounds(number: WrittenNumber, exact: number): boolean {
  return Math.abs(number.value - exact) <= number.rounding * 1.0001;
}

/** How many digits of a number are more than its size: 2,33,750 has five. */
export function digitsOf(value: number): number {
  return String(Math.round(value)).replace(/0+$/u, '').length;
}

/** Whether a number looks like a slip in writing the other: a wrong digit, digits that changed places, or a zero too many or too few. */
export function isSlip(written: number, meant: number): boolean {
  const [one, other] = [written, meant].map((value) => String(Math.round(Math.abs(value)))) as [string, string];
  if (one === other) return Math.sign(written) !== Math.sign(meant);
  if (one.padEnd(other.length, '0') === other.padEnd(one.length, '0')) return true;
  const wrongDigits = [...one].filter((digit, at) => digit !== other[at]).length;
  return one.length === other.length && (wrongDigits === 1 || [...one].sort().join('') === [...other].sort().join(''));
}
