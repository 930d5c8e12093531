const LINES = 3;

/** The largest of 1, 2, 2.5 and 5 times a power of ten that goes into a span of rupees about three times, at most four. */
function lineStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(span, 1) / LINES));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power * LINES >= span * 0.75) ?? 10;
  return factor * power;
}

/**
 * The amounts at which a chart in rupees has a line, in rising order: round ones, the first at or below the least that is drawn and the last at or
 * above the most, so that nothing stands beyond the axis.
 */
export function rupeeLines(least: number, most: number): readonly [number, ...number[]] {
  const step = lineStep(most - least);
  const first = Math.floor(least / step);
  const count = Math.max(Math.ceil(most / step) - first, 1);
  return [first * step, ...Array.from({ length: count }, (_, index) => (first + index + 1) * step)];
}
